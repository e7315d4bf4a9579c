import { PanelPicture } from '../../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import { categories, popularTags, type ListedTopic } from './blog.ts';
import * as styles from './BlogSidebar.css.ts';

interface Props {
  /** Address of the list that is shown. */
  readonly active?: string;
}

const currentIf = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

const Categories = ({ active }: Props) => (
  <nav className={styles.part} aria-labelledby="categories">
    <h2 className={styles.title} id="categories">
      Categories
    </h2>
    <ul>
      {categories.map(({ name, path, articles }) => (
        <li key={path}>
          <a className={styles.category} href={path} {...currentIf(path === active)}>
            <span>{name}</span>
            <span className={styles.count}>
              {articles.length}
              <span className={styles.unseen}> {articles.length === 1 ? 'article' : 'articles'}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface TagLinksProps extends Props {
  readonly tags: readonly Pick<ListedTopic, 'name' | 'path'>[];
}

/** Tags as a row of labels. */
export const TagLinks = ({ tags, active }: TagLinksProps) => (
  <ul className={styles.tags}>
    {tags.map(({ name, path }) => (
      <li key={path}>
        <a className={styles.tag} href={path} {...currentIf(path === active)}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

const ReadyForSolar = () => (
  <section className={styles.ready} aria-labelledby="ready">
    <div className={styles.picture}>
      <PanelPicture />
    </div>
    <h2 className={styles.readyTitle} id="ready">
      Ready for Solar?
    </h2>
    <p>See what a system for your roof costs, what it saves and when it pays for itself.</p>
    <SolarQuoteLink size="onDark">Get Your Free Quote</SolarQuoteLink>
  </section>
);

/** What is beside every list of articles: ways to others, the newsletter, and the quote. */
export const BlogSidebar = ({ active = '' }: Props) => (
  <aside className={styles.sidebar} aria-label="More from the blog">
    <Categories active={active} />
    <nav className={styles.part} aria-labelledby="popular-tags">
      <h2 className={styles.title} id="popular-tags">
        Popular tags
      </h2>
      <TagLinks tags={popularTags} active={active} />
    </nav>
    <ReadyForSolar />
    <QuoteForm
      tag="newsletter-signup"
      subject="Newsletter"
      weCan="put you on the list"
      tellUs="Tell us your email address and we'll add you to the list."
    />
  </aside>
);
