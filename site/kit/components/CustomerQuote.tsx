import * as styles from './CustomerQuote.css.ts';

interface Props {
  readonly quote: string;
  readonly author: string;
  /** Who that is, or when it was said. */
  readonly detail: string;
  /** Out of five; absent = none was given. */
  readonly rating?: number;
}

const MOST = 5;
const STAR = 'l2.9 6.3 6.9.7-5.2 4.6 1.5 6.8-6.1-3.5-6.1 3.5 1.5-6.8-5.2-4.6 6.9-.7z';

const PLACE = 24;
const STARS = Array.from({ length: MOST }, (_, place) => `M${place * PLACE + PLACE / 2} 2.5${STAR}`).join('');
// Between two stars is a gap: of 4.8 the last star shows eight tenths, not eight tenths of its place.
const GAP = 2.2;

const filledTo = (rating: number): number => {
  const whole = Math.floor(rating);
  return whole * PLACE + (rating > whole ? GAP + (rating - whole) * (PLACE - 2 * GAP) : 0);
};

/** Five stars, filled as far as the rating goes. Words beside them say it. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <svg className={styles.stars} viewBox={`0 0 ${PLACE * MOST} ${PLACE}`} aria-hidden="true" focusable="false">
    <path className={styles.noStar} d={STARS} />
    <svg width={filledTo(rating)} height={PLACE}>
      <path className={styles.star} d={STARS} />
    </svg>
  </svg>
);

/** What a customer said. Invented ones are marked as samples: fake reviews are against the law (DMCC Act 2024). */
export const CustomerQuote = ({ quote, author, detail, rating }: Props) => (
  <figure className={styles.frame}>
    {rating !== undefined && (
      <p className={styles.rating}>
        <Stars rating={rating} />
        <span className={styles.score}>{`${rating} out of ${MOST}`}</span>
      </p>
    )}
    <blockquote className={styles.quote}>
      <p>{`“${quote}”`}</p>
    </blockquote>
    <figcaption className={styles.who}>
      <span className={styles.author}>{author}</span> <span>{detail}</span>{' '}
      <span className={styles.sample}>Sample, not a real review</span>
    </figcaption>
  </figure>
);
