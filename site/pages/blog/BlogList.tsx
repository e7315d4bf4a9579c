import type { ReactNode } from 'react';
import { TOPIC_MARKS, tagWords } from '#contract/common/topicPage.ts';
import { HighStreetScene } from '../../../widgets/ui/illustrations/HighStreetScene.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { tiles } from './ArticleCard.css.ts';
import { ArticleCard, ArticleTiles } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import { type Article, type ListedTopic, articles, filedWords, relatedTo } from './blog.ts';
import { BLOG_CRUMB, MORE, MoreArticles } from './Blog.tsx';
import { WaysOn } from './BlogSearch.tsx';
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
    <WaysOn />
  </div>
);

interface BlogTopicProps {
  readonly kind: TopicKind;
  readonly name: string;
  readonly lead: ReactNode;
  /** Address of the list that is shown. */
  readonly active?: string;
  readonly children: ReactNode;
}

/** What is around the articles of a category or of a tag. */
const BlogTopic = ({ kind, name, lead, active = '', children }: BlogTopicProps) => (
  <>
    <PageHeader here={name} above={[BLOG_CRUMB]} kicker={kickers[kind]} heading={name} lead={lead} />
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <BlogSidebar active={active} />
    </div>
  </>
);

const [FOUND, FOUND_END] = TOPIC_MARKS.found;
const [NONE, NONE_END] = TOPIC_MARKS.none;
const [ITEM, ITEM_END] = TOPIC_MARKS.item;

/** Every article, between marks: the server leaves those that name the tag which was asked for (contract, topicPage.ts). */
export const BlogTag = () => (
  <BlogTopic
    kind="tag"
    name={TOPIC_MARKS.name}
    lead="Every article with these words in its title, description or category."
  >
    {FOUND}
    <ul className={tiles}>
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
    <NoArticles>the tag “{TOPIC_MARKS.name}”</NoArticles>
    {NONE_END}
  </BlogTopic>
);

interface Props {
  readonly kind: TopicKind;
  readonly topic: ListedTopic;
}

const NORTH_EAST = 'written for homes and businesses in the North East.';

/** What a list has; a tag that one article has is as good as the category of that. */
function leadOf({ kind, topic: { articles: listed } }: Props): ReactNode {
  const [only, ...others] = listed;
  if (!only) return '';
  if (others.length > 0) return `${listed.length} articles, ${NORTH_EAST}`;
  if (kind === 'category') return `One article, ${NORTH_EAST}`;
  return (
    <>
      One article, in <a href={only.category.path}>{only.category.name}</a>.
    </>
  );
}

/** One above the others where that makes full rows; with what to read next where they are few. */
const Listed = ({ listed }: { readonly listed: readonly Article[] }) => {
  const [first] = listed;
  const isOdd = listed.length % 2 === 1;
  const tiled = isOdd ? listed.slice(1) : listed;
  return (
    <>
      {isOdd && first && <ArticleCard article={first} size="lead" Heading="h2" />}
      {tiled.length > 0 && <ArticleTiles articles={tiled} Heading="h2" />}
      {first && listed.length <= MORE && (
        <MoreArticles
          heading="Related articles"
          articles={relatedTo(first)
            .filter((article) => !listed.includes(article))
            .slice(0, MORE)}
        />
      )}
    </>
  );
};

/** The articles of a category or of a tag. */
export const BlogList = (props: Props) => {
  const { kind, topic } = props;
  const { name, path, articles: listed } = topic;
  return (
    <BlogTopic kind={kind} name={name} lead={leadOf(props)} active={path}>
      {listed.length === 0 ? (
        <NoArticles>
          the {kind} “{name}”
        </NoArticles>
      ) : (
        <Listed listed={listed} />
      )}
    </BlogTopic>
  );
};

/** Answers the address of a category that does not exist: the server puts its name in (contract, topicPage.ts). */
export const NoCategory = () => (
  <BlogTopic kind="category" name={TOPIC_MARKS.name} lead="">
    <NoArticles>the category “{TOPIC_MARKS.name}”</NoArticles>
  </BlogTopic>
);
