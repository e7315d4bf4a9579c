import type { Crumb } from '../../document/structuredData.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { topics, type Topic } from '../../facts/topics.ts';
import { Prose } from '../../figures/Prose.tsx';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import { RelatedLinks } from '../../kit/components/RelatedLinks.tsx';
import { renderMarkdown } from '../../markdown/markdown.ts';
import * as styles from './TopicPage.css.ts';

const PATH = '/learn-more';
const above: readonly Crumb[] = [{ name: 'Plans and prices', path: PATH }];

/** What all topics of the learn-more pages share. */
export const learnMore = {
  path: PATH,
  above,
  help: {
    title: 'Rather talk it through?',
    text: "Tell us what you need. If something cheaper will do, or nothing at all, we'll say so.",
  },
} as const;

const SideMenu = ({ current }: { readonly current: string }) => (
  <nav className={styles.menu} aria-label="Topics">
    <ul className={styles.topics}>
      {topics.map(({ slug, name }) => (
        <li key={slug}>
          <a
            className={styles.topic}
            href={`${learnMore.path}/${slug}`}
            {...(slug === current && { 'aria-current': 'page' })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Plans = ({ plansHeading, plans, note }: Topic) => (
  <section className={styles.section} aria-labelledby="plans">
    <h2 className={styles.heading} id="plans">
      {plansHeading}
    </h2>
    <PlanCards plans={plans} />
    <div className={styles.note}>
      <Prose text={renderMarkdown(note)} />
    </div>
  </section>
);

/** The one template of the learn-more pages. */
export const TopicPage = ({ topic }: { readonly topic: Topic }) => (
  <>
    <PageHeader
      here={topic.name}
      above={learnMore.above}
      heading={topic.title}
      lead={topic.subtitle}
      Picture={drawing(topic.picture)}
    />
    <div className={styles.columns}>
      <SideMenu current={topic.slug} />
      <div className={styles.content}>
        <p className={styles.description}>{topic.description}</p>
        <section aria-label="Key features">
          <TitledTexts items={topic.features} Title="h2" />
        </section>
        <Plans {...topic} />
        <Prose text={renderMarkdown(topic.body)} hasHeadingsBeside />
      </div>
    </div>
    <RelatedLinks {...topic.more} />
    <ContactBand heading={learnMore.help.title}>
      {learnMore.help.text} <a href="/contact">Write to us</a> if that's easier.
    </ContactBand>
  </>
);
