import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import type { AttributeKind, ValuesOf } from './attributes.ts';
import type { Host } from './host.ts';

/** What another page of ours, a link or the visitor has said before the widget started, by field name. */
export type Prefill = Readonly<Record<string, string>>;

const STATE_PREFIX = 'quoteNavigation:';
const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const MAX_LENGTH = 200;
/** The choices of a whole form. */
const MAX_ANSWERS = 2000;
// Everything else in a query is for others: campaigns, analytics, the search.
const QUERY_FIELDS = ['customerType', 'postcode', 'service', 'catalogue', 'plan', 'subject'];

// Kept for the life of the page: the fragment is gone after the first look, and a tag may be made anew.
let fragment: Prefill = {};

const accepted = (entries: Iterable<readonly [string, unknown]>): Prefill => {
  const safe = [...entries].flatMap(([name, value]) =>
    FIELD_NAME.test(name) &&
    typeof value === 'string' &&
    value.length <= (name === ANSWERS_FIELD ? MAX_ANSWERS : MAX_LENGTH)
      ? [[name, value] as const]
      : [],
  );
  return Object.fromEntries(safe);
};

/** Values of `#postcode=NE1+4LP&service=…`; nothing for a fragment that is an ordinary anchor. */
export function parseFragment(hash: string): Prefill {
  const text = hash.replace(/^#/, '');
  return text.includes('=') ? accepted(new URLSearchParams(text)) : {};
}

/** Values of `?service=Boiler+cover&plan=…`; unlike those of a fragment they stay, and survive a copy of the address. */
export function parseQuery(search: string): Prefill {
  const found = new URLSearchParams(search);
  return accepted([...found].filter(([name, value]) => QUERY_FIELDS.includes(name) && value !== ''));
}

// Values must not stay in the address bar, where they would be copied, bookmarked and shared.
function takeFragment(): Prefill {
  const found = parseFragment(location.hash);
  if (Object.keys(found).length === 0) return fragment;
  fragment = found;
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}

// What was handed to another page and never fetched there ends here: the visitor has gone elsewhere.
function forgetOthers(path: string): void {
  const others = Object.keys(sessionStorage).filter(
    (key) => key.startsWith(STATE_PREFIX) && key !== STATE_PREFIX + path,
  );
  for (const key of others) sessionStorage.removeItem(key);
}

function readState(path: string): Prefill {
  try {
    forgetOthers(path);
    const state: unknown = JSON.parse(sessionStorage.getItem(STATE_PREFIX + path) ?? '{}');
    return typeof state === 'object' && state !== null ? accepted(Object.entries(state)) : {};
  } catch {
    return {};
  }
}

/** Hands values to the page of ours at `path`: they survive a reload there, and `endNavigationState` ends them. */
export function writeNavigationState(host: Pick<Host, 'isOwnOrigin'>, path: string, values: Prefill): void {
  if (!host.isOwnOrigin) return;
  try {
    sessionStorage.setItem(STATE_PREFIX + path, JSON.stringify(accepted(Object.entries(values))));
  } catch {
    // Without storage the visitor answers again.
  }
}

/** Forgets what was handed to this page: after a submission. */
export function endNavigationState(host: Host): void {
  if (!host.isOwnOrigin) return;
  fragment = {};
  try {
    sessionStorage.removeItem(STATE_PREFIX + location.pathname);
  } catch {
    // Nothing is kept where there is no storage.
  }
}

/**
 * Values for this page from its address or from the page before. Our own pages only: a partner's fragment is the
 * partner's. The address wins: it is what the visitor has just followed.
 */
export function readPrefill(host: Host): Prefill {
  if (!host.element || !host.isOwnOrigin) return {};
  return { ...readState(location.pathname), ...parseQuery(location.search), ...takeFragment() };
}

/** As far as the rules of a tag's attributes take it; nothing else may replace an attribute. */
export function parsePrefill<Kinds extends { readonly [Name in keyof Kinds]: AttributeKind<unknown> }>(
  kinds: Kinds,
  prefill: Prefill,
): ValuesOf<Kinds> {
  const taken = Object.entries<AttributeKind<unknown>>(kinds).flatMap(([name, { parse }]) => {
    const value = parse(prefill[name] ?? '');
    return value ? [[name, value] as const] : [];
  });
  // Each value was made by the kind of its name.
  return Object.fromEntries(taken) as ValuesOf<Kinds>;
}
