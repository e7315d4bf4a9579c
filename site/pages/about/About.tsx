import { company } from '#contract/common/company.ts';
import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { HomeScene } from '../../../widgets/ui/illustrations/SolarScenes.tsx';
import { factText } from '../../facts/facts.ts';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './About.css.ts';
import { history, sustainability, values } from './about.ts';

const BAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const BAY = 30;

const bay = (place: number): string => {
  const x = 84 + place * BAY;
  return `M${x} 74v52M${x + 12} 74v52M${x} 90h12M${x} 106h12M${x + 12} 86l${BAY - 12} 30M${x + 12} 116l${BAY - 12}-30`;
};

/** The timber staithes of Dunston at sunrise, where coal was once loaded; a heron waits. */
const StaithesScene = () => (
  <Art size="340 150">
    <path className={fill.glow} d="M150 116a62 62 0 0 1 124 0z" />
    <path className={fill.sun} d="M176 116a36 36 0 0 1 72 0z" />
    <path className={fill.sky} d="M60 116h280v34H60z" />
    <path className={fill.meadow} d="M0 150v-72h70q16 0 18 20 3 34 26 52z" />
    <path className={fill.roof} d="M74 62h258v10H74z" />
    <path d="M0 76h70v-16h262v12H70M70 60v16M332 60v66M320 72v54M76 52h256M76 52v8M108 52v8M140 52v8M172 52v8M204 52v8M236 52v8M268 52v8M300 52v8M332 52v8M88 98q3 34 26 52" />
    <path d={BAYS.map(bay).join('')} />
    <path d="M26 76v-20q0-10 7-12l6 3-5 2q2 10 4 17 4 8-6 10zM29 76l-1 14M34 76l1 14" />
    <path
      className={fine}
      d="M120 132q6-5 12 0t12 0M172 140q6-5 12 0t12 0M232 131q6-5 12 0t12 0M284 142q6-5 12 0t12 0M46 90v-12M46 84q-6-1-5-8 6 1 5 8q6-1 6-8-7 1-6 8M112 30q7-7 12 0 5-7 12 0M140 18q5-5 9 0 4-5 9 0"
    />
  </Art>
);

const Values = () => (
  <section className={styles.section} aria-labelledby="values">
    <h2 className={styles.heading} id="values">
      Four words that we want to be held to
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
          {factText('home-experience')} of work, {factText('home-staff')}, and still within walking distance of the
          river.
        </p>
        <SampleNote>A sample history and sample figures: the company on these pages is invented.</SampleNote>
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
        What we do about our own footprint
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
      kicker="On the Tyne, and from it"
      heading="Neighbours who know about energy"
      lead={`${company.brand} fits solar panels, batteries and chargers, looks after boilers and compares energy contracts, for homes, businesses, schools and community groups in ${factText('home-area')}.`}
      Picture={StaithesScene}
    />
    <Values />
    <History />
    <Sustainability />
    <CallToAction
      heading="Work with us, or let us work for you"
      actions={[
        { text: 'Contact us', href: '/contact' },
        { text: 'Careers', href: '/careers' },
      ]}
    >
      Ring {company.phone}, or come by: {company.address.street}, {company.address.city}, {company.address.postcode}.
    </CallToAction>
  </>
);
