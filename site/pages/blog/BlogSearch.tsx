import type { ReactNode } from 'react';
import { unspelled } from '../../../widgets/ui/fieldBinding.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { articles, type Article } from './blog.ts';
import * as styles from './BlogSearch.css.ts';

/** What a search looks into (site specification and its gaps, row 25). */
const searchWords = ({ title, description, tags }: Article): string =>
  [title, description, ...tags.map(({ name }) => name)].join(' ').toLowerCase();

const LONGEST_TERM = 100;

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
