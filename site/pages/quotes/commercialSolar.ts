import { commercialSolarLimits } from '#contract/commercial-solar/limits.ts';
import { commercialSolarAssumptions } from '#contract/commercial-solar/pricing.ts';
import { formatPounds } from '#contract/common/money.ts';
import { MountingFlat } from '../../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import type { QuotePageContent } from './QuotePage.tsx';

const { kwhPerKw, valuePerKwh, co2GramsPerKwh, installationPercent, designPercent } = commercialSolarAssumptions;

export const commercialSolarPage: QuotePageContent = {
  tag: 'commercial-solar-quote',
  heading: 'Commercial solar quote',
  lead: 'Four short steps to price and payback.',
  about: 'Offices, factories, warehouses, schools: design a system and see what it costs and earns.',
  promises: ['Four short steps', 'Price, production and payback', 'A copy by email with the PDF'],
  withoutScript: {
    subject: 'Commercial solar quote',
    weCan: 'work out your quote',
    tellUs: 'Tell us the postcode, the type of roof and roughly what the business pays for electricity each month.',
  },
  highlights: {
    heading: 'Figures your board can use',
    items: [
      {
        title: 'The whole investment',
        text: 'Equipment, installation and design, itemised without VAT, as a PDF with a reference.',
        Picture: drawing('report'),
      },
      {
        title: 'What it earns',
        text: "Yearly production and savings, payback, and the CO₂ you'd avoid.",
        Picture: drawing('yield'),
      },
      {
        title: 'Sized for your roof',
        text: 'In steps of 5 kW, with the right number of inverters and batteries.',
        Picture: MountingFlat,
      },
    ],
  },
  steps: [
    { title: 'Your quote, online', text: 'Choose a system and equipment, add your details, and see your figures.' },
    { title: 'Structural and electrical survey', text: 'We check your roof, loads and supply, and confirm the price.' },
    { title: 'Grid application', text: 'The network operator has to agree before a system of this size is connected.' },
    { title: 'Installation', text: 'Planned around your opening hours.' },
  ],
  facts: {
    heading: 'How we work out your figures',
    paragraphs: [
      'Every quote is the size of the system times these figures, so you can check it yourself.',
      "Nothing's agreed until we've seen the roof and you've said yes.",
    ],
    rows: [
      { figure: `${kwhPerKw} kWh`, text: 'a year from each kilowatt of panels' },
      { figure: formatPounds(valuePerKwh), text: 'is what each kilowatt-hour is worth' },
      { figure: `${co2GramsPerKwh} g`, text: 'of CO₂ avoided with each kilowatt-hour' },
      {
        figure: `${installationPercent}% + ${designPercent}%`,
        text: 'of the equipment price for installation and design',
      },
    ],
  },
  related: {
    heading: 'More for your business',
    links: [
      {
        href: '/commercial-energy-comparison',
        title: 'Compare business energy',
        text: "For the electricity your roof doesn't make.",
      },
      {
        href: '/solar-quote?customerType=business',
        title: 'A smaller roof',
        text: 'Up to 30 kW, with home-sized equipment.',
      },
      {
        href: '/contact?subject=quote',
        title: 'Chargers for a car park',
        text: 'Tell us how many cars and how long they stay.',
      },
    ],
  },
  help: {
    title: `More than ${commercialSolarLimits.sizeKw.max} kW, or a lease?`,
    text: "Call or email us and we'll price larger roofs and other ways to pay for you.",
  },
};
