import { commercialSolarLimits } from '#contract/commercial-solar/limits.ts';
import { API_PAGE_PATH } from '#contract/common/wire.ts';
import type { TagName } from '#contract/tags.ts';
import { references, type TagReference } from '../../../widgets/reference/reference.ts';
import { Drawing, drawing } from '../../drawings/Drawing.tsx';
import { chargerPrices, planPrice, servicePrice, solarRanges } from '../../facts/prices.ts';
import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { FaqList } from '../../kit/components/FaqList.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { renderMarkdown, slugOf } from '../../markdown/markdown.ts';
import * as styles from './Reference.css.ts';
import { Code, PARTNERS, snippetOf } from './TagPage.tsx';

const PACKAGE = `import '@example/quote-widgets/auto'; // adds the script; in Node it does nothing
import '@example/quote-widgets/react'; // or preact, vue, svelte, astro: types of the tags`;

const BUILDER = `${PARTNERS.path}/tag-builder` as const;
const CODE_ID = 'two-lines-to-paste';

const WAYS = [
  {
    title: 'Let the tag builder write it',
    text: 'Choose a form, your colours and the system your site runs on. You see a preview and copy the code.',
    href: BUILDER,
    action: 'Build your tag',
    picture: 'home-app',
  },
  {
    title: 'Paste two lines yourself',
    text: 'One script and one tag. Each tag has a page with its attributes and events.',
    href: `#${CODE_ID}`,
    action: 'See the two lines',
    picture: 'report',
  },
  {
    title: 'Build it in',
    text: 'A package with types for React, Preact, Vue, Svelte and Astro, or the API behind the forms.',
    href: API_PAGE_PATH,
    action: 'See the API',
    picture: 'offers',
  },
] as const;

const Ways = () => (
  <ol className={styles.ways}>
    {WAYS.map(({ title, text, href, action, picture }, index) => (
      <li key={title} className={index === 0 ? `${styles.way} ${styles.bestWay}` : styles.way}>
        <div className={styles.wayPicture}>
          <Drawing name={picture} />
        </div>
        <h3 className={styles.wayTitle}>{title}</h3>
        <p>{text}</p>
        <a className={index === 0 ? actionLink.sizes.onDark : actionLink.sizes.quiet} href={href}>
          {action}
        </a>
      </li>
    ))}
  </ol>
);

interface Shown {
  readonly picture: string;
  /** What visitors are shown at the end. */
  readonly result: string;
}

const { min, max } = commercialSolarLimits.sizeKw;

const SHOWN: Readonly<Record<TagName, Shown>> = {
  'solar-quote': { picture: 'panels', result: `Price and payback, usually ${solarRanges.homesAndBusinesses.text}` },
  'ev-quote': { picture: 'charger', result: `A fitted price, ${chargerPrices.lowest} to ${chargerPrices.highest}` },
  'homecare-quote': {
    picture: 'shield',
    result: `A plan from ${planPrice('Standard')} to ${planPrice('Complete')} a month`,
  },
  'instant-quote': {
    picture: 'boiler',
    result: `A price from ${servicePrice('Boiler cover')} to ${servicePrice('Gas and electricity')} a month`,
  },
  'commercial-energy-quote': { picture: 'meter', result: 'A comparison, made by a specialist' },
  'commercial-solar-quote': { picture: 'flat-roof', result: `Price and payback for ${min} to ${max} kW` },
  'quick-quote': { picture: 'calendar', result: 'The right form, with three answers filled in' },
  'contact-form': { picture: 'letter', result: 'A reply from a real person' },
  'solar-estimate': { picture: 'report', result: 'What panels would earn in a year, from and to' },
  'newsletter-signup': { picture: 'signature', result: 'An email to confirm' },
};

const TagCard = ({ tag, paragraphs }: TagReference) => {
  const { picture, result } = SHOWN[tag];
  return (
    <li className={styles.card}>
      <div className={styles.cardTop}>
        <div className={styles.cardPicture}>
          <Drawing name={picture} />
        </div>
        <a className={styles.link} href={`${PARTNERS.path}/${tag}`}>
          {`<${tag}>`}
        </a>
      </div>
      <p>{paragraphs[0]}</p>
      <p className={styles.result}>
        <span className={styles.resultLabel}>Visitors get</span> {result}
      </p>
    </li>
  );
};

const QUESTIONS = [
  [
    'How do I get a key?',
    "[Write to us](/contact) with the address of your page and we'll email you a key. It doesn't have to be secret. A lead is credited to you if it comes from an address you've registered.",
  ],
  [
    'Who gets the leads, and what do we see?',
    'Leads come to us, with your key and your own reference if you give one. We email you when one comes in, without personal data. You also get a statement of the leads from your pages.',
  ],
  [
    'Does it slow our page down?',
    'Hardly. The first step is 8 to 12 kB in three requests, loaded when a visitor scrolls near it. The rest loads when someone touches the form.',
  ],
  [
    'Can it look like our site?',
    'Yes. You set colours, corners and fonts; all other colours follow and stay readable. The tag builder checks the contrast for you.',
  ],
  [
    'Does it set cookies?',
    'No. We count which steps people reach, in daily totals with nothing about the visitor. Put `no-statistics` on the tag to stop that. [What our forms keep](/cookie-policy#statistics).',
  ],
  ["What if our editor doesn't take scripts?", 'Use a frame instead. The tag builder writes that code too.'],
] as const;

const questions = QUESTIONS.map(([question, answer]) => ({
  id: slugOf(question),
  question,
  answer: renderMarkdown(answer),
}));

const [example] = references;

/** Where partners begin: what it is, three ways to it, every tag, and what is asked most. */
export const PartnersPage = () => (
  <>
    <PageHeader
      here={PARTNERS.name}
      kicker="For partners"
      heading="Our quote forms on your own site"
      lead="Your visitors get a price in a few steps without leaving your site. Each lead is recorded with your key."
      Picture={drawing('partner-page')}
    >
      <a className={actionLink.sizes.large} href={BUILDER}>
        Build your tag
      </a>
    </PageHeader>
    <PageSection heading="Three ways to add a form">
      <Ways />
    </PageSection>
    <PageSection
      heading="The forms you can use"
      text="Each has a page with its attributes, events and colours, and the form itself to try."
    >
      <ul className={styles.cards}>
        {references.map((reference) => (
          <TagCard key={reference.tag} {...reference} />
        ))}
      </ul>
    </PageSection>
    <PageSection
      heading="Two lines to paste"
      text="The script works for every tag, and a page can have several. Tell us the address of your page first, and we'll email you a key."
    >
      {example && <Code>{snippetOf(example)}</Code>}
    </PageSection>
    <PageSection
      heading="If your project has a build step"
      text="Ask us for the package: types for your framework, data for your editor, and a function that adds the script. The forms still come from our site, so prices are always today's."
    >
      <Code>{PACKAGE}</Code>
      <p>
        Your own program can send the same without a tag: <a href={API_PAGE_PATH}>see the API, with examples</a>.
      </p>
    </PageSection>
    <PageSection heading="What partners ask" isLast>
      <FaqList items={questions} Answer={Prose} />
    </PageSection>
    <ContactBand heading="Ready for your key?">
      Tell us the address of your page, by phone or email, or <a href="/contact">write to us here</a>.
    </ContactBand>
  </>
);
