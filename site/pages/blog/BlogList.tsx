import type { ReactNode } from 'react';
import { TAG_MARKS, tagWords } from '#contract/common/tagPage.ts';
import { HighStreetScene } from '../../../widgets/ui/illustrations/HighStreetScene.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import { type ListedTopic, articles, filedWords } from './blog.ts';
import { BLOG_CRUMB } from './Blog.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

export type TopicKind = 'category' | 'tag';

const kickers: Readonly<Record<TopicKind, string>> = { category: 'Category', tag: 'Tag' };

/** @param children what was asked for: "the tag “Heat Pumps”" */
const NoArticles = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.empty}>
    <div className={styles.emptyPicture}>
      <HighStreetScene />
    </div>
    <h2 className={styles.emptyTitle}>No Articles Found</h2>
    <p>No articles were found for {children}. You can see all our articles on the main blog page.</p>
    <a className={actionLink.sizes.large} href={BLOG_CRUMB.path}>
      Back to Blog
    </a>
  </div>
);

interface BlogTopicProps {
  readonly kind: TopicKind;
  /** Absent = no list has this address. */
  readonly name?: string;
  readonly heading: string;
  readonly lead: string;
  /** Address of the list that is shown. */
  readonly active?: string;
  readonly children: ReactNode;
}

/** What is around the articles of a category or of a tag. */
const BlogTopic = ({ kind, name, heading, lead, active = '', children }: BlogTopicProps) => (
  <>
    <PageHeader
      here={name ?? kickers[kind]}
      above={[BLOG_CRUMB]}
      kicker={kickers[kind]}
      heading={heading}
      lead={lead}
    />
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <BlogSidebar active={active} />
    </div>
  </>
);

const [FOUND, FOUND_END] = TAG_MARKS.found;
const [NONE, NONE_END] = TAG_MARKS.none;
const [ITEM, ITEM_END] = TAG_MARKS.item;

/** Every article, between marks: the server leaves those that name the tag which was asked for (contract, tagPage.ts). */
export const BlogTag = () => (
  <BlogTopic
    kind="tag"
    name={TAG_MARKS.name}
    heading={TAG_MARKS.name}
    lead="Every article with these words in its title, description or category."
  >
    {FOUND}
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.slug} data-words={tagWords(filedWords(article))}>
          {ITEM}
          <ArticleCard article={article} Heading="h2" />
          {ITEM_END}
        </li>
      ))}
    </ul>
    {FOUND_END}
    {NONE}
    <NoArticles>the tag “{TAG_MARKS.name}”</NoArticles>
    {NONE_END}
  </BlogTopic>
);

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
  <BlogTopic kind="category" heading="No articles here yet" lead="">
    <NoArticles>
      <span data-behaviour="topicName" data-kind="category">
        this category
      </span>
    </NoArticles>
  </BlogTopic>
);
