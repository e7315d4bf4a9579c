import { ArticleCard } from '../components/ArticleCard.tsx';
import { ArticleFacts } from '../components/ArticleFacts.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { Contents } from '../components/Contents.tsx';
import { Cover } from '../components/Cover.tsx';
import { Prose } from '../components/Prose.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import { relatedTo, type Article as ArticleContent } from '../library/blog.ts';
import * as styles from './Article.css.ts';
import { BLOG_CRUMB } from './Blog.tsx';
import { TagLinks } from './BlogSidebar.tsx';

interface Props {
  readonly article: ArticleContent;
}

const Top = ({ article }: Props) => (
  <header className={styles.top}>
    <div className={styles.topInner}>
      <div className={styles.topWords}>
        <Breadcrumbs above={[BLOG_CRUMB, article.category]} here={article.title} />
        <a className={styles.category} href={article.category.path}>
          {article.category.name}
        </a>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.lead}>{article.description}</p>
        <ArticleFacts article={article} isFull />
      </div>
      <Cover name={article.cover} />
    </div>
  </header>
);

const Changes = ({ article }: Props) =>
  article.changes ? (
    <aside className={styles.changes} aria-labelledby="changes">
      <p className={styles.changesTitle} id="changes">
        Updated November 2026
      </p>
      <Prose text={article.changes} />
    </aside>
  ) : null;

const QuoteBox = () => (
  <div className={styles.quote}>
    <p className={styles.quoteTitle}>Ready for Solar?</p>
    <p>Four short steps to a price for your own roof.</p>
    <SolarQuoteLink size="small">Get Your Free Quote</SolarQuoteLink>
  </div>
);

const Related = ({ article }: Props) => (
  <section className={styles.related} aria-labelledby="related">
    <h2 className={styles.relatedTitle} id="related">
      Related articles
    </h2>
    <ul className={styles.relatedList}>
      {relatedTo(article).map((other) => (
        <li key={other.slug}>
          <ArticleCard article={other} />
        </li>
      ))}
    </ul>
  </section>
);

const EV_QUOTE = { text: 'Price an EV charger', href: '/ev-quote' } as const;
const BUSINESS_QUOTE = { text: 'Price a commercial system', href: '/commercial-solar-quote' } as const;
const SOLAR_QUOTE = { text: 'Get Your Free Quote', href: '/solar-quote' } as const;
const CONTACT = { text: 'Ask us a question', href: '/contact' } as const;

const firstAction = ({ category }: ArticleContent) => {
  if (category.name === 'EV Charging') return EV_QUOTE;
  return category.name === 'Commercial Solar' ? BUSINESS_QUOTE : SOLAR_QUOTE;
};

/** An article of the blog. */
export const Article = ({ article }: Props) => (
  <>
    <article>
      <Top article={article} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <Contents headings={article.text.headings} />
            <QuoteBox />
          </div>
        </div>
        <div className={styles.body}>
          <Changes article={article} />
          <Prose text={article.text} />
          <footer className={styles.tags}>
            <p className={styles.tagsTitle}>Tags</p>
            <TagLinks tags={article.tags} />
          </footer>
        </div>
      </div>
    </article>
    <CallToAction heading="Your roof, your figures" actions={[firstAction(article), CONTACT]}>
      An article calculates with an example. The quote asks about yours and shows every assumption behind its price.
    </CallToAction>
    <Related article={article} />
  </>
);
