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

const Stars = ({ rating }: { readonly rating: number }) => (
  <p className={styles.rating}>
    <svg className={styles.stars} viewBox={`0 0 ${24 * MOST} 24`} aria-hidden="true" focusable="false">
      {Array.from({ length: MOST }, (_, place) => (
        <path
          key={place}
          className={place < rating ? styles.star : styles.noStar}
          transform={`translate(${place * 24} 0)`}
          d={STAR}
        />
      ))}
    </svg>
    <span className={styles.score}>{`${rating} out of ${MOST}`}</span>
  </p>
);

/** What a customer said. Invented ones are marked as samples: fake reviews are against the law (DMCC Act 2024). */
export const CustomerQuote = ({ quote, author, detail, rating }: Props) => (
  <figure className={styles.frame}>
    {rating !== undefined && <Stars rating={rating} />}
    <blockquote className={styles.quote}>
      <p>{`“${quote}”`}</p>
    </blockquote>
    <figcaption className={styles.who}>
      <span className={styles.author}>{author}</span> <span>{detail}</span>{' '}
      <span className={styles.sample}>Sample, not a real review</span>
    </figcaption>
  </figure>
);
