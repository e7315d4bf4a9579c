import { VALID_HOURS } from '#contract/instant/limits.ts';
import { MeterPicture } from '../../../widgets/ui/illustrations/EnergyPictures.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { planPrice, servicePrice } from '../../facts/prices.ts';
import type { QuotePageContent } from './QuotePage.tsx';

export const instantPage: QuotePageContent = {
  tag: 'instant-quote',
  heading: 'Get a quote',
  lead: 'Four short steps to your monthly price.',
  about:
    'Gas and electricity, boiler cover, HomeCare, a new boiler or a smarter home: one form, and a monthly price at the end of it.',
  promises: ['Four short steps', 'Price and features at once', `Valid for ${VALID_HOURS} hours`],
  withoutScript: {
    subject: 'Quote',
    weCan: 'give you a price',
    tellUs: 'Tell us your postcode and what you would like a price for.',
  },
  highlights: {
    heading: 'One form for five services',
    items: [
      {
        title: 'Energy',
        text: `Gas and electricity for ${servicePrice('Gas and electricity')} a month, fixed for twelve months. An illustration until we know your meters.`,
        Picture: MeterPicture,
      },
      {
        title: 'Cover',
        text: `Boiler cover for ${servicePrice('Boiler cover')} a month, or HomeCare for the whole house for ${servicePrice('HomeCare')}.`,
        Picture: drawing('shield'),
      },
      {
        title: 'New at home',
        text: `A new boiler for ${servicePrice('Boiler installation')} a month, installed, or a smart home for ${servicePrice('Smart home')}.`,
        Picture: drawing('thermostat'),
      },
    ],
  },
  steps: [
    { title: 'Choose a service', text: 'And tell us the postcode.' },
    { title: 'Your details', text: 'How we reach you, and the address the quote is for.' },
    { title: 'Your quote', text: 'Price a month and a year, and everything that is included.' },
    {
      title: 'Decide',
      text: 'Ring us, or press “Buy online”: we call you back to arrange it. You pay nothing on this site.',
    },
  ],
  facts: {
    heading: 'What the price is, and what it is not',
    paragraphs: [
      'The price is the same for every home and stays as shown for that time.',
      'It is no contract: we confirm it with you when we know your meters, your boiler and your home.',
    ],
    rows: [
      { figure: `${VALID_HOURS} hours`, text: 'is how long the price on your screen holds' },
      { figure: '× 12', text: 'gives the price of a year: nothing is added to it' },
      { figure: '5 working days', text: 'is what a switch of supplier takes in Great Britain' },
    ],
  },
  related: {
    heading: 'Something else?',
    links: [
      {
        href: '/find-my-quote',
        title: 'Find my quote',
        text: 'You have asked before: we mail you the link to it again.',
      },
      { href: '/solar-quote', title: 'Solar and batteries', text: 'Also for heat pumps: we note what else you want.' },
      { href: '/ev-quote', title: 'EV charger', text: 'Four chargers with their installation.' },
      {
        href: '/homecare-quote',
        title: 'HomeCare plans',
        text: `Standard, Plus and Complete, from ${planPrice('Standard')} a month.`,
      },
      { href: '/commercial-energy-comparison', title: 'Energy for a business', text: 'A specialist compares for you.' },
      {
        href: '/contact?subject=boiler',
        title: 'Boiler service or repair',
        text: 'Tell us what your boiler does, or does not.',
      },
    ],
  },
  help: { title: 'Rather ask a person?', text: 'Ring or write: we go through it with you and send the same quote.' },
};
