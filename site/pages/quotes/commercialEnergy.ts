import { SIZE_LIMITS } from '#contract/commercial-energy/usage.ts';
import { formatKwh, HOW_WE_ARE_PAID, NO_COOLING_OFF } from '#contract/commercial-energy/wording.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import type { QuotePageContent } from './QuotePage.tsx';

const { microbusiness } = SIZE_LIMITS;

export const commercialEnergyPage: QuotePageContent = {
  tag: 'commercial-energy-quote',
  heading: 'Compare business energy',
  lead: 'Four short steps, then we find your offers.',
  about:
    'Tell us what your business uses. A specialist asks the suppliers, lays the offers side by side and rings you.',
  promises: ['Four short steps', 'No bill to hand? Estimates will do', 'You decide, or you stay where you are'],
  withoutScript: {
    subject: 'Business energy comparison',
    weCan: 'start your comparison',
    tellUs: 'Tell us the name of the business, its postcode, and about what it spends on gas and electricity.',
  },
  highlights: {
    heading: 'What the comparison gives you',
    items: [
      {
        title: 'Offers on one page',
        text: 'Unit rates, standing charges and the end date of each, in the same order and the same units.',
        Picture: drawing('offers'),
      },
      {
        title: 'Your end date counted',
        text: 'Tell us when it ends, and we know when asking makes sense.',
        Picture: drawing('calendar'),
      },
      {
        title: 'The switch arranged',
        text: 'If you say yes to an offer, we arrange the change of supplier with you.',
        Picture: drawing('signature'),
      },
    ],
  },
  steps: [
    { title: 'Your business', text: 'Name, kind and postcode.' },
    {
      title: 'Your energy',
      text: 'A typical figure or your own, the meters and the end of the contract if you know it.',
    },
    { title: 'We compare', text: 'A specialist looks at it within two hours of our opening times, and contacts you.' },
    { title: 'You choose', text: 'Sign, wait, or stay. The comparison costs you nothing.' },
  ],
  facts: {
    heading: 'How we are paid, and what protects you',
    paragraphs: [HOW_WE_ARE_PAID.text, NO_COOLING_OFF],
    rows: [
      {
        figure: formatKwh(microbusiness.electricityKwh),
        text: 'of electricity a year or less makes a business a microbusiness, with more rights',
      },
      { figure: formatKwh(microbusiness.gasKwh), text: 'of gas a year or less does the same' },
      { figure: '8 weeks', text: 'after a complaint small businesses can go to the Energy Ombudsman, free of charge' },
    ],
  },
  related: {
    heading: 'Use less of it',
    links: [
      {
        href: '/commercial-solar-quote',
        title: 'Solar for your roof',
        text: 'Price 5 to 100 kW and see when it has paid for itself.',
      },
      {
        href: '/solar-quote?customerType=business',
        title: 'A smaller business',
        text: 'Systems up to 30 kW, with the price in four steps.',
      },
      { href: '/contact?subject=energy', title: 'Several sites', text: 'Send us the list: we compare them as one.' },
    ],
  },
  help: {
    title: 'Several meters, or a bill you cannot read?',
    text: 'Send us the last bill: we take the figures from it.',
  },
};
