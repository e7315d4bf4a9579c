import type { FailureCode } from '../runtime/postQuote.ts';
import { Notice } from '../ui/Notice/Notice.tsx';
import { failureAdvice } from './laterCopy.ts';

/** Above the button of the step that sends: why the last submission failed, and what to do now. */
export const FailureAdvice = ({ code }: { readonly code: FailureCode | undefined }) =>
  code ? <Notice tone="danger">{failureAdvice[code]}</Notice> : null;
