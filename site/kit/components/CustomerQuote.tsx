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
const STAR =
  'm12 2.500 2.900 6.300 6.900.7-5.200 4.600 1.500 6.800L12 17.400l-6.100 3.500 1.500-6.800L2.200 9.500l6.900-.7z';

const PLACE = 24;
// Between two stars is a gap: of 4.8 the last star shows eight tenths, not eight tenths of its place.
const GAP = 2.2;

const filledTo = (rating: number): number => {
  const whole = Math.floor(rating);
  return whole * PLACE + (rating > whole ? GAP + (rating - whole) * (PLACE - 2 * GAP) : 0);
};

const FiveStars = ({ className }: { readonly className: string }) =>
  Array.from({ length: MOST }, (_, place) => (
    <path key={place} className={className} transform={`translate(${place * PLACE} 0)`} d={STAR} />
  ));

/** Five stars, filled as far as the rating goes. Words beside them say it. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <svg className={styles.stars} viewBox={`0 0 ${PLACE * MOST} ${PLACE}`} aria-hidden="true" focusable="false">
    <FiveStars className={styles.noStar} />
    <svg width={filledTo(rating)} height={PLACE}>
      <FiveStars className={styles.star} />
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
