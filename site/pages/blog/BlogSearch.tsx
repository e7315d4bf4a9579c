import type { ReactNode } from 'react';
import { unspelled } from '../../../widgets/ui/fieldBinding.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { articles, categories, type Article } from './blog.ts';
import * as styles from './BlogSearch.css.ts';
import { TagLinks } from './BlogSidebar.tsx';
import { Cover } from './Cover.tsx';

/** What a search looks into (site specification and its gaps, row 25). */
const searchWords = ({ title, description, tags }: Article): string =>
  [title, description, ...tags.map(({ name }) => name)].join(' ').toLowerCase();

const LONGEST_TERM = 100;
const MOST_RECENT = 3;

/** Where nothing was found: all categories, what is new, and someone to ask. */
export const WaysOn = () => (
  <>
    <p className={styles.waysTitle}>Browse a category</p>
    <TagLinks tags={categories.filter(({ articles: listed }) => listed.length > 0)} />
    <p className={styles.waysTitle}>Most recent</p>
    <ul className={styles.recent}>
      {articles.slice(0, MOST_RECENT).map(({ path, title, cover }) => (
        <li key={path} className={styles.recentItem}>
          <Cover cover={cover} />
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
    <p>
      Can't find it? <a href="/contact">Ask us</a> and we'll answer.
    </p>
  </>
);

/**
 * The search box of the blog around what it filters. client/behaviours/blogSearch.ts shows what matches in place of
 * the list; without it the list stays, and the page says so.
 */
export const BlogSearch = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.search} data-behaviour="blogSearch">
    <form className={styles.form} role="search" aria-label="Blog" action="/blog" method="get">
      <label className={styles.label} htmlFor="blog-search">
        Search the articles
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id="blog-search"
          type="search"
          name="q"
          maxLength={LONGEST_TERM}
          autoComplete="off"
          {...unspelled}
        />
        <button className={styles.button} type="submit">
          Search
        </button>
      </div>
      <noscript>
        <p className={styles.note}>Filtering needs JavaScript. Without it, the pages below list every article.</p>
      </noscript>
    </form>
    <p className={styles.found} role="status" data-part="count" />
    <ul className={styles.matches} data-part="matches" hidden />
    <div className={styles.none} data-part="none" hidden>
      <p>Try fewer words, or a broader one such as “solar”, “battery” or “grant”.</p>
      <WaysOn />
    </div>
    <template data-part="articles">
      {articles.map((article) => (
        <li key={article.slug} data-words={searchWords(article)}>
          <ArticleCard article={article} size="line" Heading="h2" />
        </li>
      ))}
    </template>
    <div className={styles.list} data-part="list">
      {children}
    </div>
  </div>
);
