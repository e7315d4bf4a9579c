import { cleanText, visibleText } from '#contract/common/text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};
// Controls except tab and line feed. The ends are not trimmed: a value may be a part of a sentence.
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const LINK = /^(?:https?:\/\/[^\s"'<>]+|tel:\+\d{6,15}(?:;ext=\d{1,6})?|mailto:[^\s"'<>]+)$/i;

/** Markup that has been escaped already. Only the template below makes one, so no text can pass for markup. */
export class Html {
  readonly #markup: string;

  constructor(parts: readonly string[], values: readonly HtmlValue[]) {
    this.#markup = parts.map((part, index) => part + (index < values.length ? markupOf(values[index]) : '')).join('');
  }

  toString(): string {
    return this.#markup;
  }
}

export type HtmlValue = string | number | false | undefined | Html | readonly HtmlValue[];

/** Text as it may stand in HTML, in an attribute too: nothing hidden, nothing reordered, every special character literal. */
export const escapeHtml = (text: string): string =>
  visibleText(text)
    .replace(CONTROLS, '')
    .replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');

function markupOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(markupOf).join('');
}

const INDENTATION = /\n\s+/g;
// Each template of the source once: a mail to sales is some hundred of them.
const tightParts = new WeakMap<TemplateStringsArray, readonly string[]>();

/** What is written in the source, without what indents it there, which is many bytes of a mail. */
function tight(parts: TemplateStringsArray): readonly string[] {
  const known = tightParts.get(parts);
  if (known) return known;
  const made = parts.map((part) => part.replace(INDENTATION, '\n'));
  tightParts.set(parts, made);
  return made;
}

/** Template tag: what is written in the source is markup, every value is text. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(tight(parts), values);

/** Text of several lines with a `<br>` at each line end. */
export const htmlLines = (text: string): readonly Html[] =>
  cleanText(text)
    .split('\n')
    .map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

/** An address for `href`, or "" for one that is neither web, telephone nor mail. */
export const safeLink = (address: string): string => (LINK.test(address) ? address : '');

const encoded = (text: string): string => encodeURIComponent(cleanText(text)).replace(/'/g, '%27');

/** "mailto:" with the characters encoded that would otherwise add fields to the new mail. @param subject of that mail */
export const mailtoLink = (address: string, subject = ''): string =>
  `mailto:${encoded(address).replace(/%40/g, '@')}${subject && `?subject=${encoded(subject)}`}`;

interface HtmlDocument {
  readonly title: string;
  /** Name → content. */
  readonly meta: Readonly<Record<string, string>>;
  readonly styleSheet: Html;
  readonly body: Html;
}

/** A whole document of ours: a page that only its address opens, or the HTML part of a mail. */
export const htmlDocument = ({ title, meta, styleSheet, body }: HtmlDocument): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${Object.entries(meta).map(([name, content]) => html`<meta name="${name}" content="${content}" />`)}
        <title>${title}</title>
        ${styleSheet}
      </head>
      ${body}
    </html> `.toString();
