import { company } from '#contract/common/company.ts';
import { HomeScene } from '../../../widgets/ui/illustrations/SolarScenes.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './About.css.ts';
import { history, sustainability, values } from './about.ts';

const Values = () => (
  <section className={styles.section} aria-labelledby="values">
    <h2 className={styles.heading} id="values">
      What we stand for
    </h2>
    <ul className={styles.values}>
      {values.map(({ title, text, Picture }) => (
        <li key={title} className={styles.value}>
          <div className={styles.valuePicture}>
            <Picture />
          </div>
          <h3 className={styles.valueTitle}>{title}</h3>
          <p className={styles.soft}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const History = () => (
  <section className={styles.band} aria-labelledby="history">
    <div className={styles.bandInner}>
      <div className={styles.beside}>
        <h2 className={styles.heading} id="history">
          How we got here
        </h2>
        <p className={styles.lead}>
          {factText('home-experience')} of work, {factText('home-staff')}, and still a short walk from the river.
        </p>
        <SampleNote>This history and its figures are samples: the company on these pages is made up.</SampleNote>
      </div>
      <ol className={styles.timeline}>
        {history.map(({ year, title, text }) => (
          <li key={year} className={styles.milestone}>
            <span className={styles.year}>{year}</span>
            <h3 className={styles.milestoneTitle}>{title}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Sustainability = () => (
  <section className={styles.split} aria-labelledby="sustainability">
    <div className={styles.picture}>
      <HomeScene />
    </div>
    <div className={styles.intro}>
      <h2 className={styles.heading} id="sustainability">
        How we're cutting our own footprint
      </h2>
      <ul className={styles.list}>
        {sustainability.map((text) => (
          <li key={text} className={styles.listItem}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const About = () => (
  <>
    <PageHeader
      here="About us"
      kicker="Based in Newcastle"
      heading="About us: your local home energy company"
      lead={`${company.brand} fits solar panels, batteries and chargers, looks after boilers and compares energy contracts. We work for homes, businesses, schools and community groups in ${factText('home-area')}.`}
      Picture={drawing('staithes-scene')}
    />
    <Values />
    <History />
    <Sustainability />
    <CallToAction
      heading="Get in touch or join the team"
      actions={[
        { text: 'Contact us', href: '/contact' },
        { text: 'Careers', href: '/careers' },
      ]}
    >
      Call {company.phone}, or drop in: {company.address.street}, {company.address.city}, {company.address.postcode}.
    </CallToAction>
  </>
);
