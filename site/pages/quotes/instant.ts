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
    "Gas and electricity, boiler cover, HomeCare, a new boiler or a smart home: one form, and you'll see a monthly price.",
  promises: ['Four short steps', 'Price and features at once', `Valid for ${VALID_HOURS} hours`],
  withoutScript: {
    subject: 'Quote',
    weCan: 'give you a price',
    tellUs: "Tell us your postcode and what you'd like a price for.",
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
        title: 'New boiler or smart home',
        text: `A new boiler for ${servicePrice('Boiler installation')} a month, installed, or a smart home for ${servicePrice('Smart home')}.`,
        Picture: drawing('thermostat'),
      },
    ],
  },
  steps: [
    { title: 'Choose a service', text: 'Choose a service and tell us your postcode.' },
    { title: 'Your details', text: 'How to reach you, and the address the quote is for.' },
    { title: 'Your quote', text: "Your monthly and yearly price, and everything that's included." },
    {
      title: 'Decide',
      text: "Call us, or press “Buy online” and we'll call you back to arrange it. You don't pay anything on this site.",
    },
  ],
  facts: {
    heading: 'What your price means',
    paragraphs: [
      'The price is the same for every home and stays as shown for that time.',
      "It isn't a contract. We'll confirm it once we know your meters, boiler and home.",
    ],
    rows: [
      { figure: `${VALID_HOURS} hours`, text: 'is how long your price holds' },
      { figure: '× 12', text: 'annual cost: 12 monthly payments, nothing added' },
      { figure: '5 working days', text: 'is how long a switch of supplier takes in Great Britain' },
    ],
  },
  related: {
    heading: 'Something else?',
    links: [
      {
        href: '/find-my-quote',
        title: 'Find my quote',
        text: "Already had a quote? We'll email you the link again.",
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
        text: "Tell us what's wrong with your boiler.",
      },
    ],
  },
  help: {
    title: 'Rather talk it through?',
    text: "Call or email us. We'll go through it with you and send the same quote.",
  },
};
