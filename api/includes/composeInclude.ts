import { ENQUIRY_PATH, PLAIN_FIELDS, PLAIN_FORM_ID } from '#contract/common/enquiry.ts';
import { fragmentName, NAMING_ATTRIBUTES } from '#contract/common/fragmentName.ts';
import { INCLUDE_TOKENS } from '#contract/common/include.ts';
import { attributeLimits, readPartnerReference } from '#contract/common/limits.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import { RELEASE_ATTRIBUTE } from '#contract/common/wire.ts';
import { isFormTag, isTagName } from '#contract/tags.ts';
import { escapeHtml } from '../documents/html.ts';
import type { FirstStep } from './firstSteps.ts';

/** Attribute of the tag as a partner's server asks for it; "" where it does not. */
export type AskedFor = (name: string) => string;

const THEMES = ['light', 'dark', 'auto'];

const upTo = (length: number, value: string): string => (value.length <= length ? value : '');

/** The first step that the attributes name; a word that the tag does not know counts for nothing, as it does there. */
export function chooseFirstStep<Step>(
  tag: string,
  asked: AskedFor,
  steps: ReadonlyMap<string, Step>,
): Step | undefined {
  const known = new Map<string, string>();
  const stepWith = (more: ReadonlyMap<string, string>): Step | undefined =>
    steps.get(fragmentName(tag, (name) => more.get(name)) ?? '');
  for (const name of NAMING_ATTRIBUTES.split(' ')) {
    const value = asked(name);
    if (value !== '' && stepWith(new Map(known).set(name, value))) known.set(name, value);
  }
  return stepWith(known);
}

function hiddenFields({ tag, asked, framedBy = '' }: Pick<Include, 'tag' | 'asked' | 'framedBy'>): string {
  const { form, page, partner, campaign, partnerReference, origin } = PLAIN_FIELDS;
  const fields = [
    [form, tag],
    [page, upTo(attributeLimits.text, asked('page'))],
    [partner, upTo(attributeLimits.key, asked('partner'))],
    [campaign, upTo(attributeLimits.key, asked('campaign'))],
    [partnerReference, readPartnerReference(asked('reference')) ?? ''],
    [origin, framedBy],
  ] as const;
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input form="${PLAIN_FORM_ID}" type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}

const EMPTY_POSTCODE = /(<input (?=[^>]*\bname="postcode")[^>]*?\svalue)(?:="")?(?=[\s/>])/;

function withPostcode(markup: string, typed: string): string {
  const postcode = normalisePostcode(typed);
  return postcode === undefined ? markup : markup.replace(EMPTY_POSTCODE, `$1="${postcode}"`);
}

/** Markup with the addresses of our site written in full. */
export const absoluteLinks = (markup: string, publicUrl: string): string =>
  markup.replaceAll('href="/', `href="${escapeHtml(publicUrl)}/`);

interface Include {
  readonly tag: string;
  readonly asked: AskedFor;
  readonly firstStep: FirstStep;
  /** The shadow root around it, with its tokens. */
  readonly frame: string;
  /** Of the widgets. */
  readonly version: string;
  readonly publicUrl: string;
  /** Origin of the page around it, where it stands in a frame: a form without scripts is credited by it. */
  readonly framedBy?: string | undefined;
}

// A tool works by its script alone: it has nothing to send.
const isSent = (tag: string): boolean => isTagName(tag) && isFormTag(tag);

// A page in windows-1252 whose server prints our bytes as they are would show "Â£80". Style sheets have none of these signs.
const inAscii = (html: string): string =>
  html.replaceAll(/[\u0080-\u{10FFFF}]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** What a partner's server prints inside a tag: its first step, as a form that works without scripts. */
export function composeInclude(include: Include): string {
  const { tag, asked, firstStep, frame, version, publicUrl } = include;
  const theme = THEMES.find((word) => word === asked('theme')) ?? 'light';
  const label = upTo(attributeLimits.text, asked('label'));
  const named = label === '' ? '' : ` role="region" aria-label="${escapeHtml(label)}"`;
  const action = escapeHtml(`${publicUrl}${ENQUIRY_PATH}`);
  const step = withPostcode(firstStep.markup, asked('postcode'))
    .replace('<div ', () => `<div data-theme="${theme}"${named} ${RELEASE_ATTRIBUTE}="${escapeHtml(version)}" `)
    .replace('<form ', (form) =>
      isSent(tag) ? `<form id="${PLAIN_FORM_ID}" method="post" accept-charset="utf-8" action="${action}" ` : form,
    );
  const texts: Readonly<Record<string, string>> = {
    [INCLUDE_TOKENS.style]: firstStep.style,
    [INCLUDE_TOKENS.theme]: theme,
    [INCLUDE_TOKENS.step]: step,
    [INCLUDE_TOKENS.about]: isSent(tag) ? hiddenFields(include) : '',
  };
  // In one go: what was asked for is never looked through for tokens.
  return inAscii(frame.replaceAll(new RegExp(Object.keys(texts).join('|'), 'g'), (token) => texts[token] ?? ''));
}
