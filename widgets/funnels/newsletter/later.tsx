import { Notice } from '../../ui/Notice/Notice.tsx';
import type { LaterProps } from '../../wizard/handover/FunnelShell.tsx';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { result } from './laterCopy.ts';
import type { NewsletterValues } from './state.ts';

export { spec } from './request.ts';

/** What to do now: the subscription begins with the button in the mail. */
export function LaterSteps({ funnel, texts }: LaterProps<NewsletterValues, true>) {
  const { sent } = funnel.lead;
  const words = sent?.answer.customerMail === 'suppressed' ? result.introSuppressed : result.intro;
  return (
    <ResultFrame
      funnel={funnel}
      texts={texts}
      heading={result.heading}
      {...(sent && { intro: words(sent.values.email) })}
    >
      <Notice tone="info">{result.text}</Notice>
    </ResultFrame>
  );
}
