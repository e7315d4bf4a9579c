import type { Article } from '../library/blog.ts';
import * as styles from './ArticleFacts.css.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "21 May 2024" */
export const dayText = (day: string): string => longDay.format(new Date(day));

interface Props {
  readonly article: Pick<Article, 'author' | 'date' | 'updated' | 'readTime'>;
  /** With author and the day of the last change. */
  readonly isFull?: boolean;
}

/** When an article was written, by whom, and how long it takes to read. */
export const ArticleFacts = ({ article, isFull = false }: Props) => (
  <p className={styles.facts}>
    {isFull && <span className={styles.fact}>By {article.author}</span>}
    <span className={styles.fact}>
      <time dateTime={article.date}>{dayText(article.date)}</time>
    </span>
    {isFull && article.updated !== article.date && (
      <span className={styles.fact}>
        Updated <time dateTime={article.updated}>{dayText(article.updated)}</time>
      </span>
    )}
    <span className={styles.fact}>{article.readTime} read</span>
  </p>
);
