import { useEffect, useMemo, useState } from 'react';
import { ukDay } from '#contract/common/calendar.ts';
import { yearsToEarn, type YearsToEarn } from '#contract/common/energy/earning.ts';
import type { BatteryYear, MonthHours } from '#contract/common/energy/hourYear.ts';
import { formatWholePounds, minus, type SubPence } from '#contract/common/money.ts';
import { formatKilowattHours } from '#contract/common/numbers.ts';
import { capacityKwh } from '#contract/common/photovoltaic/equipment.ts';
import { asPaidByHome, homeVatPercent, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { counted } from '#contract/common/photovoltaic/wording.ts';
import { FactTable } from '../../../ui/FactTable/FactTable.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Spoken } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as frame from '../EnergyEstimate.css.ts';
import { Basis, type EstimateShared } from '../EnergyEstimate.tsx';
import { TariffChoice } from '../EstimateQuestions.tsx';
import { failed } from '../laterCopy.ts';
import { answersOf, loadHours, type EstimateSubject, type Hours } from '../useEstimate.ts';
import * as styles from './BatteryWorth.css.ts';
import { added, DayChart, meanDay } from './DayChart.tsx';
import { battery as copy, day as dayCopy, earnsText, noBattery, priced, unpriced } from './laterCopy.ts';
import { SizeSlider, stopOf } from './SizeSlider.tsx';

interface BatteryWorthProps extends EstimateShared {
  /** The same system with each battery and with none. */
  readonly alternatives: readonly SystemQuote[];
}

/** A battery that can be bought. */
interface Offer {
  readonly name: string;
  readonly kwh: number;
  readonly isChosen: boolean;
  /** Beyond the same system without one. */
  readonly cost: SubPence;
  readonly total: SubPence;
  readonly warrantyYears: number;
}

/** The same at what is paid for them. */
const asPaid = (kind: EstimateSubject['kind'], quotes: readonly SystemQuote[]): readonly SystemQuote[] =>
  kind === 'home' ? quotes.map((quote) => asPaidByHome(quote, ukDay(Date.now()))) : quotes;

/** What VAT is in the prices; "" where there is none to pay. */
function vatText(kind: EstimateSubject['kind']): string {
  if (kind === 'building') return copy.noVat;
  const percent = homeVatPercent(ukDay(Date.now()));
  return percent > 0 ? copy.vat(percent) : '';
}

const withoutOf = (alternatives: readonly SystemQuote[]) => alternatives.find(({ battery }) => !battery)?.figures.total;

function offersOf({ alternatives, quote }: Pick<BatteryWorthProps, 'alternatives' | 'quote'>): readonly Offer[] {
  const without = withoutOf(alternatives);
  return alternatives.flatMap(({ battery, batteryCount, figures: { total } }) =>
    battery && without !== undefined
      ? {
          name: counted(batteryCount, battery.name),
          kwh: batteryCount * capacityKwh(battery),
          isChosen: battery.id === quote.battery?.id,
          cost: minus(total, without),
          total,
          warrantyYears: Number.parseInt(battery.warranty, 10),
        }
      : [],
  );
}

type Ask = (kwh: number) => BatteryYear;

/** Undefined while the year of weather is on its way, and where there is no estimate. */
function useBatteries({ subject, quote, said, range }: EstimateShared) {
  const [hours, setHours] = useState<Hours | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const { kind } = subject;
  useEffect(() => {
    loadHours[kind]().then(setHours, () => setFailed(true));
  }, [kind]);
  const ask = useMemo((): Ask | undefined => {
    if (!range) return undefined;
    const answers = answersOf(subject, quote, said);
    const { opening = 'weekdays', tariff = 'flat' } = said;
    return kind === 'home'
      ? hours?.batteriesOfHome?.(range, answers, said)
      : hours?.batteriesOfBuilding?.(range, answers, { opening, tariff });
  }, [hours, range, kind, subject, quote, said]);
  return { ask, hasFailed };
}

/** What a battery of any size would earn beside this quote, and what it does on a day in June and one in December. */
export function BatteryWorth(given: BatteryWorthProps) {
  const { reason, quote } = given;
  const { kind } = given.subject;
  const alternatives = useMemo(() => asPaid(kind, given.alternatives), [given.alternatives, kind]);
  const props = { ...given, alternatives };
  const offers = useMemo(() => offersOf({ alternatives, quote }), [alternatives, quote]);
  const { ask, hasFailed } = useBatteries(props);
  // By itself: a slider that moves changes nothing of it.
  const years = useMemo(() => offers.map(({ cost, kwh }) => ask && yearsToEarn(cost, ask(kwh).worth)), [offers, ask]);
  if (hasFailed) return <Notice tone="danger">{failed}</Notice>;
  if (!reason && !ask) return null;
  return (
    <div className={frame.questions}>
      {reason && <p>{reason}</p>}
      {ask && <Explorer {...props} offers={offers} years={years} ask={ask} />}
      {!ask && <Prices {...props} offers={offers} years={years} />}
    </div>
  );
}

interface PricesProps extends BatteryWorthProps {
  readonly offers: readonly Offer[];
  /** In which each of them earns its price; undefined where there is no estimate. */
  readonly years: readonly (YearsToEarn | undefined)[];
}

interface ExplorerProps extends PricesProps {
  readonly ask: Ask;
}

function Explorer(props: ExplorerProps) {
  const { offers, ask, basis, said, onSay } = props;
  // The quote's own; else the one in the middle, of which most is to be seen.
  const first = offers.find(({ isChosen }) => isChosen) ?? offers[Math.floor(offers.length / 2)];
  const [stop, setStop] = useState(() => (first ? stopOf(first.kwh) : 0));
  const offer = offers.find((one) => stopOf(one.kwh) === stop);
  const kwh = offer?.kwh ?? stop;
  const { worth, year } = ask(kwh);
  const sentence = sentenceOf({ kwh, worth, offer, offers });
  const label = kwh === 0 ? copy.none : copy.named(kwh);
  return (
    <>
      <div className={frame.answer} part="figure">
        <div>
          <p className={frame.label}>{label}</p>
          <p className={frame.worth}>
            {earnsText(worth)} <span className={frame.unit}>{copy.aYear}</span>
          </p>
        </div>
        <p>{sentence}</p>
      </div>
      <div className={styles.bench}>
        <div className={frame.questions}>
          <SizeSlider
            stop={stop}
            label={label}
            short={kwh === 0 ? copy.noneShort : formatKilowattHours(kwh)}
            sizes={offers.map((one) => one.kwh)}
            onStop={setStop}
          />
          <TariffChoice name="battery-tariff" said={said} onSay={onSay} />
        </div>
        <Days year={year} />
        <div className={styles.prices}>
          <Prices {...props} />
        </div>
      </div>
      <Basis sentences={[...basis, copy.losses, ...(said.tariff === 'time-of-use' ? [copy.atNight] : [])]} />
      <Spoken text={`${label}: ${earnsText(worth)} ${copy.aYear}. ${sentence}`} />
    </>
  );
}

interface Shown {
  readonly kwh: number;
  readonly worth: BatteryYear['worth'];
  /** Undefined between the sizes of the catalogue. */
  readonly offer: Offer | undefined;
  readonly offers: readonly Offer[];
}

function sentenceOf({ kwh, worth, offer, offers }: Shown): string {
  if (kwh === 0) return noBattery;
  if (offer) {
    const { cost, warrantyYears } = offer;
    return priced({ kwh, worth, cost: formatWholePounds(cost), years: yearsToEarn(cost, worth), warrantyYears });
  }
  const smaller = offers.filter((one) => one.kwh < kwh).at(-1);
  const larger = offers.find((one) => one.kwh > kwh);
  return unpriced(
    { kwh, worth },
    [smaller, larger].flatMap((one) => one?.kwh ?? []),
  );
}

/** What each battery costs, and in how many years it earns that. */
function Prices({ subject, offers, years, alternatives }: PricesProps) {
  const without = withoutOf(alternatives);
  const rows = offers.map(({ name, cost, total, isChosen }, at) => {
    const back = years[at];
    return {
      label: `${name}, ${formatWholePounds(cost)}${isChosen ? copy.yours : ''}`,
      value: [copy.inAll(formatWholePounds(total)), ...(back ? [copy.earned(back)] : [])].join(', '),
    };
  });
  const none = without === undefined ? [] : [{ label: copy.without, value: copy.inAll(formatWholePounds(without)) }];
  return (
    <FactTable caption={copy.prices} rows={[...none, ...rows]} note={`${vatText(subject.kind)} ${copy.kept}`.trim()} />
  );
}

/** Both to one scale. */
function Days({ year }: { readonly year: MonthHours }) {
  const [june, december] = [meanDay(year, 5), meanDay(year, 11)];
  const up = Math.max(...june.made, ...december.made, ...june.used, ...december.used);
  const down = Math.max(...[june, december].flatMap(({ given, bought }) => added(given, bought)));
  return (
    <div className={styles.days}>
      <DayChart month={dayCopy.months.june} day={june} most={{ up, down }} />
      <DayChart month={dayCopy.months.december} day={december} most={{ up, down }} />
    </div>
  );
}
