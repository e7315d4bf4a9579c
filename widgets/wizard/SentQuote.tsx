import { useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LaterProps } from './FunnelShell.tsx';
import { result } from './laterCopy.ts';
import { ResultFrame } from './ResultFrame.tsx';
import type { SentLead } from './useLead.ts';
import { useResultActions, type ResultTools } from './useResultActions.ts';
import type { WizardTexts } from './WizardFrame.tsx';

interface SheetTools {
  readonly actions: ResultTools;
  /** Around everything that Print prints. */
  readonly sheet: RefObject<HTMLDivElement | null>;
}

interface SentQuoteProps<Values extends FieldValues, Quote> extends Pick<LaterProps<Values, Quote>, 'funnel'> {
  readonly sent: SentLead<Values & { readonly email: string }, Quote>;
  readonly texts: WizardTexts;
  readonly heading: string;
  readonly shareText: string;
  readonly children: (tools: SheetTools) => ReactNode;
}

/** The terminal step of a funnel with a quote: its frame, where the copy went, and what can be done with it. */
export function SentQuote<Values extends FieldValues, Quote>(props: SentQuoteProps<Values, Quote>) {
  const { funnel, sent, texts, heading, shareText, children } = props;
  const { answer, values } = sent;
  const { email } = values;
  const sheet = useRef<HTMLDivElement | null>(null);
  const title = `${heading} ${answer.reference ?? ''}`;
  const actions = useResultActions({ answer, email, title, shareText, sheet });
  const intro = answer.customerMail === 'suppressed' ? result.introSuppressed : result.intro(email);
  return (
    <ResultFrame funnel={funnel} texts={texts} heading={heading} intro={intro}>
      {children({ actions, sheet })}
    </ResultFrame>
  );
}
