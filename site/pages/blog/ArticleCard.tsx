import * as styles from './ArticleCard.css.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './blog.ts';
import { Cover } from './Cover.tsx';

interface Props {
  readonly article: Article;
  /** `lead`: the one that stands above the others; `line`: without its drawing, for lists that come and go. */
  readonly size?: keyof typeof styles.sizes;
  readonly Heading?: 'h2' | 'h3';
}

/** An article where others stand beside it. The whole card leads to it. */
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
