import type { FunctionComponent, ReactNode } from 'react';
import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './OfferHero.css.ts';
import { Breadcrumbs } from './PageHeader.tsx';

interface Props {
  readonly here: string;
  readonly kicker?: string;
  readonly heading: string;
  readonly lead: string;
  readonly promises: readonly string[];
  readonly Picture: FunctionComponent;
  /** What the offer is, at a glance: a ticket, two names. */
  readonly aside: ReactNode;
}

/** Top of a page that an advertisement leads to: what it is about and until when, before the form. */
export const OfferHero = ({ here, kicker, heading, lead, promises, Picture, aside }: Props) => (
  <header className={styles.hero}>
    <div className={styles.inner}>
      <div className={styles.words}>
        <Breadcrumbs here={here} />
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.promises}>
          {promises.map((text) => (
            <li key={text} className={styles.promise}>
              <CheckIcon />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.side}>
        {aside}
        <div className={styles.picture}>
          <Picture />
        </div>
      </div>
    </div>
  </header>
);
