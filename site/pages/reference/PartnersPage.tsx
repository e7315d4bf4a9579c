import { API_PAGE_PATH } from '#contract/common/wire.ts';
import { references } from '../../../widgets/reference/reference.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import * as styles from './Reference.css.ts';
import { Code, PARTNERS, snippetOf } from './TagPage.tsx';

const PACKAGE = `import '@example/quote-widgets/auto'; // adds the script; in Node it does nothing
import '@example/quote-widgets/react'; // or preact, vue, svelte, astro: types of the tags`;

const [example] = references;

/** Where partners begin: one tag on a page, the tags that there are, and the ways beside a tag. */
export const PartnersPage = () => (
  <>
    <PageHeader
      here={PARTNERS.name}
      kicker="For partners"
      heading="Our forms on a page of yours"
      lead="One script and one tag: your visitors get a price in a few steps, and each lead is recorded with your key."
    />
    <PageSection
      heading="Two lines"
      text="The script serves every tag, and a page may hold several. Register the address of your page with us first: your key comes back."
    >
      {example && <Code>{snippetOf(example)}</Code>}
      <p>
        <a href={`${PARTNERS.path}/tag-builder`}>The tag builder</a> makes them with your colours, for the system that
        your page is made with.
      </p>
    </PageSection>
    <PageSection
      heading="Tags"
      text="Each has a page with its attributes, events, parts and colours, and the form itself to try."
    >
      <ul className={styles.cards}>
        {references.map(({ tag, paragraphs }) => (
          <li key={tag} className={styles.card}>
            <a className={styles.link} href={`${PARTNERS.path}/${tag}`}>
              {`<${tag}>`}
            </a>
            <p>{paragraphs[0]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
    <PageSection
      heading="In a project that is built"
      text="Ask us for the package: types for React, Preact, Vue, Svelte and Astro, data for your editor, and a function that adds the script. The forms themselves come from our site, where prices are kept present."
    >
      <Code>{PACKAGE}</Code>
    </PageSection>
    <PageSection heading="Without a tag" isLast>
      <p>
        A program of yours can send the same: <a href={API_PAGE_PATH}>every route of the interface, with examples</a>.
      </p>
    </PageSection>
  </>
);
