import type { FunctionComponent } from 'react';
import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './RelatedLinks.css.ts';

interface RelatedLink {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
  readonly Picture?: FunctionComponent;
}

export interface RelatedContent {
  readonly heading: string;
  readonly links: readonly RelatedLink[];
}

/** Ways on to other pages of ours. */
export const RelatedLinks = ({ heading, links }: RelatedContent) => (
  <section className={styles.section} aria-labelledby={slugOf(heading)}>
    <h2 className={styles.heading} id={slugOf(heading)}>
      {heading}
    </h2>
    <ul className={styles.links}>
      {links.map(({ href, title, text, Picture }) => (
        <li key={href} className={Picture ? `${styles.item} ${styles.illustrated}` : styles.item}>
          {Picture && (
            <div className={styles.picture}>
              <Picture />
            </div>
          )}
          <a className={styles.link} href={href}>
            {title}
          </a>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
