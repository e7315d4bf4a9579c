import { blogPagePath, LEAST_PAGES } from './blog.ts';
import * as styles from './BlogPager.css.ts';

interface Props {
  /** From 1. */
  readonly current: number;
  readonly count: number;
}

interface StepProps {
  readonly text: string;
  /** Absent = there is no such page: the step is shown and cannot be pressed. */
  readonly page: number | undefined;
  readonly rel: 'prev' | 'next';
}

const Step = ({ text, page, rel }: StepProps) =>
  page === undefined ? (
    <button className={styles.step} type="button" disabled>
      {text}
    </button>
  ) : (
    <a className={styles.step} href={blogPagePath(page)} rel={rel}>
      {text}
    </a>
  );

export const BlogPager = ({ current, count }: Props) => (
  <nav aria-label="Pages of the blog">
    <ul className={styles.pages}>
      <li>
        <Step text="Previous" page={current > 1 ? current - 1 : undefined} rel="prev" />
      </li>
      {Array.from({ length: Math.max(count, LEAST_PAGES) }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          {number > count ? (
            <button className={styles.step} type="button" disabled aria-label={`Page ${number}, no articles yet`}>
              {number}
            </button>
          ) : (
            <a
              className={styles.number}
              href={blogPagePath(number)}
              aria-label={`Page ${number}`}
              {...(number === current && { 'aria-current': 'page' })}
            >
              {number}
            </a>
          )}
        </li>
      ))}
      <li>
        <Step text="Next" page={current < count ? current + 1 : undefined} rel="next" />
      </li>
    </ul>
  </nav>
);
