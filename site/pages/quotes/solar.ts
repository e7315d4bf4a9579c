import { formatPounds } from '#contract/common/money.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { BatteryPicture, PanelPicture } from '../../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { RoofPitched } from '../../../widgets/ui/illustrations/RoofPictures.tsx';
import { solarSteps } from '../../facts/fittingSteps.ts';
import { solarRanges } from '../../facts/prices.ts';
import type { QuotePageContent } from './QuotePage.tsx';

const { kwhPerKw, valuePerKwh, co2GramsPerKwh, installationPercent, designPercent } = solarAssumptions;

const solarFacts: QuotePageContent['facts']['rows'] = [
  { figure: `${kwhPerKw} kWh`, text: 'a year from each kilowatt of panels, on an unshaded roof that faces south' },
  {
    figure: formatPounds(valuePerKwh),
    text: 'is what each kilowatt-hour is worth, used at home and exported together',
  },
  { figure: `${co2GramsPerKwh} g`, text: 'of CO₂ avoided with each kilowatt-hour' },
  { figure: `${installationPercent}% + ${designPercent}%`, text: 'of the equipment price for installation and design' },
];

export const solarPage: QuotePageContent = {
  tag: 'solar-quote',
  heading: 'Your home solar quote',
  businessHeading: 'Your business solar quote',
  lead: 'Four short steps to your price. No account.',
  about: "An estimate you can keep. Nothing's agreed until we've seen the roof and you've said yes.",
  promises: ['Four short steps', 'See the price before you call', 'A copy by email with the PDF'],
  withoutScript: {
    subject: 'Solar quote',
    weCan: 'work out your quote',
    tellUs: 'Tell us your postcode, the type of roof and roughly what you pay for electricity each month.',
  },
  highlights: {
    heading: 'What your quote tells you',
    items: [
      {
        title: 'Price, part by part',
        text: 'Panels, inverter, mounting, installation and design, each with its own price.',
        Picture: PanelPicture,
      },
      {
        title: 'Whether a battery is worth it',
        text: 'Try sizes up to 15 kWh: what each earns in a year, and how long it takes to earn its price.',
        Picture: BatteryPicture,
      },
      {
        title: 'For a home or a business',
        text: `Homes up to ${solarLimits.sizeKw.home.max} kW, businesses up to ${solarLimits.sizeKw.business.max} kW. Larger roofs have their own page.`,
        Picture: RoofPitched,
      },
    ],
  },
  steps: solarSteps,
  facts: {
    heading: 'How we work out your figures',
    paragraphs: [
      'Every quote is the size of the system times these figures.',
      `Home systems cost ${solarRanges.homes.text} installed, small ones less. With business roofs up to ${solarLimits.sizeKw.business.max} kW, the range is ${solarRanges.homesAndBusinesses.text}.`,
      'East and west roofs make about 80 to 85% of the south-facing figure. The survey tells you what yours will make.',
    ],
    rows: solarFacts,
  },
  related: {
    heading: 'Goes well with solar',
    links: [
      { href: '/ev-charging', title: 'An EV charger', text: 'Two of our four chargers can run on your solar power.' },
      {
        href: '/commercial-solar-quote',
        title: 'Solar for a large roof',
        text: 'Factories, schools, farms and offices from 5 to 100 kW.',
      },
      {
        href: '/get-a-quote?service=Gas+and+electricity',
        title: 'Gas and electricity',
        text: "For when the sun's not shining.",
      },
    ],
  },
  help: { title: 'Stuck, or not sure?', text: "Call or email us and we'll go through the questions with you." },
};
