import { dayWords } from '#contract/common/calendar.ts';
import * as styles from './ArticleCard.css.ts';
import type { Article } from './blog.ts';
import { Cover } from './Cover.tsx';

interface ArticleFactsProps {
  readonly article: Pick<Article, 'author' | 'date' | 'updated' | 'readTime'>;
  /** With author and the day of the last change. */
  readonly isFull?: boolean;
}

/** When an article was written, by whom, and how long it takes to read. */
export const ArticleFacts = ({ article, isFull = false }: ArticleFactsProps) => (
  <p className={styles.facts}>
    {isFull && <span className={styles.fact}>By {article.author}</span>}
    <span className={styles.fact}>
      <time dateTime={article.date}>{dayWords(article.date)}</time>
    </span>
    {isFull && article.updated !== article.date && (
      <span className={styles.fact}>
        Updated <time dateTime={article.updated}>{dayWords(article.updated)}</time>
      </span>
    )}
    <span className={styles.fact}>{article.readTime} read</span>
  </p>
);

interface Props {
  readonly article: Article;
  /** `lead`: the one above the others; `line`: without its drawing, for lists that come and go. */
  readonly size?: keyof typeof styles.sizes;
  readonly Heading?: 'h2' | 'h3';
}

/** An article in a list. The whole card leads to it. */
export const ArticleCard = ({ article, size = 'tile', Heading = 'h3' }: Props) => (
  <article className={styles.sizes[size]}>
    {size !== 'line' && <Cover cover={article.cover} />}
    <div className={styles.words}>
      <p className={styles.category}>{article.category.name}</p>
      <Heading className={size === 'lead' ? styles.leadTitle : styles.title}>
        <a className={styles.link} href={article.path}>
          {article.title}
        </a>
      </Heading>
      <p className={styles.text}>{article.description}</p>
      <ArticleFacts article={article} />
    </div>
  </article>
);
