import * as styles from './Explore.css.ts';
import { destinations } from './explore.ts';
import * as section from './section.css.ts';

/** Section 12: the four pages that explain a service at length. */
export const Explore = () => (
  <section className={styles.section} id="explore" aria-labelledby="explore-title">
    <h2 className={section.heading} id="explore-title">
      Explore our services
    </h2>
    <ul className={styles.tiles}>
      {destinations.map(({ href, title, text, Picture, isThing }) => (
        <li key={href} className={styles.tile}>
          <div className={isThing ? styles.thing : styles.picture}>
            <Picture />
          </div>
          <a className={styles.link} href={href}>
            {title}
          </a>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
