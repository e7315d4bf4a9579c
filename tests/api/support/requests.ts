import { registry } from '#contract/registry.ts';
import type { FunnelName } from '#contract/tags.ts';
import { EXAMPLES, type QuoteRequest } from '../../../api/openapi/examples.ts';

type Mutable = Record<string, unknown>;

const isObject = (value: unknown): value is Mutable => typeof value === 'object' && value !== null;

/** Exchanges what stands at a path ("quoteData.customerInfo.email"); undefined takes it away. */
function exchange(body: Mutable, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Mutable = body;
  for (const name of names) {
    const inner = place[name];
    if (!isObject(inner)) throw new Error(`There is no ${path} in this request`);
    place = inner;
  }
  // defineProperty, because setting "__proto__" would set no name.
  if (Array.isArray(place) && value === undefined) place.splice(Number(last), 1);
  else if (value === undefined) delete place[last];
  else Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true });
}

export interface RequestChanges {
  /** By path from the top: {"quoteData.plan.price": 1}. undefined takes a value away. */
  readonly [path: string]: unknown;
}

/** The body of a form's post, with what a test changes in it. */
export function requestOf(funnel: FunnelName, changes: RequestChanges = {}): QuoteRequest & Mutable {
  const body: QuoteRequest & Mutable = { ...structuredClone(EXAMPLES[funnel]) };
  for (const [path, value] of Object.entries(changes)) exchange(body, path, value);
  return body;
}

export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

function leavesBelow(value: unknown, path: string): Leaf[] {
  if (!isObject(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesBelow(inner, path ? `${path}.${name}` : name));
}

/** Every single value of a form's `quoteData`, with its path. */
export const leavesOf = (funnel: FunnelName): Leaf[] => leavesBelow(EXAMPLES[funnel].quoteData, 'quoteData');

/** No box of a form is ticked: neither those of today's tags nor those of older ones. */
export const noOffers = (funnel: FunnelName): RequestChanges =>
  Object.fromEntries(
    leavesOf(funnel)
      .filter(({ path }) => /\.(marketing\.\w+|marketingConsent|contactConsent)$/.test(path))
      .map(({ path }) => [path, false]),
  );

const EMAIL_PATH = /\.(email|contactEmail)$/;

/** Where the address stands; undefined for a form that asks for none. */
export const emailPathOf = (funnel: FunnelName): string | undefined =>
  leavesOf(funnel).find(({ path, value }) => typeof value === 'string' && EMAIL_PATH.test(path))?.path;

/** Funnels whose leads carry a reference and have a saved quote. */
export const QUOTED = ['solar', 'ev', 'homecare', 'instant', 'commercial-energy', 'commercial-solar'] as const;

/** Where a visitor may write that text: found by asking the contract what it takes. */
export function freeTextPaths(funnel: FunnelName, text = 'Words of a visitor'): string[] {
  const takes = (path: string): boolean => {
    const { quoteData } = requestOf(funnel, { [path]: text });
    return registry[funnel].read(quoteData).ok;
  };
  return leavesOf(funnel).flatMap(({ path, value }) => (typeof value === 'string' && takes(path) ? [path] : []));
}
