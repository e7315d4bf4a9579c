import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { urgentCalls } from './emergencies.ts';
import * as styles from './NeedHelp.css.ts';
import * as section from './section.css.ts';

/** Section 13: whom to ring when it cannot wait. */
export const NeedHelp = () => (
  <section className={styles.band} id="need-help" aria-labelledby="need-help-title">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={section.heading} id="need-help-title">
          Need help now?
        </h2>
        <p>
          Smell gas? Open the windows, touch no switch, go outside and ring from there. It is free, and somebody comes.
        </p>
        <p>
          <a href="/emergencies">What to do in an emergency, step by step</a>
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
        Anything that can wait until the morning: <a href={telephoneLink(company.phone)}>{company.phone}</a>,{' '}
        {company.openingHours.text}, or <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </div>
  </section>
);
