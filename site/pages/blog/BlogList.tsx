import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import type { ListedTopic } from './blog.ts';
import { BlogTopic, NoArticles, type TopicKind } from './BlogTopic.tsx';

interface Props {
  readonly kind: TopicKind;
  readonly topic: ListedTopic;
}

const countOf = (count: number): string => (count === 1 ? 'One article' : `${count} articles`);

/** The articles of a category or of a tag. */
export const BlogList = ({ kind, topic: { name, path, articles } }: Props) => (
  <BlogTopic
    kind={kind}
    name={name}
    heading={name}
    lead={articles.length > 0 ? `${countOf(articles.length)}, written for homes and businesses in the North East.` : ''}
    active={path}
  >
    {articles.length === 0 ? (
      <NoArticles>
        the {kind} “{name}”
      </NoArticles>
    ) : (
      <ul className={styles.grid}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} Heading="h2" />
          </li>
        ))}
      </ul>
    )}
  </BlogTopic>
);

/** Answers the address of a category that does not exist. */
export const NoCategory = () => (
  <BlogTopic kind="category" heading="This category is empty" lead="">
    <NoArticles>
      <span data-behaviour="topicName" data-kind="category">
        this category
      </span>
    </NoArticles>
  </BlogTopic>
);
