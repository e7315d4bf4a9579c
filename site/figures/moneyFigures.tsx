import { formatPrice, formatWholePounds, minus, toPounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { chargers } from '#contract/ev/catalogue.ts';
import { chargingAssumptions, chargingCostPerYear, type ChargingPlace } from '#contract/ev/chargingCost.ts';
import { grantFor } from '#contract/ev/grant.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { poundsText } from '../../widgets/ui/Chart/poundsText.ts';
import { PaybackChart } from '../../widgets/ui/PaybackChart/PaybackChart.tsx';
import { businessExample, businessTaxRelief, homeExample } from '../library/exampleSystems.ts';
import { contentDay } from '../library/facts.ts';
import { DayChart } from './charts/DayChart.tsx';
import { fromHours, sunOf } from './charts/dayCurve.ts';
import { SplitBars } from './charts/SplitBars.tsx';
import { Timeline } from './charts/Timeline.tsx';

/** The VAT on panels and batteries in homes, by date. */
export const VatTimeline = () => (
  <Timeline
    caption="VAT on panels and batteries fitted to a home"
    steps={[
      { when: 'Before 1 April 2022', figure: '20%', text: 'or 5% for some homes' },
      { when: 'From 1 April 2022', figure: '0%', text: 'for panels, and batteries fitted with them' },
      { when: 'From 1 February 2024', figure: '0%', text: 'for batteries fitted alone, too', isNow: true },
      { when: 'From 1 April 2027', figure: '5%', text: 'for all of it' },
    ]}
  />
);

// What leaves the house of the example: 60%.
const EXPORTED_KWH = homeExample.annualKwh * 0.6;
const EXPORT_RATES = [
  ['The lowest of spring 2024', 3.5],
  ['The highest of spring 2024', 12],
  ['A good fixed rate of 2026', 15],
] as const;

/** What the same export earns on different tariffs. */
export const ExportEarnings = () => (
  <BarChart
    caption={`What ${EXPORTED_KWH.toLocaleString('en-GB')} exported kWh earn in a year`}
    bars={EXPORT_RATES.map(([label, pence], index) => ({
      label,
      note: `${pence}p for each kWh`,
      value: pence,
      text: poundsText((EXPORTED_KWH * pence) / 100),
      isMain: index > 0,
    }))}
    note="Rates change every few months, and the best ask you to buy from the same supplier."
  />
);

const PLACES = [
  ['At home, at night', 'night'],
  ['At home, at the price cap', 'standard'],
  ['At rapid chargers in public', 'publicRapid'],
] as const satisfies readonly (readonly [string, ChargingPlace])[];

/** What a year of driving costs at three places. */
export const ChargingCosts = () => (
  <BarChart
    caption={`What ${chargingAssumptions.milesPerYear.toLocaleString('en-GB')} miles cost in a year`}
    bars={PLACES.map(([label, place]) => ({
      label,
      note: `${chargingAssumptions[place].perKwh / 100}p, ${chargingAssumptions[place].asOf}`,
      value: toPounds(chargingCostPerYear(place)),
      text: formatWholePounds(chargingCostPerYear(place)),
      isMain: place === 'night',
    }))}
    note={`At ${chargingAssumptions.milesPerKwh} miles for each kWh.`}
  />
);

const rentersGrant = (price: (typeof chargers)[number]['price']) =>
  grantFor({ price, isRenting: true, customerType: 'home', day: contentDay() }).amount;

/** What a tenant pays for each charger, and what the grant does. */
export const GrantShares = () => (
  <SplitBars
    caption="What a tenant pays for a charger"
    names={['you pay', 'the grant pays']}
    rows={chargers
      .filter(({ price }, index) => chargers.findIndex((other) => other.price === price) === index)
      .map(({ name, price }) => {
        const grant = rentersGrant(price);
        const rest = minus(price, grant);
        return {
          label: `${name}, ${formatPrice(price)}`,
          first: { value: toPounds(rest), text: formatPrice(rest) },
          second: { value: toPounds(grant), text: formatPrice(grant) },
        };
      })}
    note="With standard installation and VAT, by the rules of the day on which this page was made."
  />
);

// A small manufacturer on a weekday, in kW at every full hour («own knowledge»).
const WORKING_LOAD = fromHours([5, 5, 5, 5, 5, 6, 9, 20, 31, 34, 35, 35, 31, 33, 35, 34, 31, 22, 11, 8, 6, 6, 5, 5, 5]);

/** A clear weekday in May on the roof of the example. */
export const WorkingDay = () => (
  <DayChart
    caption="A clear weekday in May, 50 kW on the roof"
    made={sunOf(5, 21, 38)}
    used={WORKING_LOAD}
    told="The firm needs most between eight and five, and the roof makes most between nine and five: both curves lie over each other for most of the working day. A little is left over around noon and in the evening."
    note="An example, not a measurement. Your own half-hourly readings draw the real picture."
  />
);

/** What a commercial roof has paid and saved after so many years. */
export const CommercialPayback = () => (
  <PaybackChart
    caption={`What ${businessExample.sizeKw} kW cost and save over 25 years`}
    years={25}
    total={toPounds(businessExample.total)}
    annualSavings={toPounds(businessExample.annualSavings)}
    paybackLabel={`Paid back after ${formatPayback(businessExample.paybackTenths)} years, before tax`}
    texts={{ cost: 'System cost', savings: 'Savings so far', year: 'Year' }}
  />
);

const SMALL_PROFITS_PERCENT = 19;

/** What is left to pay after the first-year allowance, at both rates. */
export const TaxRelief = () => (
  <SplitBars
    caption={`What ${poundsText(toPounds(businessExample.total))} cost after corporation tax`}
    names={['left to pay', 'less tax']}
    rows={[
      ['At the main rate', businessTaxRelief.percent] as const,
      ['At the small profits rate', SMALL_PROFITS_PERCENT] as const,
    ].map(([label, percent]) => {
      const relief = (toPounds(businessExample.total) * percent) / 100;
      const rest = toPounds(businessExample.total) - relief;
      return {
        label: `${label}, ${percent}%`,
        first: { value: rest, text: poundsText(rest) },
        second: { value: relief, text: poundsText(relief) },
      };
    })}
    note="With enough profit in the year of the purchase. Not advice for your own case: ask your accountant."
  />
);
