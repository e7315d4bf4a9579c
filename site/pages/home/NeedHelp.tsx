import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import * as styles from './NeedHelp.css.ts';
import * as section from './section.css.ts';

/** Whom to ring for what cannot wait. The first two belong to the networks, are free and answered day and night. */
const urgentCalls = [
  { what: 'Gas leak or carbon monoxide', who: 'National Gas Emergency Service', ...emergencyNumbers.gas },
  { what: 'Power cut', who: 'your electricity network', ...emergencyNumbers.power },
  {
    what: 'HomeCare emergency line',
    who: 'us, 24 hours a day, for customers with cover',
    ...emergencyNumbers.own,
  },
] as const;

/** Section 13: whom to ring when it cannot wait. */
export const NeedHelp = () => (
  <section className={styles.band} id="need-help" aria-labelledby="need-help-title">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={section.heading} id="need-help-title">
          Need help now?
        </h2>
        <p>
          Smell gas? Open the windows, don't touch any switches, go outside and call from there. It's free, and someone
          will come. <a href="/emergencies">What to do in an emergency, step by step</a>.
        </p>
      </div>
      <ul className={styles.numbers}>
        {urgentCalls.map(({ what, text, href, who }) => (
          <li key={text} className={styles.number}>
            <span className={styles.what}>{what}</span>
            <a className={styles.phone} href={href}>
              {text}
            </a>
            <span className={styles.who}>{who}</span>
          </li>
        ))}
      </ul>
      <p className={styles.everythingElse}>
        Not urgent? <a href={telephoneLink(company.phone)}>{company.phone}</a>, {company.openingHours.text}, or{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </div>
  </section>
);
