import { dayWords } from '#contract/common/calendar.ts';
import * as styles from './ArticleCard.css.ts';
import type { Article } from './blog.ts';
import { Cover } from './Cover.tsx';

interface ArticleFactsProps {
  readonly article: Pick<Article, 'author' | 'date' | 'updated' | 'readTime'>;
  /** With author, and with the first day of an article that has changed since. */
  readonly isFull?: boolean;
}

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{dayWords(day)}</time>;

/** How fresh an article is, which counts most, how long it takes to read, when it was written and by whom. */
export const ArticleFacts = ({ article: { author, date, updated, readTime }, isFull = false }: ArticleFactsProps) => {
  const isUpdated = updated !== date;
  return (
    <p className={styles.facts}>
      <span className={styles.fact}>
        {isUpdated && 'Updated '}
        <Day day={updated} />
      </span>
      <span className={styles.fact}>{readTime} read</span>
      {isFull && isUpdated && (
        <span className={styles.fact}>
          First published <Day day={date} />
        </span>
      )}
      {isFull && <span className={styles.fact}>By {author}</span>}
    </p>
  );
};

interface Props {
  readonly article: Article;
  /** `lead`: the one above the others; `line`: without its drawing, for lists that come and go. */
  readonly size?: keyof typeof styles.sizes;
  readonly Heading?: 'h2' | 'h3';
}

/** Articles side by side. */
export const ArticleTiles = ({
  articles,
  Heading = 'h3',
}: Pick<Props, 'Heading'> & { readonly articles: readonly Article[] }) => (
  <ul className={styles.tiles}>
    {articles.map((article) => (
      <li key={article.slug}>
        <ArticleCard article={article} Heading={Heading} />
      </li>
    ))}
  </ul>
);

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
