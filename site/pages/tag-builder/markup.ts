import { fragmentName } from '#contract/common/fragmentName.ts';
import { LINK_WORDS, QUOTE_WORDS, tagLink } from '#contract/linkWords.ts';
import { heightsWithoutHead, LAUNCHER, roomOf, roomRules } from '#contract/reservedHeights.ts';
import type { TagName } from '#contract/tags.ts';
import type { LaunchWords } from '../../../widgets/runtime/modes.ts';
import { escapeHtml } from '../../document/html.ts';

// What somebody has put together, and the pieces of code that it comes to, as text.

/** How the code gets the tag into a page. */
export const WAYS = ['tag', 'div', 'iframe', 'server'] as const;
export type Way = (typeof WAYS)[number];

/** Stands in the code where a partner's key belongs. */
export const KEY_TO_COME = 'pk_yours';

/** Names of form fields that style the form. */
export const STYLING = ['accent', 'surface', 'radius', 'font'] as const;
export type StyleName = (typeof STYLING)[number];

/** A release of the widgets, as `/widgets/v1/version.json` names it. */
export interface Pinned {
  readonly version: string;
  /** "sha384-…" of its files, by name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What somebody has put together. */
export interface Choice {
  readonly tag: TagName;
  /** As they stand on the tag; none is empty. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As CSS has them; those that were left alone are not among them. */
  readonly styling: Readonly<Partial<Record<StyleName, string>>>;
  readonly way: Way;
  /** Whether the page is to get the script of this one form, with its first step inside, and not that of all. */
  readonly isOwnScript: boolean;
  /** undefined for the release that our site has at the time. */
  readonly pinned: Pinned | undefined;
  /** Public address of our site, without a slash at the end. */
  readonly base: string;
}

/** A string of JavaScript that may stand in a script element. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('<', String.raw`\u003c`)}'`;

/** Text that may stand in a template string of JavaScript. */
export const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, String.raw`\$&`);

// What a page sees of the tag is a button, which comes some time after the tag: until then its link is shown, on the page as in
// the tag that is there already.
const BUTTON_RULES: Readonly<Record<string, (tag: string, stand: string) => string>> = {
  dialog: (tag, stand) => `  ${stand}${tag} { display: block; min-height: ${LAUNCHER}px }`,
  sticky: (tag, stand) =>
    `  ${stand}${tag}:not(:defined), ${tag} > a { position: fixed; inset: auto 0 0; min-height: ${LAUNCHER}px }`,
};

/** CSS that keeps room for a box until it has its own height. @param property "min-height" or "height" */
export const roomCss = (
  selector: string,
  { tag, attributes: { head } }: Pick<Choice, 'tag' | 'attributes'>,
  property: string,
): string[] => roomRules(selector, head === 'none' ? heightsWithoutHead[tag] : roomOf(tag), property);

/** Custom properties, "--quote-accent: …; --quote-radius: …"; "" for none. */
export const stylingCss = ({ styling }: Choice): string =>
  Object.entries(styling)
    .map(([name, value]) => `--quote-${name}: ${value}`)
    .join('; ');

/** ` partner="pk_yours" customer-type="home"`. @param prefix before each name */
export const attributesOf = ({ attributes }: Choice, prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escapeHtml(value)}"`)
    .join('');

const ownScriptOf = ({ tag, attributes: { 'customer-type': type } }: Choice): string => (type ? `${tag}-${type}` : tag);

/**
 * Whether the script of this one form has the step that the tag shows. There is one for each type of customer; a service,
 * a subject or a plan asks for another step: with the own script the page would get 6 kB that it does not use, and
 * the step no sooner than by the script of all.
 */
export const isStepInOwnScript = (choice: Choice): boolean =>
  fragmentName(choice.tag, (name) => choice.attributes[name]) === ownScriptOf(choice);

/** Name of the script that the page loads. */
const scriptFile = (choice: Choice): string =>
  `${choice.isOwnScript && isStepInOwnScript(choice) ? ownScriptOf(choice) : 'quote-widgets'}.js`;

/** Address of the script: of one release, or of whatever our site has. */
export const scriptAddress = (choice: Choice): string =>
  `${choice.base}/widgets/${choice.pinned?.version ?? 'v1'}/${scriptFile(choice)}`;

/** Its hash, where it is of one release. */
export const integrityOf = (choice: Choice): string | undefined => choice.pinned?.integrity[scriptFile(choice)];

/** Attributes of the script element, in HTML and in JSX alike but for one name. */
export const scriptAttributes = (choice: Choice, crossOrigin = 'crossorigin'): string => {
  const hash = integrityOf(choice);
  const integrity = hash ? ` integrity="${hash}" ${crossOrigin}="anonymous"` : '';
  return `src="${scriptAddress(choice)}"${integrity}`;
};

export const scriptTag = (choice: Choice): string => `<script type="module" ${scriptAttributes(choice)}></script>`;

// A tag in its mode of a button is pressed under the words of the link that stood in its place.
LINK_WORDS satisfies LaunchWords['launch'];
QUOTE_WORDS satisfies LaunchWords['launchQuote'];

/** The tag itself. @param inside before its link */
export const element = (choice: Choice, inside = ''): string =>
  [`<${choice.tag}${attributesOf(choice)}>${inside}`, `  ${tagLink(choice)}`, `</${choice.tag}>`].join('\n');

export const styleTag = (rules: readonly string[]): string => ['<style>', ...rules, '</style>'].join('\n');

/** Rules of a page with the tag itself. @param stand selector of what stands in its place until the script has come */
export function tagStyle(choice: Choice, stand = ''): string {
  const styling = stylingCss(choice);
  const { tag, attributes } = choice;
  const before = stand && `${stand}, `;
  const button = BUTTON_RULES[attributes['mode'] ?? ''];
  return styleTag([
    ...(button ? [button(tag, before)] : roomCss(`${before}${tag}:not(:defined)`, choice, 'min-height')),
    ...(styling ? [`  ${tag} { ${styling} }`] : []),
  ]);
}
