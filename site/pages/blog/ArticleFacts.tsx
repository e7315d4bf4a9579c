import { dayText } from '../../kit/calendar.ts';
import * as styles from './ArticleFacts.css.ts';
import type { Article } from './blog.ts';

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
