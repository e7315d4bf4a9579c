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
    text: 'The first roof is a terrace in Dunston, within sight of the old coal staithes that gave us our name.',
  },
  {
    year: '2013',
    title: 'A school hall in the sun',
    text: 'Our first roof for the public: the pupils read the meter aloud at assembly for a year.',
  },
  {
    year: '2016',
    title: 'The other side of the meter',
    text: 'Customers ask who sells them the rest of their power. We begin to compare contracts for businesses.',
  },
  {
    year: '2019',
    title: 'HomeCare',
    text: 'Heating engineers join the electricians, and a line that is answered at night.',
  },
  {
    year: '2022',
    title: 'Cars come home to charge',
    text: 'Chargers for driveways, works yards and car parks become a team of their own.',
  },
  {
    year: '2026',
    title: 'Prices before phone numbers',
    text: 'Every quote can be worked out on the screen, with its assumptions beside it.',
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
    text: 'We put the price and what it rests on in writing before you have told us your name, and we stand by both.',
    Picture: drawing('shield'),
  },
  {
    title: factText('about-sustainability'),
    text: 'Equipment that lasts, mended before it is replaced, and taken back when its time is over.',
    Picture: drawing('turbine'),
  },
  {
    title: factText('about-customer-focus'),
    text: 'One person knows your case from the first call to the last bolt, and rings back when they said they would.',
    Picture: drawing('report'),
  },
  {
    title: factText('about-excellence'),
    text: 'Cables run straight, tiles go back as they were, and the loft is swept. Nobody sees it; everybody would mind.',
    Picture: drawing('yield'),
  },
];

/** What we do about our own footprint. SAMPLE CONTENT: an operator says what is true of it. */
export const sustainability = [
  'We plan rounds by postcode, so that a van drives past a house once and not three times.',
  'Packaging goes back to the wholesaler; cable ends and old panels go to recyclers who say what becomes of them.',
  'We repair inverters and boilers where parts exist, and tell you when a repair no longer pays.',
  'Our own roof feeds our own chargers; what is left over goes to the street.',
  'We never sell a larger system than your use and your roof can justify.',
] as const;
