import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { Breadcrumbs } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import * as styles from './Emergencies.css.ts';
import { beforehand, emergencies, firstCalls, type Emergency } from './emergencies.ts';

const Signal = () => (
  <header className={styles.signal}>
    <div className={styles.signalInner}>
      <div className={styles.trail}>
        <Breadcrumbs here="Emergencies" />
      </div>
      <h1 className={styles.title}>In an emergency</h1>
      <ul className={styles.first}>
        {firstCalls.map(({ call, reason, note }) => (
          <li key={call}>
            <a className={styles.call} href={emergencyNumbers[call].href}>
              <span className={styles.callFor}>{reason}</span>{' '}
              <span className={styles.callNumber}>{emergencyNumbers[call].text}</span>{' '}
              <span className={styles.callNote}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label="Kinds of emergency">
        <ul className={styles.jumps}>
          {emergencies.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.jump} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </header>
);

const Never = ({ title, never }: Pick<Emergency, 'title' | 'never'>) => (
  <div className={styles.never}>
    <h3 className={styles.neverHeading}>
      Never<span className={styles.spoken}>: {title}</span>
    </h3>
    <ul className={styles.neverList}>
      {never.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);

const Advice = ({ id, title, signs, call, answers, steps, never, tone, Picture }: Emergency) => (
  <section className={styles.emergency} aria-labelledby={id}>
    <div className={styles.summary}>
      <div className={styles.picture[tone]}>
        <Picture />
      </div>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <p className={styles.signs}>{signs}</p>
      <p>
        <a className={styles.number} href={emergencyNumbers[call].href}>
          {emergencyNumbers[call].text}
        </a>
      </p>
      <p className={styles.answers}>{answers}</p>
    </div>
    <div className={styles.doing}>
      <ol className={styles.steps}>
        {steps.map((text) => (
          <li key={text} className={styles.step}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Never title={title} never={never} />
    </div>
  </section>
);

/** Whom to ring and what to do, in the order of danger. No drawing, script or colour is needed to read it. */
export const Emergencies = () => (
  <>
    <Signal />
    <div className={styles.list}>
      {emergencies.map((emergency) => (
        <Advice key={emergency.id} {...emergency} />
      ))}
    </div>
    <PageSection
      heading="Be ready: three places to know"
      text="Print this page and find these three places before you need them."
      isLast
    >
      <TitledTexts items={beforehand} />
    </PageSection>
    <ContactBand heading="Not urgent?">
      Call us in opening hours, or <a href="/contact?subject=boiler">write to us</a>. For questions about cover, see the{' '}
      <a href="/faqs#emergencies">FAQs</a>.
    </ContactBand>
  </>
);
