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
    'Tell us what your business uses. A specialist asks the suppliers, puts the offers side by side and calls you.',
  promises: ['Four short steps', 'No bill to hand? Estimates will do', 'No obligation'],
  withoutScript: {
    subject: 'Business energy comparison',
    weCan: 'start your comparison',
    tellUs: 'Tell us your business name, its postcode, and roughly what you spend on gas and electricity.',
  },
  highlights: {
    heading: 'What the comparison gives you',
    items: [
      {
        title: 'Every offer, side by side',
        text: 'Unit rates, standing charges and the end date of each, in the same order and the same units.',
        Picture: drawing('offers'),
      },
      {
        title: 'Switch at the right time',
        text: "Tell us when your contract ends and we'll know the best time to compare.",
        Picture: drawing('calendar'),
      },
      {
        title: 'We arrange the switch',
        text: 'If you choose an offer, we arrange the change of supplier with you.',
        Picture: drawing('signature'),
      },
    ],
  },
  steps: [
    { title: 'Your business', text: 'Your business name, type and postcode.' },
    {
      title: 'Your energy',
      text: 'A typical figure or your own, your meters, and your contract end date if you know it.',
    },
    { title: 'We compare', text: 'A specialist contacts you within two hours, in our opening hours.' },
    { title: 'You choose', text: "Sign, wait or stay put. The comparison's free." },
  ],
  facts: {
    heading: "How we're paid and your rights",
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
    heading: 'Cut your energy use',
    links: [
      {
        href: '/commercial-solar-quote',
        title: 'Solar for your roof',
        text: 'Price 5 to 100 kW and see when it pays for itself.',
      },
      {
        href: '/solar-quote?customerType=business',
        title: 'A smaller business',
        text: 'Systems up to 30 kW, with the price in four steps.',
      },
      {
        href: '/contact?subject=energy',
        title: 'Several sites',
        text: "Send us the list and we'll compare them together.",
      },
    ],
  },
  help: {
    title: 'Got several meters, or a confusing bill?',
    text: "Send us your last bill and we'll take the figures from it.",
  },
};
