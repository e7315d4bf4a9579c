import { readPartnerReference } from '#contract/common/limits.ts';
import { type Attribution, UTM_KEYS, type Touch, type Touches } from '#contract/common/wire.ts';
import { parseOrigin } from './addresses.ts';
import { commonAttribute } from './attributes.ts';
import type { Host } from './host.ts';
import { newSubmissionKey } from './postQuote.ts';
import { readPrefill } from './prefill.ts';
import { CONSENT_TO_ALL, consentsToAll } from './track.ts';

declare global {
  interface Window {
    /** How the visitor came to our site, where its own script (site/client/touches.ts) knows it. */
    quoteTouches?: Touches | undefined;
  }
}

/** The allow-listed utm values of an address's query; all others stay on the page. */
export const readUtm = (search: string): Touch['utm'] => namedValues(new URLSearchParams(search), UTM_KEYS, 'utm_');

/** Origin of the page that led here; undefined for one of the same site. */
function foreignReferrer(): string | undefined {
  const origin = parseOrigin(document.referrer);
  return origin === location.origin ? undefined : origin;
}

/** The arrival on this page. Its click ids are not read here: they need consent. */
export function touchOfPage(): Touch {
  const [utm, referrerOrigin] = [readUtm(location.search), foreignReferrer()];
  return { ...(utm && { utm }), ...(referrerOrigin && { referrerOrigin }), landingPath: location.pathname };
}

/** Of the visit on our pages; on a partner's page there is no memory but the page itself. */
function touchesOf({ isOwnOrigin }: Pick<Host, 'isOwnOrigin'>): Touches {
  const here = touchOfPage();
  return (isOwnOrigin && window.quoteTouches) || { first: here, last: here };
}

const LONGEST = 100;
const PATH = /^\/[^?#]*$/;
const ORIGIN = /^https?:\/\/[^/?#]+$/;

type Entries<Key extends string> = { readonly [Name in Key]?: string | undefined };

/** The named values of a query, cut to a hundred characters; undefined for none. @param prefix of their names there */
export function namedValues<Key extends string>(
  query: URLSearchParams,
  keys: readonly Key[],
  prefix = '',
): Entries<Key> | undefined {
  const found = keys.flatMap((key) => {
    const value = query.get(prefix + key);
    return value ? [[key, value.slice(0, LONGEST)] as const] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Entries<Key>) : undefined;
}

/** A touch as the text of a query: `utm_source=news&from=https://a.example&at=/blog`. Click ids never travel in links. */
export function writeTouch({ utm = {}, referrerOrigin, landingPath }: Touch): string {
  const named = UTM_KEYS.map((key) => [`utm_${key}`, utm[key]] as const);
  const all = [...named, ['from', referrerOrigin] as const, ['at', landingPath] as const];
  return new URLSearchParams(all.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** The way back. What is none of its values is left out. */
export function readTouch(text: string): Touch {
  const query = new URLSearchParams(text);
  const utm = namedValues(query, UTM_KEYS, 'utm_');
  const [from = '', at = ''] = [query.get('from') ?? '', query.get('at') ?? ''].map((value) => value.slice(0, LONGEST));
  return {
    ...(utm && { utm }),
    ...(ORIGIN.test(from) && { referrerOrigin: from }),
    ...(PATH.test(at) && { landingPath: at }),
  };
}

const NAMES = { first: 'firstTouch', last: 'lastTouch' } as const;

/** Both as fields of a fragment. */
export const touchFields = ({ first, last }: Touches): Readonly<Record<string, string>> => ({
  [NAMES.first]: writeTouch(first),
  [NAMES.last]: writeTouch(last),
});

/** A fragment without the touches in it, and the touches, if it has both. @param fragment without "#" */
export function takeTouches(fragment: string): { readonly rest: string; readonly touches: Touches | undefined } {
  const pieces = fragment.split('&');
  const isTouch = (piece: string): boolean => Object.values(NAMES).some((name) => piece.startsWith(`${name}=`));
  const query = new URLSearchParams(pieces.filter(isTouch).join('&'));
  const [first, last] = [query.get(NAMES.first), query.get(NAMES.last)];
  return {
    rest: pieces.filter((piece) => !isTouch(piece)).join('&'),
    touches: first === null || last === null ? undefined : { first: readTouch(first), last: readTouch(last) },
  };
}

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
  const { partner, campaign, partnerReference = '' } = readPrefill(host);
  return {
    funnel,
    pageOrigin: location.origin,
    pagePath: location.pathname,
    referrerOrigin: last.referrerOrigin ?? parseOrigin(document.referrer),
    partner: values.partner ?? partner,
    campaign: values.campaign ?? campaign,
    partnerReference: commonAttribute(host, 'reference') || readPartnerReference(partnerReference),
    widgetVersion: host.widgetVersion,
    consentVersion: values.consentVersion,
    visitId: visitId(host),
    ...(consentsToAll(host) && { cookieConsent: CONSENT_TO_ALL }),
    ...(last.utm && { utm: last.utm }),
    first,
    last,
  };
}
