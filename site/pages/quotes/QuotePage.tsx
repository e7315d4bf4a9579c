import type { TagName } from '#contract/tags.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { Facts, type FactsContent } from '../../kit/components/Facts.tsx';
import { Highlights, type HighlightsContent } from '../../kit/components/Highlights.tsx';
import { NextSteps, type TitledText } from '../../kit/components/NextSteps.tsx';
import { QuoteForm, type WithoutScript } from '../../kit/components/QuoteForm.tsx';
import { RelatedLinks, type RelatedContent } from '../../kit/components/RelatedLinks.tsx';
import * as styles from './QuotePage.css.ts';

/** A page around a tag, as data. */
export interface QuotePageContent {
  readonly tag: TagName;
  readonly heading: string;
  readonly lead: string;
  /** Three short promises that the tag keeps. */
  readonly promises: readonly string[];
  readonly withoutScript: WithoutScript;
  readonly highlights: HighlightsContent;
  readonly steps: readonly TitledText[];
  readonly facts: FactsContent;
  readonly related: RelatedContent;
  readonly help: TitledText;
}

const Intro = ({ heading, lead, promises }: Pick<QuotePageContent, 'heading' | 'lead' | 'promises'>) => (
  <div className={styles.intro}>
    <h1 className={styles.title}>{heading}</h1>
    <p className={styles.lead}>{lead}</p>
    <ul className={styles.promises}>
      {promises.map((text) => (
        <li key={text} className={styles.promise}>
          {text}
        </li>
      ))}
    </ul>
  </div>
);

/** Page of a quote tag: the form comes first, what is worth knowing about it below. */
export const QuotePage = ({ content }: { readonly content: QuotePageContent }) => {
  const { tag, withoutScript, highlights, steps, facts, related, help } = content;
  return (
    <>
      <Intro {...content} />
      <div className={styles.funnel}>
        <QuoteForm tag={tag} {...withoutScript} />
      </div>
      <Highlights {...highlights} />
      <NextSteps heading="What happens next" steps={steps} />
      <Facts {...facts} />
      <RelatedLinks {...related} />
      <ContactBand heading={help.title}>{help.text}</ContactBand>
    </>
  );
};
