import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import { articles, blogPages, type BlogPage } from './blog.ts';
import { BlogPager } from './BlogPager.tsx';
import { BlogSearch } from './BlogSearch.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

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
        <ul className={styles.grid}>
          {shown.articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </section>
      <BlogPager current={shown.number} count={blogPages.length} />
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
        heading={isFirst ? 'Home energy, in plain words' : `Home energy, in plain words: page ${shown.number}`}
        lead="What solar, batteries and chargers cost in the North East, which grants are open, and what has changed since."
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
