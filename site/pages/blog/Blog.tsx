import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { ArticleCard, ArticleTiles } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import { type Article, articles, blogPages, type BlogPage, blogPagePath, LEAST_PAGES } from './blog.ts';
import { BlogSearch } from './BlogSearch.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

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

const BlogPager = ({ current, count }: Props) => (
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

interface MoreProps {
  readonly heading: string;
  readonly articles: readonly Article[];
}

/** So many fill the column beside what every list of articles has. */
export const MORE = 2;

/** Where a list is short: what to read next. */
export const MoreArticles = ({ heading, articles: more }: MoreProps) => (
  <section aria-labelledby="more">
    <h2 className={styles.overline} id="more">
      {heading}
    </h2>
    <ArticleTiles articles={more} />
  </section>
);

export const BLOG_CRUMB = { name: 'Blog', path: '/blog' } as const;

const List = ({ shown }: { readonly shown: BlogPage }) => {
  const isFirst = shown.number === 1;
  const [latest] = articles;
  return (
    <>
      {isFirst && latest && (
        <section aria-labelledby="latest">
          <h2 className={styles.overline} id="latest">
            Latest article
          </h2>
          <ArticleCard article={latest} size="lead" />
        </section>
      )}
      <section aria-labelledby="others">
        <h2 className={isFirst ? styles.overline : styles.unseen} id="others">
          {isFirst ? 'More to read' : 'Articles on this page'}
        </h2>
        <ArticleTiles articles={shown.articles} />
      </section>
      <BlogPager current={shown.number} count={blogPages.length} />
      {!isFirst && (
        <MoreArticles
          heading="Most recent"
          articles={articles.filter((article) => !shown.articles.includes(article)).slice(0, MORE)}
        />
      )}
    </>
  );
};

/** A page of the index: the latest article on the first, the others two at a time. */
export const Blog = ({ shown }: { readonly shown: BlogPage }) => {
  const isFirst = shown.number === 1;
  return (
    <>
      <PageHeader
        here={isFirst ? BLOG_CRUMB.name : `Page ${shown.number}`}
        above={isFirst ? [] : [BLOG_CRUMB]}
        heading={isFirst ? 'Home energy advice' : `Home energy advice: page ${shown.number}`}
        lead="What solar, batteries and chargers cost in the North East, and which grants are open."
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <BlogSearch>
            <List shown={shown} />
          </BlogSearch>
        </div>
        <BlogSidebar />
      </div>
    </>
  );
};
