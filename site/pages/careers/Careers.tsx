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
    text: 'You work in a regular pair: roofs in the morning, inverters in the afternoon.',
    needs: 'A head for heights. We train you in the rest.',
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
    text: 'Services, repairs and new boilers, on a patch of your own.',
    needs: 'Gas Safe registration.',
    Picture: drawing('radiator'),
  },
  {
    title: 'Surveyors',
    text: 'You measure, draw up the design and give people straight answers about their roof.',
    needs: "You don't mind lofts.",
    Picture: drawing('report'),
  },
  {
    title: 'Energy specialists',
    text: "You read contracts to the last page so our customers don't have to.",
    needs: 'Good with figures.',
    Picture: drawing('offers'),
  },
  {
    title: 'Apprentices',
    text: 'Four years, paid from the first week, with an experienced mate to learn from.',
    needs: 'Maths and English at grade 4, and you like to know how things work.',
    Picture: drawing('signature'),
  },
];

/** What working here is like. SAMPLE CONTENT: an operator says what is true of it. */
const workingHere = [
  {
    title: 'Home by tea',
    text: 'Your day starts and ends on Tyneside. No nights away in a lay-by.',
  },
  {
    title: 'Two to a roof',
    text: 'Always. We check the scaffold before anyone climbs it, and stop in bad weather.',
  },
  { title: 'Tickets paid for', text: 'We pay for the courses you need, in working time.' },
  { title: 'Say so early', text: "Own up to a mistake on the day and we'll put it right. No lecture." },
] as const;

const Roles = () => (
  <section className={styles.section} aria-labelledby="roles">
    <div className={styles.intro}>
      <h2 className={styles.heading} id="roles">
        Our trades
      </h2>
      <p className={styles.lead}>We don't list vacancies here. If one of these trades is yours, write to us.</p>
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
      heading="Work you can point to"
      lead="Solar, heating and EV charging jobs in the North East, on homes and businesses near where you live."
      Picture={drawing('roof-work-scene')}
    />
    <Roles />
    <WorkingHere />
    <CallToAction
      heading="How to apply"
      actions={[
        { text: 'Contact us', href: '/contact?subject=general' },
        { text: 'About us', href: '/about' },
      ]}
    >
      A few lines will do: your trade, your tickets, where you live and when you could start. We answer everyone, even
      if it's "not yet".
    </CallToAction>
  </>
);
