import { useEffect, type RefObject } from 'react';
import { normalisePostcode, serviceArea } from '#contract/common/postcode.ts';
import { destinationOf } from '#contract/quick/routing.ts';
import { readAttribution, type AttributionValues } from '../../runtime/attribution.ts';
import { elapsedMs } from '../../runtime/elapsed.ts';
import type { Host } from '../../runtime/host.ts';
import { openAddress } from '../../runtime/openAddress.ts';
import { postInBackground } from '../../runtime/postInBackground.ts';
import { touchFields } from '../../runtime/touchText.ts';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { focusField } from '../../ui/ErrorSummary/focusField.ts';
import { postcode as postcodeWords, wizard as words } from '../../wizard/copy.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import { opened } from './laterCopy.ts';
import { addressOf, toQuoteData } from './request.ts';
import type { QuickValues } from './state.ts';

export { errorsOf } from './request.ts';

interface ErrorsProps {
  readonly errors: readonly FieldError[];
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** What is wrong, above the fields; the first of them takes the focus. */
export function Errors({ errors, formRef }: ErrorsProps) {
  useEffect(() => {
    const [first] = errors;
    if (first && formRef.current) focusField(formRef.current, first.name);
  }, [errors, formRef]);
  return <ErrorSummary heading={words.errorHeading} items={errors} />;
}

/** Whether we work at a postcode: told, never a reason to refuse. */
export function areaText(postcode: string): string {
  const known = normalisePostcode(postcode);
  return known ? postcodeWords.area[serviceArea(known)] : '';
}

/** The way on for visitors of another site whose browser opens no tab by itself. */
export const Opened = ({ href }: { readonly href: string }) => (
  <p role="status">
    {opened.text}
    <a href={href} target="_blank" rel="noopener">
      {opened.link}
    </a>
    {opened.end}
  </p>
);

interface Departure {
  readonly values: QuickValues;
  readonly attribution: AttributionValues;
  /** Answers that were posted already are not posted again. */
  readonly isNew: boolean;
}

/**
 * Stores the answers in the background and goes where they lead. The page may do the latter itself: it is asked first.
 * @returns the address that was opened in another tab; undefined when this page was left or kept by its owner
 */
export function leave(host: Host, { values, attribution: from, isNew }: Departure): string | undefined {
  const quoteData = toQuoteData(values);
  const attribution = readAttribution(host, 'quick', from);
  if (isNew) postInBackground(host, { type: 'quick', quoteData, attribution, elapsedMs: elapsedMs(host) });
  const destination = destinationOf(quoteData);
  const { to } = destination;
  if (!host.emit('quote-navigate', host.isOwnOrigin ? { ...destination } : { to })) return undefined;
  const { visitId, first = {}, last = {} } = attribution;
  const { partner, campaign } = from;
  const address = addressOf(host.siteBase, destination, {
    visitId,
    partner,
    campaign,
    ...touchFields({ first, last }),
  });
  return openAddress(host, address) === 'tab' ? address : undefined;
}
