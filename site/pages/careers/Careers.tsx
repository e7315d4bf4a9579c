import type { FunctionComponent } from 'react';
import { PanelPicture } from '../../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './Careers.css.ts';

interface Role {
  readonly title: string;
  readonly text: string;
  /** What one usually needs on the first day. */
  readonly needs: string;
  readonly Picture: FunctionComponent;
}

/** Trades that a company like ours is made of. No list of open jobs. */
const roles: readonly Role[] = [
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
const workingHere = [
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

const Roles = () => (
  <section className={styles.section} aria-labelledby="roles">
    <div className={styles.intro}>
      <h2 className={styles.heading} id="roles">
        Who works here
      </h2>
      <p className={styles.lead}>
        These are the trades of the house, not a list of vacancies: we keep none on this page. If you see yourself in
        one of them, write to us.
      </p>
    </div>
    <ul className={styles.roles}>
      {roles.map(({ title, text, needs, Picture }) => (
        <li key={title} className={styles.role}>
          <div className={styles.picture}>
            <Picture />
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          <p className={styles.needs}>{needs}</p>
        </li>
      ))}
    </ul>
  </section>
);

const WorkingHere = () => (
  <section className={styles.band} aria-labelledby="working-here">
    <div className={styles.bandInner}>
      <h2 className={styles.heading} id="working-here">
        How we work
      </h2>
      <dl className={styles.ways}>
        {workingHere.map(({ title, text }) => (
          <div key={title} className={styles.way}>
            <dt className={styles.title}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

export const Careers = () => (
  <>
    <PageHeader
      here="Careers"
      above={[{ name: 'About us', path: '/about' }]}
      kicker="Join us"
      heading="Work that you can point at"
      lead="On the way to school your children can say: that roof was Mum's. We put up things that stay, in the place where we live."
      Picture={drawing('roof-work-scene')}
    />
    <Roles />
    <WorkingHere />
    <CallToAction
      heading="Tell us what you can do"
      actions={[
        { text: 'Write to us', href: '/contact?subject=general' },
        { text: 'About us', href: '/about' },
      ]}
    >
      A few lines are enough: your trade, your tickets, where you live and when you could start. A person reads them and
      answers, also when the answer is not yet.
    </CallToAction>
  </>
);
