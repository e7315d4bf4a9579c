import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { CheckIcon, ChevronIcon } from '../icons/ControlIcons.tsx';
import * as styles from './ProductCard.css.ts';

interface ProductCardProps {
  /** Unique within the tag; the card is named by its title. */
  readonly id: string;
  /** The field that the card answers: who changes that answer is led to the chosen card's button. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  /** What the price includes. */
  readonly priceNote: string;
  readonly badges: readonly string[];
  readonly picture: ReactNode;
  readonly details: {
    readonly show: string;
    readonly hide: string;
    readonly content: ReactNode;
  };
  /** Says that this one is chosen; undefined when it is not. */
  readonly chosenText?: string | undefined;
  /** What chooses it. */
  readonly action: ReactNode;
}

const Details = ({ show, hide, content }: ProductCardProps['details']) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      <span className={styles.show}>{show}</span>
      <span className={styles.hide}>{hide}</span>
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
    </summary>
    <div className={styles.content}>{content}</div>
  </details>
);

/** One of a few products side by side: enough to choose by, more on demand, and the button that chooses. */
export const ProductCard = ({ id, name, title, description, price, priceNote, ...rest }: ProductCardProps) => {
  const { badges, picture, details, chosenText, action } = rest;
  return (
    <article className={chosenText ? styles.chosenCard : styles.card} aria-labelledby={`title-${id}`} part="card">
      <div className={styles.head}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          {badges.length > 0 ? (
            <p className={styles.badges}>
              {badges.map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
            </p>
          ) : null}
          <h3 className={styles.title} id={`title-${id}`}>
            {title}
          </h3>
          <p className={styles.priceLine}>
            <span className={styles.price}>{price}</span> <span className={styles.priceNote}>{priceNote}</span>
          </p>
        </div>
      </div>
      <p>{description}</p>
      <Details {...details} />
      <div className={styles.foot} data-answer={chosenText ? name : undefined}>
        {chosenText ? (
          <p className={styles.chosen}>
            <CheckIcon />
            {chosenText}
          </p>
        ) : null}
        {action}
      </div>
    </article>
  );
};

/** As many cards in a row as fit, two at most. */
export const ProductCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);
