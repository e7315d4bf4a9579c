import { HighStreetScene } from '../../widgets/ui/illustrations/HighStreetScene.tsx';
import * as actionLink from '../components/actionLink.css.ts';
import { ArticleCard } from '../components/ArticleCard.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import type { ListedTopic } from '../library/blog.ts';
import * as styles from './Blog.css.ts';
import { BLOG_CRUMB } from './Blog.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

export type TopicKind = 'category' | 'tag';

interface Props {
  readonly kind: TopicKind;
  /** Absent = nobody has written of it: the page for addresses that no topic has. */
  readonly topic?: ListedTopic;
}

const kickers: Readonly<Record<TopicKind, string>> = { category: 'Category', tag: 'Tag' };

const countOf = (count: number): string => (count === 1 ? 'One article' : `${count} articles`);

const Empty = ({ kind }: Props) => (
  <div className={styles.empty}>
    <div className={styles.emptyPicture}>
      <HighStreetScene />
    </div>
    <h2 className={styles.emptyTitle}>No Articles Found</h2>
    <p>
      No articles were found for{' '}
      <span data-behaviour="topicName" data-kind={kind}>
        this {kind}
      </span>
      . All that we have written so far is one press away.
    </p>
    <a className={actionLink.sizes.large} href={BLOG_CRUMB.path}>
      Back to Blog
    </a>
  </div>
);

/** The articles of a category or of a tag. */
export const BlogList = ({ kind, topic }: Props) => {
  const found = topic?.articles ?? [];
  const name = topic?.name ?? 'Unknown';
  return (
    <>
      <PageHeader
        here={topic ? name : kickers[kind]}
        above={[BLOG_CRUMB]}
        kicker={kickers[kind]}
        heading={topic ? name : `This ${kind} is empty`}
        lead={found.length > 0 ? `${countOf(found.length)}, written for homes and businesses in the North East.` : ''}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {found.length === 0 ? (
            <Empty kind={kind} />
          ) : (
            <ul className={styles.grid}>
              {found.map((article) => (
                <li key={article.slug}>
                  <ArticleCard article={article} Heading="h2" />
                </li>
              ))}
            </ul>
          )}
        </div>
        <BlogSidebar {...(topic && { active: topic.path })} />
      </div>
    </>
  );
};
