import type { ComponentType } from 'react';
import { attributeLimits, PARTNER_REFERENCE_FORMAT, readPartnerReference } from '#contract/common/limits.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import { parseOrigin, parsePageAddress } from './addresses.ts';
import { toAttributeName } from './elementClass.ts';
import type { Host } from './host.ts';
import { warnOnce } from './warnings.ts';

/** How one attribute is read. */
export interface AttributeKind<T> {
  /** @returns undefined for a value that is not understood: one warning, then it counts as absent */
  parse(raw: string): T | undefined;
  /** What would be understood, for that warning: "home or business". */
  readonly expected: string;
  /** All that are understood, where these can be listed. */
  readonly words?: readonly string[];
}

/** Attribute kinds by property name (camelCase); the attribute is the same name in kebab-case. */
export type AttributeKinds<Values> = { readonly [K in keyof Values]: AttributeKind<Values[K]> };

/** What attributes of these kinds say: each may be absent. */
export type ValuesOf<Kinds> = {
  readonly [K in keyof Kinds]?: (Kinds[K] extends AttributeKind<infer Value> ? Value : never) | undefined;
};

/** Any text up to a length, without the spaces around it. */
export const text = (maxLength: number): AttributeKind<string> => ({
  parse: (raw) => (raw.trim().length <= maxLength ? raw.trim() : undefined),
  expected: `at most ${maxLength} characters`,
});

/** One of a list of words. */
export const oneOf = <const T extends string>(words: readonly T[]): AttributeKind<T> => ({
  parse: (raw) => words.find((word) => word === raw.trim()),
  expected: words.join(', '),
  words,
});

/** What `read` makes of the text. An empty one says nothing: templates write those where they have no value. */
export const readBy = (read: (raw: string) => string | undefined, expected: string): AttributeKind<string> => ({
  parse: (raw) => (raw.trim() === '' ? '' : read(raw)),
  expected,
});

/** A full UK postcode, in any usual writing. */
export const postcode = readBy(normalisePostcode, 'a full UK postcode like NE1 4ST');

/** A switch: there or not, whatever it says. */
const present: AttributeKind<boolean> = { parse: () => true, expected: 'nothing' };

/** Attributes that every tag has. */
export const commonAttributes = {
  partner: text(attributeLimits.key),
  campaign: text(attributeLimits.key),
  reference: readBy(readPartnerReference, PARTNER_REFERENCE_FORMAT),
  doneUrl: readBy(parsePageAddress, 'an https address, or one of this site'),
  keep: oneOf(['session']),
  dataLayer: text(attributeLimits.key),
  mode: oneOf(['inline', 'dialog', 'sticky']),
  api: readBy((raw) => parseOrigin(raw.trim()), 'an address like https://quotes.example'),
  theme: oneOf(['light', 'dark', 'auto']),
  head: oneOf(['none']),
  label: text(attributeLimits.text),
  noStatistics: present,
  variant: text(attributeLimits.key),
} as const;

/**
 * What a common attribute of a tag says now: for those that no rendering depends on, so that nothing has to be told when
 * they change.
 */
export function commonAttribute<Name extends keyof typeof commonAttributes>(
  { element }: Pick<Host, 'element'>,
  name: Name,
): ValuesOf<typeof commonAttributes>[Name] {
  if (!element) return undefined;
  const attribute = toAttributeName(name);
  const kind: AttributeKind<unknown> = commonAttributes[name];
  // Made by the kind of its name.
  return readAttribute(kind, {
    tag: element.localName,
    name: attribute,
    raw: element.getAttribute(attribute),
  }) as ValuesOf<typeof commonAttributes>[Name];
}

// What any element may carry, beside data-* and aria-*.
const GENERAL = new Set([
  'autofocus',
  'class',
  'dir',
  'exportparts',
  'hidden',
  'id',
  'inert',
  'lang',
  'nonce',
  'part',
  'role',
  'slot',
  'style',
  'tabindex',
  'title',
  'translate',
]);
// Frameworks mark elements with names of their own: v-, _ngcontent-, x-, @ and : are no mistakes of ours.
const FOREIGN = /^(data-|aria-|on|v-|x-|_ng|ng-|astro-|wire:|hx-|[@:#])/;

/** An attribute as it stands on a tag; `raw` is null when it does not. */
interface RawAttribute {
  readonly tag: string;
  readonly name: string;
  readonly raw: string | null;
}

/** Reads one attribute; a value that is not understood gives one warning and counts as absent. Never throws. */
export function readAttribute<T>(kind: AttributeKind<T>, { tag, name, raw }: RawAttribute): T | undefined {
  if (raw === null) return undefined;
  let value: T | undefined;
  try {
    value = kind.parse(raw);
  } catch {
    value = undefined;
  }
  if (value === undefined) warnOnce(`<${tag}>: ${name}="${raw}" is ignored, expected ${kind.expected}.`);
  return value;
}

/** All values of a tag, those that are absent or not understood left out. @param rawOf text of an attribute, or null */
export function readValues<Values>(
  tag: string,
  kinds: Readonly<Record<string, AttributeKind<unknown>>>,
  rawOf: (attribute: string) => string | null,
): Partial<Values> {
  const found = Object.entries(kinds).flatMap(([name, kind]) => {
    const attribute = toAttributeName(name);
    const value = readAttribute(kind, { tag, name: attribute, raw: rawOf(attribute) });
    return value === undefined ? [] : [[name, value] as const];
  });
  // Each value was made by the kind of its name.
  return Object.fromEntries(found) as Partial<Values>;
}

/** Warns, once each, about attributes that the tag does not know: most are misspelt. */
export function warnAboutUnknown(element: Element, known: readonly string[]): void {
  for (const { name } of element.attributes) {
    if (
      known.some((one) => name === one || name === one.replaceAll('-', '')) ||
      GENERAL.has(name) ||
      FOREIGN.test(name)
    )
      continue;
    warnOnce(`<${element.localName}>: unknown attribute ${name} is ignored. Known: ${known.join(', ')}.`);
  }
}

/** What makes a tag: the same object defines the element and prerenders it. */
export interface ElementDefinition<Values> {
  readonly tag: `${string}-${string}`;
  /** Besides the attributes that every tag has. */
  readonly attributes: AttributeKinds<Values>;
  /** What another tag of ours sets where it leads a visitor on to this one. Pages aren’t told of it: it stands in no fragment. */
  readonly handed?: Readonly<Record<string, AttributeKind<unknown>>> | undefined;
  /** Then its steps are not counted either, and it works on any page, registered or not. */
  readonly sendsNothing?: true;
  /** `values` are the attributes in force; they may change while the component is mounted. */
  readonly Component: ComponentType<{ values: Partial<Values> }>;
}

/** All attributes of a tag, by property name. */
export const attributeKinds = <Values>(
  definition: ElementDefinition<Values>,
): Readonly<Record<string, AttributeKind<unknown>>> => ({ ...commonAttributes, ...definition.attributes });

// Common attributes change nothing in a first step but its shell, and a postcode nothing but the value of its field.
const UNSEEN = [...Object.keys(commonAttributes), 'postcode'];

/** The values of a tag that its first step shows, as JSON: what stands in `data-prerendered`. */
export const prerenderedFrom = (values: object): string =>
  JSON.stringify(values, (name, value: unknown) => (UNSEEN.includes(name) ? undefined : value));
