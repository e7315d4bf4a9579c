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
  about: 'Cover for the boiler, the heating and more. Choose a plan and a specialist will get in touch to set it up.',
  promises: ['Three short steps', 'The price you click is the price you get', 'Nothing to pay today'],
  withoutScript: {
    subject: 'HomeCare quote',
    weCan: 'set up your plan',
    tellUs: 'Tell us your postcode, which plan you have in mind, and the make of your boiler.',
  },
  highlights: {
    heading: 'Three plans, each adding more cover',
    items: [
      {
        title: `Standard, ${planPrice('Standard')} a month`,
        text: 'A yearly boiler service, 24-hour helpline, parts and labour, and unlimited callouts.',
        Picture: drawing('boiler'),
      },
      {
        title: `Plus, ${planPrice('Plus')} a month`,
        text: 'Everything in Standard, plus your central heating: radiators, pipes and controls.',
        Picture: drawing('radiator'),
      },
      {
        title: `Complete, ${planPrice('Complete')} a month`,
        text: 'Everything in Plus, plus plumbing, drains and electrical emergencies.',
        Picture: drawing('tap'),
      },
    ],
  },
  steps: [
    { title: 'Choose a plan', text: 'See what each one covers and what it costs a month.' },
    { title: 'Your details', text: 'Where your boiler is, and how to reach you.' },
    {
      title: 'We get in touch',
      text: `A specialist contacts you within ${contactHours} hours on working days and answers your questions.`,
    },
    { title: 'Cover begins', text: `Once you agree. You have ${coolingOffDays} days to change your mind.` },
  ],
  facts: {
    heading: 'Key terms',
    paragraphs: [
      "Sending the form isn't a contract. It asks us to prepare one.",
      `Smell gas? Don't wait for a plan: open the windows, leave, and call ${emergencyNumbers.gas.text}. It's free, day and night.`,
    ],
    rows: [
      { figure: `${minimumMonths} months`, text: 'minimum term of a plan' },
      {
        figure: `${coolingOffDays} days`,
        text: `to cancel after you agree, with your money back within ${refundDays} more`,
      },
      { figure: `${claimWaitDays} days`, text: 'from the start before you can claim' },
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
        title: 'Need a repair now?',
        text: "No plan? Tell us what's stopped working.",
      },
      { href: '/solar-quote', title: 'Solar panels', text: 'See what your roof could earn.' },
    ],
  },
  help: {
    title: "Which plan's right for you?",
    text: "Tell us about your boiler and pipes. If the smallest plan will do, we'll say so.",
  },
};
