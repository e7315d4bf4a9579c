import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './Careers.css.ts';
import { roles, workingHere } from './careers.ts';
import { RoofWorkScene } from './RoofWorkScene.tsx';

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
      Picture={RoofWorkScene}
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
