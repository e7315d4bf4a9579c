import { homecareTerms } from '#contract/common/homecareTerms.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import { planPrice } from '../../facts/prices.ts';
import type { QuotePageContent } from './QuotePage.tsx';

const { minimumMonths, coolingOffDays, refundDays, claimWaitDays, contactHours } = homecareTerms;

export const homecarePage: QuotePageContent = {
  tag: 'homecare-quote',
  heading: 'Your HomeCare quote',
  lead: 'Three short steps, and nothing to pay today.',
  about: 'Cover for the boiler, the heating and more. Choose a plan and a specialist gets in touch to set it up.',
  promises: ['Three short steps', 'The price you click is the price you get', 'Nothing to pay today'],
  withoutScript: {
    subject: 'HomeCare quote',
    weCan: 'set up your plan',
    tellUs: 'Tell us your postcode, which plan you have in mind, and the make of your boiler.',
  },
  highlights: {
    heading: 'Three plans, one on top of the other',
    items: [
      {
        title: `Standard, ${planPrice('Standard')} a month`,
        text: 'A boiler service every year, a helpline day and night, parts and labour, as many callouts as it takes.',
        Picture: drawing('boiler'),
      },
      {
        title: `Plus, ${planPrice('Plus')} a month`,
        text: 'All of Standard, and the central heating: radiators, pipes and controls.',
        Picture: drawing('radiator'),
      },
      {
        title: `Complete, ${planPrice('Complete')} a month`,
        text: 'All of Plus, and plumbing, drains and electrical emergencies.',
        Picture: drawing('tap'),
      },
    ],
  },
  steps: [
    { title: 'Choose a plan', text: 'You see what each covers and what it costs a month.' },
    { title: 'Your details', text: 'Where the boiler is, and how we reach you.' },
    {
      title: 'We get in touch',
      text: `A specialist contacts you within ${contactHours} hours on working days and answers questions.`,
    },
    { title: 'Cover begins', text: `Once you have agreed. You have ${coolingOffDays} days to change your mind.` },
  ],
  facts: {
    heading: 'The terms, before you ask for anything',
    paragraphs: [
      'Sending the form is not a contract. It asks us to prepare one.',
      `Smelling gas? Do not wait for any plan: open the windows, leave, and ring ${emergencyNumbers.gas.text}. It is free, day and night.`,
    ],
    rows: [
      { figure: `${minimumMonths} months`, text: 'is the shortest term of a plan' },
      {
        figure: `${coolingOffDays} days`,
        text: `to cancel after you have agreed, with your money back within ${refundDays} more`,
      },
      { figure: `${claimWaitDays} days`, text: 'from the start until the first claim can be made' },
    ],
  },
  related: {
    heading: 'Something else at home?',
    links: [
      {
        href: '/get-a-quote?service=Boiler+cover',
        title: 'Boiler cover only',
        text: 'Or a new boiler, paid month by month.',
      },
      {
        href: '/contact?subject=boiler',
        title: 'A repair, now',
        text: 'Without a plan: tell us what has stopped working.',
      },
      { href: '/solar-quote', title: 'Solar panels', text: 'See what your roof could earn.' },
    ],
  },
  help: {
    title: 'Which plan is the right one?',
    text: 'Tell us about your boiler and your pipes. We say so when the smallest plan will do.',
  },
};
