import { useEffect, useRef } from 'react';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { pageOfTag } from '#contract/tags.ts';
import { useHost } from '../runtime/host.ts';
import type { FailureCode } from '../runtime/postQuote.ts';
import { Notice } from '../ui/Notice/Notice.tsx';
import { failureAdvice, ourForm } from './laterCopy.ts';
import { PageLink } from './PageLink.tsx';

interface FailureAdviceProps {
  readonly code: FailureCode | undefined;
}

/** Above the button of the step that sends: why the last submission failed, and what to do now. */
export const FailureAdvice = ({ code }: FailureAdviceProps) => (code ? <Advice code={code} /> : null);

// Whether the visitor is still at the form: whoever went elsewhere meanwhile is not called back.
function isAt(form: HTMLFormElement | null): boolean {
  const root = form?.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  if (active) return form?.contains(active) === true || active === document.body;
  return document.activeElement === document.body;
}

/** Each failure brings a new one, because a submission starts without. */
function Advice({ code }: { readonly code: FailureCode }) {
  const { isOwnOrigin, element } = useHost();
  const advice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its text is its name, so the focus reads it. As an alert it would be read twice, and over the toast.
    if (isAt(advice.current?.closest('form') ?? null)) advice.current?.focus();
  }, []);
  return (
    <Notice tone="danger" label={failureAdvice[code]} noticeRef={advice}>
      <WithTelephone text={failureAdvice[code]} />{' '}
      {code === 'refused' && !isOwnOrigin && <PageLink path={pageOfTag(element?.localName ?? '')}>{ourForm}</PageLink>}
    </Notice>
  );
}

/** A text with our telephone number, if it names it, as a link that dials. */
function WithTelephone({ text }: { readonly text: string }) {
  const [before = '', after] = text.split(company.phone);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a href={telephoneLink(company.phone)}>{company.phone}</a>
      {after}
    </>
  );
}
