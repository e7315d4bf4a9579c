import { topics } from '../../facts/topics.ts';

/** The four tariffs as the learn-more topic has them. */
export const tariffs = topics.find(({ slug }) => slug === 'energy')?.plans ?? [];

/** How a switch of supplier goes. */
export const switching = [
  { title: 'You ask', text: 'Postcode, what you use, how you pay. A bill helps; an estimate will do.' },
  {
    title: 'You get the rates',
    text: 'Unit rates, standing charges and end date in writing. 14 days to change your mind.',
  },
  {
    title: 'We tell the old supplier',
    text: 'Five working days is what a switch takes today. You send a reading on the day.',
  },
  { title: 'The last bill', text: 'The old supplier settles up within six weeks and pays out what is in credit.' },
];

/** What a home should look at before it chooses. */
export const checklist = [
  { title: 'Unit rate', text: 'Pence for each kilowatt-hour: the larger your use, the more it counts.' },
  { title: 'Standing charge', text: 'Pence a day, used or not: the smaller your use, the more it counts.' },
  {
    title: 'End and exit',
    text: 'When the price ends, and what it costs to go sooner. In the last 49 days it costs nothing.',
  },
];
