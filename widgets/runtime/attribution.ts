import type { Attribution } from '#contract/common/wire.ts';
import type { Host } from './host.ts';
import { parseOrigin } from './origin.ts';
import { newSubmissionKey } from './postQuote.ts';
import { readPrefill } from './prefill.ts';
import { touchesOf } from './touches.ts';

const VISIT_KEY = 'quoteVisit';
const PLAIN_ID = /^[\w-]{8,64}$/;
let visitOfThisPage: string | undefined;

/** A visit that began on a partner's page goes on under its own name. */
function visitHandedOver(host: Host): string | undefined {
  const { visitId: handed = '' } = readPrefill(host);
  return PLAIN_ID.test(handed) ? handed : undefined;
}

/** Names what a visitor does in one visit, so that a quick quote and the funnel after it are known as one. */
export function visitId(host: Host): string {
  const handed = visitHandedOver(host);
  visitOfThisPage = handed ?? visitOfThisPage ?? newSubmissionKey();
  if (!host.isOwnOrigin) return visitOfThisPage;
  try {
    const kept = sessionStorage.getItem(VISIT_KEY);
    if (!handed && kept !== null && PLAIN_ID.test(kept)) return kept;
    sessionStorage.setItem(VISIT_KEY, visitOfThisPage);
  } catch {
    // Without storage a visit is as long as the page.
  }
  return visitOfThisPage;
}

export interface AttributionValues {
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
  /** Version of the consent text that the visitor saw. */
  readonly consentVersion?: string | undefined;
}

/** Where a lead comes from: origins and a path, never a query, which could hold personal data. */
export function readAttribution(host: Host, funnel: string, values: AttributionValues): Attribution {
  const { first, last } = touchesOf(host);
  // Of a partner's page that has led here.
  const { partner, campaign } = readPrefill(host);
  return {
    funnel,
    pageOrigin: location.origin,
    pagePath: location.pathname,
    referrerOrigin: last.referrerOrigin ?? parseOrigin(document.referrer),
    partner: values.partner ?? partner,
    campaign: values.campaign ?? campaign,
    widgetVersion: host.widgetVersion,
    consentVersion: values.consentVersion,
    visitId: visitId(host),
    ...(last.utm && { utm: last.utm }),
    first,
    last,
  };
}
