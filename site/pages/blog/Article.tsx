import { monthAndYear } from '../../facts/calendar.ts';
import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { CallToAction, SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { Breadcrumbs } from '../../kit/components/PageHeader.tsx';
import { TableOfContents } from '../../kit/components/TableOfContents.tsx';
import * as styles from './Article.css.ts';
import { ArticleCard, ArticleFacts } from './ArticleCard.tsx';
import { relatedTo, type Article as ArticleContent } from './blog.ts';
import { BLOG_CRUMB } from './Blog.tsx';
import { TagLinks } from './BlogSidebar.tsx';
import { Cover } from './Cover.tsx';

interface Props {
  readonly article: ArticleContent;
}

const Top = ({ article }: Props) => (
  <header className={styles.top}>
    <div className={styles.way}>
      <Breadcrumbs above={[BLOG_CRUMB, article.category]} here={article.title} />
    </div>
    <div className={styles.topInner}>
      <div className={styles.topWords}>
        <a className={styles.category} href={article.category.path}>
          {article.category.name}
        </a>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.lead}>{article.description}</p>
        <ArticleFacts article={article} isFull />
      </div>
      <Cover cover={article.cover} isFirst />
    </div>
  </header>
);

const Changes = ({ article }: Props) =>
  article.changes ? (
    <aside className={styles.changes} aria-labelledby="changes">
      <p className={styles.changesTitle} id="changes">
        Updated {monthAndYear(article.updated)}
      </p>
      <Prose text={article.changes} />
    </aside>
  ) : null;

interface QuoteCall {
  readonly title: string;
  /** Heads the band below the article. */
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly href: `/${string}`;
}

const SOLAR: QuoteCall = {
  title: 'Ready for Solar?',
  heading: 'Get a price for your roof',
  text: 'Get a price for your own roof in four short steps.',
  action: 'Get Your Free Quote',
  href: '/solar-quote',
};

/** Categories whose readers want another price than that of a roof at home. */
const quoteCalls: Readonly<Partial<Record<string, QuoteCall>>> = {
  'EV Charging': {
    title: 'Ready to charge at home?',
    heading: 'Get a price for your charger',
    text: 'See the price of a charger in four short steps, with the grant taken off.',
    action: 'Get my EV charger quote',
    href: '/ev-quote',
  },
  'Commercial Solar': {
    title: 'What would your roof return?',
    heading: 'Get a price for your business roof',
    text: 'From 5 to 100 kW, with every assumption shown.',
    action: 'Get my commercial solar quote',
    href: '/commercial-solar-quote',
  },
};

const quoteCallOf = ({ category }: ArticleContent): QuoteCall => quoteCalls[category.name] ?? SOLAR;

const QuoteBox = ({ article }: Props) => {
  const { title, text, action, href } = quoteCallOf(article);
  return (
    <div className={styles.quote}>
      <p className={styles.quoteTitle}>{title}</p>
      <p>{text}</p>
      {href === SOLAR.href ? (
        <SolarQuoteLink size="small">{action}</SolarQuoteLink>
      ) : (
        <a className={actionLink.sizes.small} href={href}>
          {action}
        </a>
      )}
    </div>
  );
};

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

const CONTACT = { text: 'Contact us', href: '/contact' } as const;

const Band = ({ article }: Props) => {
  const { heading, action, href } = quoteCallOf(article);
  return (
    <CallToAction heading={heading} actions={[{ text: action, href }, CONTACT]}>
      This article uses an example. The quote works out the price for you and shows how.
    </CallToAction>
  );
};

/** An article of the blog. */
export const Article = ({ article }: Props) => (
  <>
    <article>
      <Top article={article} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <TableOfContents headings={article.text.headings} />
            <QuoteBox article={article} />
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
    <Band article={article} />
    <Related article={article} />
  </>
);
