import { ArrowIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { Breadcrumbs } from '../../kit/components/PageHeader.tsx';
import { SearchForm } from '../../kit/components/SearchForm.tsx';
import { everyLink } from '../../kit/layout/menus.ts';
import * as styles from './Search.css.ts';
import { fixedEntries, type SearchEntry } from './siteSearch.ts';

const Result = ({ url, category, title, description }: SearchEntry) => (
  <a className={styles.result} href={url} data-result="">
    <span className={styles.category} data-result-category="">
      {category}
    </span>
    <span className={styles.resultTitle} data-result-title="">
      {title}
    </span>
    <span className={styles.resultText} data-result-text="">
      {description}
    </span>
    <span className={styles.arrow}>
      <ArrowIcon />
    </span>
  </a>
);

const Empty = () => (
  <div className={styles.notice} data-search-state="empty" hidden>
    <div className={styles.picture}>
      <Drawing name="search" />
    </div>
    <div className={styles.noticeWords}>
      <h2 className={styles.noticeTitle}>No results found</h2>
      <p>{factText('shell-search-empty')}</p>
      <p>
        <a className={actionLink.sizes.small} href="/">
          Go to homepage
        </a>
      </p>
    </div>
  </div>
);

const Prompt = () => (
  <div className={styles.prompt} data-search-state="prompt">
    <div className={styles.picture}>
      <Drawing name="search" />
    </div>
    <p className={styles.noticeTitle}>{factText('shell-search-prompt')}</p>
  </div>
);

const Loading = () => (
  <ul className={styles.results} data-search-state="loading" aria-hidden="true" hidden>
    {['first', 'second', 'third'].map((name) => (
      <li key={name} className={styles.bone} />
    ))}
  </ul>
);

// Without script nothing can be looked for here: every part of the site is one press away all the same.
const WithoutScript = () => (
  <noscript>
    <p className={styles.popularTitle}>Search needs JavaScript. Here are all our pages:</p>
    <ul className={styles.everyPage}>
      {everyLink.map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </noscript>
);

const Popular = () => (
  <section className={styles.popular} aria-labelledby="popular">
    <h2 className={styles.popularTitle} id="popular">
      Popular pages
    </h2>
    <ul className={styles.results}>
      {fixedEntries.map((entry) => (
        <li key={entry.url}>
          <Result {...entry} />
        </li>
      ))}
    </ul>
  </section>
);

/** What the site has on a term. client/behaviours/searchResults.ts looks it up and shows one of the states. */
export const Search = () => (
  <div className={styles.searchPage} data-behaviour="searchResults">
    <Breadcrumbs here="Search" />
    <h1 className={styles.title}>Search</h1>
    <div className={styles.form}>
      <SearchForm id="search-term" />
    </div>
    <p className={styles.status} role="status" data-search-status="" />
    <Loading />
    <ul className={styles.results} data-search-state="results" hidden />
    <template data-search-result="">
      <li>
        <Result url="/" category="Part" title="Page" description="What it's about" />
      </li>
    </template>
    <Empty />
    <Prompt />
    <WithoutScript />
    <Popular />
  </div>
);
