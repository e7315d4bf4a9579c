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
  about: 'Offices, factories, warehouses, schools: design a system and see what it costs and what it earns.',
  promises: ['Four short steps', 'Price, production and payback', 'A copy by email with the PDF'],
  withoutScript: {
    subject: 'Commercial solar quote',
    weCan: 'work out your quote',
    tellUs: 'Tell us the postcode, the kind of roof and about what the business pays for electricity each month.',
  },
  highlights: {
    heading: 'Figures for the board, not for the bin',
    items: [
      {
        title: 'The whole investment',
        text: 'Equipment, installation and design part by part, without VAT, as a PDF with a reference.',
        Picture: drawing('report'),
      },
      {
        title: 'What it earns',
        text: 'Production and savings a year, the payback, and the CO₂ you no longer report.',
        Picture: drawing('yield'),
      },
      {
        title: 'Sized like your roof',
        text: 'In steps of 5 kW, with as many inverters and batteries as the size needs.',
        Picture: MountingFlat,
      },
    ],
  },
  steps: [
    { title: 'Your quote, online', text: 'System, equipment, contact details, and the figures are on the screen.' },
    { title: 'Structural and electrical survey', text: 'We look at roof, loads and supply, and confirm the price.' },
    { title: 'Grid application', text: 'The network operator has to agree before a system of this size is connected.' },
    { title: 'Installation', text: 'Planned around your opening hours.' },
  ],
  facts: {
    heading: 'No mystery in the figures',
    paragraphs: [
      'Every quote is the size of the system times these figures, so you can check it with a pencil.',
      'Nothing is agreed until we have seen the roof and you have said yes.',
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
    heading: 'For a business, also',
    links: [
      {
        href: '/commercial-energy-comparison',
        title: 'Compare business energy',
        text: 'For the electricity that your roof does not make.',
      },
      {
        href: '/solar-quote?customerType=business',
        title: 'A smaller roof',
        text: 'Up to 30 kW, with the equipment of a home.',
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
    text: 'Ring or write: larger roofs and other ways to pay are worked out by a person.',
  },
};
