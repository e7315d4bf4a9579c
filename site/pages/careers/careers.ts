import type { FunctionComponent } from 'react';
import { PanelPicture } from '../../../widgets/ui/illustrations/PanelPicture.tsx';
import { drawing } from '../../drawings/Drawing.tsx';

interface Role {
  readonly title: string;
  readonly text: string;
  /** What one usually needs on the first day. */
  readonly needs: string;
  readonly Picture: FunctionComponent;
}

/** Trades that a company like ours is made of. No list of open jobs. */
export const roles: readonly Role[] = [
  {
    title: 'Solar installers',
    text: 'Roofs in the morning, inverters in the afternoon, in pairs that stay together.',
    needs: 'A head for heights; training for the rest.',
    Picture: PanelPicture,
  },
  {
    title: 'Electricians',
    text: 'Chargers, batteries and consumer units, tested and signed for.',
    needs: 'NVQ Level 3 and the 18th Edition.',
    Picture: drawing('alarm'),
  },
  {
    title: 'Heating engineers',
    text: 'Services, repairs and new boilers, with a round of your own.',
    needs: 'Gas Safe registration.',
    Picture: drawing('radiator'),
  },
  {
    title: 'Surveyors',
    text: 'Measuring, drawing, and telling people what their roof will not do.',
    needs: 'Patience with lofts.',
    Picture: drawing('report'),
  },
  {
    title: 'Energy specialists',
    text: 'Contracts read to the last page, so that our customers need not.',
    needs: 'Care with figures.',
    Picture: drawing('offers'),
  },
  {
    title: 'Apprentices',
    text: 'Four years, a wage from the first week, and a journeyman who has time for you.',
    needs: 'Maths and English at grade 4, and curiosity.',
    Picture: drawing('signature'),
  },
];

/** What working here is like. SAMPLE CONTENT: an operator says what is true of it. */
export const workingHere = [
  {
    title: 'Home by tea',
    text: 'Rounds start and end on Tyneside. Nobody sleeps in a lay-by to save the firm a hotel.',
  },
  {
    title: 'Two to a roof',
    text: 'Always. The scaffold is checked before anybody climbs it, and bad weather is a reason.',
  },
  { title: 'Tickets paid for', text: 'We pay for the courses that the work needs, in working time.' },
  { title: 'Say it early', text: 'A mistake told on the day is put right without a lecture.' },
] as const;
