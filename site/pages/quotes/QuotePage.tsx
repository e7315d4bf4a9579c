import type { TagName } from '#contract/tags.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { Facts, type FactsContent } from '../../kit/components/Facts.tsx';
import { FormPage } from '../../kit/components/FormPage.tsx';
import { Highlights, type HighlightsContent } from '../../kit/components/Highlights.tsx';
import { NextSteps, type TitledText } from '../../kit/components/NextSteps.tsx';
import type { WithoutScript } from '../../kit/components/QuoteForm.tsx';
import { RelatedLinks, type RelatedContent } from '../../kit/components/RelatedLinks.tsx';

/** A page around a tag, as data. */
export interface QuotePageContent {
  readonly tag: TagName;
  readonly heading: string;
  /** Where the form is for homes and businesses, and this page for both. */
  readonly businessHeading?: string;
  /** One line of a telephone: about 45 letters. */
  readonly lead: string;
  /** The same at length, below the form. */
  readonly about: string;
  /** Three short promises that the tag keeps. */
  readonly promises: readonly string[];
  readonly withoutScript: WithoutScript;
  readonly highlights: HighlightsContent;
  readonly steps: readonly TitledText[];
  readonly facts: FactsContent;
  readonly related: RelatedContent;
  readonly help: TitledText;
}

/** Page of a quote tag: the form comes first, what is worth knowing about it below. */
export const QuotePage = ({ content }: { readonly content: QuotePageContent }) => {
  const { highlights, steps, facts, related, help } = content;
  return (
    <FormPage {...content}>
      <Highlights {...highlights} />
      <NextSteps heading="What happens next" steps={steps} />
      <Facts {...facts} />
      <RelatedLinks {...related} />
      <ContactBand heading={help.title}>{help.text}</ContactBand>
    </FormPage>
  );
};
