import type { FunctionComponent } from 'react';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';

interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly text: string;
}

/** SAMPLE CONTENT: an invented history, which an operator replaces with the real one. */
export const history: readonly Milestone[] = [
  {
    year: '2010',
    title: 'Two electricians and a van',
    text: "We fit our first roof on a terrace in Dunston, in sight of the old coal staithes we're named after.",
  },
  {
    year: '2013',
    title: 'Our first school roof',
    text: 'Pupils read the meter out in assembly for a whole year.',
  },
  {
    year: '2016',
    title: 'Energy for businesses',
    text: 'Customers ask about the rest of their power, so we start comparing contracts for businesses.',
  },
  {
    year: '2019',
    title: 'HomeCare',
    text: 'Heating engineers join the team, and we open a 24-hour helpline.',
  },
  {
    year: '2022',
    title: 'A team for EV charging',
    text: 'Chargers for driveways, yards and car parks get a team of their own.',
  },
  {
    year: '2026',
    title: 'Prices you can see online',
    text: 'Every quote can be worked out online, with its assumptions shown.',
  },
];

interface Value {
  readonly title: string;
  readonly text: string;
  readonly Picture: FunctionComponent;
}

/** What we want to be measured by. */
export const values: readonly Value[] = [
  {
    title: factText('about-trustworthiness'),
    text: "Every price comes in writing, with how we worked it out. We don't sell you more than you need.",
    Picture: drawing('shield'),
  },
  {
    title: factText('about-sustainability'),
    text: 'We fit equipment that lasts, repair before we replace, and take the old kit away.',
    Picture: drawing('turbine'),
  },
  {
    title: factText('about-customer-focus'),
    text: 'One person looks after your job from first call to finish, and calls back when they said they would.',
    Picture: drawing('report'),
  },
  {
    title: factText('about-excellence'),
    text: 'Straight cables, tiles back as they were, and the loft swept. You may never see it, but we check.',
    Picture: drawing('yield'),
  },
];

/** How we're cutting our own footprint. SAMPLE CONTENT: an operator says what is true of it. */
export const sustainability = [
  'We plan visits by postcode, so our vans drive fewer miles.',
  'Packaging goes back to the wholesaler. Cable ends and old panels go to recyclers who tell us what happens to them.',
  "We repair inverters and boilers where parts exist, and tell you when it's not worth it.",
  "Panels on our roof feed our own chargers. What's left over goes to the grid.",
  'We never sell you a bigger system than you need.',
] as const;
