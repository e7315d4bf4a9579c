import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { isFormTag } from '#contract/tags.ts';
import type { Named, TagReference } from '../../../widgets/reference/reference.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import * as styles from './Reference.css.ts';

/** The page above those of the tags. */
export const PARTNERS: { readonly name: string; readonly path: `/${string}` } = {
  name: 'For partners',
  path: '/partners',
};

interface Row extends Named {
  /** Smaller, below the name: values, or what stands in the detail of an event. */
  readonly values?: string;
}

// Doc comments mark code by backticks: every second part stands between two.
const withCode = (text: string) =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ name, text, values }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>
          <code translate="no">{name}</code>
        </dt>
        <dd className={styles.meaning}>
          <span>{withCode(text)}</span>
          {values && <span className={styles.values}>{values}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** A snippet that is pasted as it stands, with what this tag can be told. */
export function snippetOf({ tag, page, attributes }: TagReference): string {
  const [first] = attributes.filter(({ words, isCommon }) => words.length > 0 && !isCommon);
  const own = first ? ` ${first.name}="${first.words[0]}"` : '';
  return [
    `<script type="module" src="${PUBLIC_URL_TOKEN}/widgets/v1/quote-widgets.js"></script>`,
    `<${tag} partner="pk_yours"${own}>`,
    `  <a href="${PUBLIC_URL_TOKEN}${page}">Go to the form</a>`,
    `</${tag}>`,
  ].join('\n');
}

export const Code = ({ children }: { readonly children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <pre className={styles.code} tabIndex={0} translate="no">
    <code>{children}</code>
  </pre>
);

const Said = ({ attributes, events }: TagReference) => (
  <>
    <PageSection
      heading="Attributes and properties"
      text="All are live: a change shows at once. A value that isn't understood is ignored and gives one warning in the console."
    >
      <Rows
        rows={attributes
          .filter(({ isUsed }) => isUsed)
          .map(({ name, property, expected, text }) => ({
            name,
            text,
            values: `${name === property ? '' : `Property ${property}. `}Takes ${expected}.`,
          }))}
      />
    </PageSection>
    <PageSection heading="Events" text="They bubble, cross shadow roots, and hold no personal data.">
      <Rows
        rows={events.map(({ name, text, detail }) => ({
          name,
          text,
          values: `detail: { ${detail.map((field) => `${field.name}: ${field.type}`).join(', ')} }`,
        }))}
      />
    </PageSection>
  </>
);

const Looks = ({ parts, cssProperties }: TagReference) => (
  <>
    <PageSection
      heading="Custom properties"
      text="Set them on the tag or on anything around it. Name one colour, and the others follow so that all can be read."
    >
      <Rows rows={cssProperties} />
    </PageSection>
    <PageSection heading="Parts" text="For rules of your own: ::part(button) { … }." isLast>
      <Rows rows={parts} />
    </PageSection>
  </>
);

/** Everything that a partner's page may rely on of one tag, and the tag itself. */
export const TagPage = ({ reference }: { readonly reference: TagReference }) => {
  const { tag, paragraphs } = reference;
  return (
    <>
      <PageHeader
        here={`<${tag}>`}
        above={[PARTNERS]}
        kicker="For partners"
        heading={`<${tag}>`}
        lead={paragraphs.join(' ')}
      />
      <PageSection
        heading="On your page"
        text="The script and the tag are all you need. The link inside shows until the form does."
      >
        <Code>{snippetOf(reference)}</Code>
      </PageSection>
      <PageSection
        heading="The tag itself"
        text={
          isFormTag(tag)
            ? 'This is the form, not a picture of it: what you send from here, we read.'
            : 'This is the tag, not a picture of it. It sends and stores nothing.'
        }
      >
        <QuoteForm
          tag={tag}
          subject={`The form ${tag}`}
          weCan="take your details"
          tellUs="Tell us what you'd have typed here."
        />
      </PageSection>
      <Said {...reference} />
      <Looks {...reference} />
    </>
  );
};
