import { formatPounds, formatWholePounds } from '#contract/common/money.ts';
import { batteries, inverters, mountings, panels } from '#contract/solar/catalogue.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { projectNamed } from '../../facts/caseStudies.ts';
import { batteryExamples, homeExample } from '../../facts/exampleSystems.ts';
import { factText } from '../../facts/facts.ts';
import { questionsNamed } from '../../facts/faqs.ts';
import { solarSteps } from '../../facts/fittingSteps.ts';
import { solarRanges, yearsOf } from '../../facts/prices.ts';
import { Prose } from '../../figures/Prose.tsx';
import { SolarByMonth, SolarCostParts } from '../../figures/SolarCharts.tsx';
import { NumberedList, type NumberedContent } from '../../kit/components/Lists.tsx';
import { ProductPage, type ProductContent } from '../../kit/components/ProductPage.tsx';

const { sizeKw, annualKwh, annualSavings, co2Kg, panelCount, total } = homeExample;
const [withBattery] = batteryExamples;
const powers = panels.map(({ powerW }) => powerW);
const [pitched] = mountings;
const warrantyOf = (name: string, items: readonly { readonly warranty: string }[]) =>
  yearsOf(
    name,
    items.map(({ warranty }) => warranty),
  );

/** In the order of the numbers on the drawing of the house. */
const parts: NumberedContent = [
  {
    title: 'Panels',
    text: `Three to choose from, ${Math.min(...powers)} to ${Math.max(...powers)} watts each.`,
  },
  { title: 'Mounting', text: `${pitched.summary} Flat roofs and gardens have frames of their own.` },
  { title: 'Inverter', text: 'Turns what comes off the roof into mains power for your sockets.' },
  {
    title: 'Battery, if you want one',
    text: `Keeps the afternoon's power for the evening: ${batteries[0].capacity} to ${batteries[2].capacity}.`,
  },
  { title: 'Fuse board and meter', text: 'We connect to your fuse board. A smart meter measures what you export.' },
  { title: 'The grid', text: "What you don't use goes out here, and you're paid for it. We do the paperwork." },
];

/** What a home needs to know before it asks for a price. */
const content: ProductContent = {
  here: 'Solar',
  heading: 'Solar panels for your home',
  lead: "Panels, inverter and battery: surveyed, fitted and switched on. You see the price before you've talked to anyone.",
  Picture: drawing('home-scene'),
  price: { label: 'A home system, fitted', text: solarRanges.homes.text },
  gain: {
    heading: `What ${sizeKw} kW makes in a year`,
    text: `${sizeKw} kW is ${panelCount} panels: enough for a typical house, and they fit on a normal semi.`,
    rows: [
      {
        figure: `${annualKwh.toLocaleString('en-GB')} kWh`,
        text: 'a year on an unshaded roof facing south. East and west make about 80 to 85% of that.',
      },
      {
        figure: `${factText('estimate-newcastle-south')} a year`,
        text: `estimated for a typical Newcastle home that uses ${factText('estimate-use')} a year, at prices of ${factText('estimate-prices')}. Your quote also shows ${formatWholePounds(annualSavings)}, which counts ${formatPounds(solarAssumptions.valuePerKwh)} for each kWh.`,
      },
      { figure: `${co2Kg} kg of CO₂`, text: 'avoided each year.' },
    ],
    Chart: SolarByMonth,
  },
  fitted: {
    heading: 'What we fit',
    text: 'All of this is in the price. The battery is up to you.',
    content: <NumberedList items={parts} Picture={drawing('solar-fitted-numbered')} isWide />,
  },
  cost: {
    heading: 'What it costs',
    paragraphs: [
      `${solarRanges.homes.text} is what home systems usually cost installed. Size, roof and battery make the difference, and a small system can cost less, like the one drawn here. ${factText('local-vat-homes')}`,
      `The drawing shows the system that our quote starts with: ${sizeKw} kW without a battery, for ${formatWholePounds(total)}. With the smallest battery it's ${formatWholePounds(withBattery.total)}.`,
      "Your own quote has a price for each part. Change one, and you see what that does to the total. Nothing's agreed until we've seen your roof and confirmed the price.",
    ],
    Chart: SolarCostParts,
  },
  steps: { heading: 'From quote to switch-on', items: solarSteps },
  warranty: {
    heading: 'How long each part is covered',
    text: "These are the makers' warranties on the parts in our price list.",
    caption: 'Years under warranty',
    parts: [
      warrantyOf('Panels', panels),
      warrantyOf('Mounting', mountings),
      warrantyOf('Inverter', inverters),
      warrantyOf('Battery', batteries),
    ],
    note: `Every panel has at least a ${factText('local-solar-warranty')}. The bars show the shortest warranty of each part.`,
  },
  project: projectNamed('newcastle-home-solar-installation'),
  questions: questionsNamed([
    'do-panels-work-on-a-cloudy-day',
    'how-long-do-solar-panels-last',
    'can-i-add-a-battery-later',
    'do-i-need-planning-permission',
    'is-there-vat-on-solar-panels',
  ]),
  related: {
    heading: 'Read more before you decide',
    links: [
      {
        href: '/blog/solar-panel-cost-newcastle',
        title: 'What solar panels cost',
        text: 'Every part of the price, taken apart.',
      },
      {
        href: '/battery-storage-north-east',
        title: 'Batteries',
        text: "When one pays for itself, and when it doesn't.",
      },
      { href: '/commercial-solar-quote', title: 'Solar for a business', text: 'Larger roofs, from 5 to 100 kW.' },
    ],
  },
  form: {
    tag: 'solar-quote',
    heading: 'Get my solar quote',
    lead: 'Four short steps to your price. No account needed.',
    withoutScript: {
      subject: 'Solar quote',
      weCan: 'work out your quote',
      tellUs: 'Tell us your postcode, the type of roof and roughly what you pay for electricity each month.',
    },
  },
  help: { title: 'Rather talk it through?', text: "Call or email us and we'll go through it with you." },
};

/** Solar for homes, from what it makes to the form that prices it. */
export const Solar = () => <ProductPage content={content} Answer={Prose} />;
