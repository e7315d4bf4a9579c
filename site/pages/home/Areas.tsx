import { factText } from '../../facts/facts.ts';
import * as styles from './Areas.css.ts';
import { localLinks } from './places.ts';
import { RegionMap } from './RegionMap.tsx';
import * as section from './section.css.ts';

/** Section 9: where we work, on a map. */
export const Areas = () => (
  <section className={styles.inner} id="areas" aria-labelledby="areas-title">
    <div className={styles.map}>
      <RegionMap />
    </div>
    <div className={styles.words}>
      <h2 className={section.heading} id="areas-title">
        From the Tweed to the Tees
      </h2>
      <p className={section.lead}>
        We serve {factText('home-area')}. Our vans start on Westgate Road, and the circle is the fifty kilometres around
        it.
      </p>
      <p>
        Postcodes that begin with NE, SR, DH, TS or DL are ours. Anywhere else on the mainland we check first, and tell
        you before you have filled in a form.
      </p>
      <ul className={styles.links}>
        {localLinks.map(({ href, service, place }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <span className={styles.service}>{service}</span> in {place}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
