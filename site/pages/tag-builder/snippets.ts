import { EMBED_ATTRIBUTES, SAMPLE_ATTRIBUTES, SAMPLE_PATH } from '#contract/common/embed.ts';
import { EMBED_PATH } from '#contract/common/embedPath.ts';
import { tagTitle } from '#contract/common/tagTitle.ts';
import { tagLink } from '#contract/linkWords.ts';
import { escapeHtml } from '../../document/html.ts';
import {
  attributesOf,
  element,
  inTemplate,
  stylingCss,
  quoted,
  roomCss,
  scriptTag,
  styleTag,
  tagStyle,
  type Choice,
  type Way,
} from './markup.ts';

const tagSnippet = (choice: Choice): string => [tagStyle(choice), scriptTag(choice), element(choice)].join('\n');

/**
 * For editors that strip tags that they do not know. The script takes the attribute away and puts the tag into the div: the
 * room and the looks must be the tag's as well, or it would keep that of the whole form with its head.
 */
function divSnippet(choice: Choice): string {
  const { tag } = choice;
  return [
    tagStyle(choice, `[data-quote-widget=${tag}]`),
    scriptTag(choice),
    `<div data-quote-widget="${tag}"${attributesOf(choice, 'data-')}>`,
    `  ${tagLink(choice)}`,
    '</div>',
  ].join('\n');
}

/** Styling as a query has it: a colour without its sign, a length without its unit. */
const stylingQuery = ({ styling }: Choice): [string, string][] =>
  Object.entries(styling)
    // The page around a frame lends it no font.
    .filter(([, value]) => value !== 'inherit')
    .map(([look, value]) => [look, value.replace(/^#|px$/g, '')]);

const queryOf = (choice: Choice, known: readonly string[]): string => {
  const attributes = Object.entries(choice.attributes).filter(([name]) => known.includes(name));
  const query = new URLSearchParams([...attributes, ...stylingQuery(choice)]).toString();
  return query && `?${query}`;
};

/** Address of the tag in a page of its own. */
export const frameAddress = (choice: Choice): string =>
  `${choice.base}${EMBED_PATH}${choice.tag}${queryOf(choice, EMBED_ATTRIBUTES)}`;

/** Address of the preview, on the page's own origin. */
export const sampleAddress = (choice: Choice): string => {
  const { font } = choice.styling;
  // The drawn page lends its own.
  const query = queryOf(choice, SAMPLE_ATTRIBUTES);
  const inherit = font === 'inherit' ? `${query ? '&' : '?'}font=inherit` : '';
  return `${SAMPLE_PATH}${choice.tag}${query}${inherit}`;
};

/** Without `mode`: a frame has no room for a dialog, and a step that is in the page as it is sent no button to be behind. */
function inPage(choice: Choice): Choice {
  const { mode: _mode, ...attributes } = choice.attributes;
  return { ...choice, attributes };
}

function iframeSnippet(asked: Choice): string {
  const choice = inPage(asked);
  const { tag, base, attributes } = choice;
  const title = attributes['label'] ?? tagTitle(tag);
  const [wide = '', narrow = ''] = roomCss(`.${tag}-frame`, choice, 'height');
  return [
    styleTag([wide.replace('{ display', '{ width: 100%; border: 0; display'), narrow]),
    `<iframe class="${tag}-frame" src="${escapeHtml(frameAddress(choice))}" title="${escapeHtml(title)}"></iframe>`,
    `<script type="module" src="${base}/widgets/v1/embed.js"></script>`,
  ].join('\n');
}

/** A module for Node: what a page prints where the tag shall stand. A step has its own height: room for one would be a hole. */
function serverSnippet(asked: Choice): string {
  const choice = inPage(asked);
  const { tag, base } = choice;
  const query = new URLSearchParams(choice.attributes).toString();
  const address = `${base}/widgets/v1/fragments/${tag}.html${query && `?${query}`}`;
  const styling = stylingCss(choice);
  return `const address = ${quoted(address)};
let kept = { html: '', until: 0 };

// Asked for every five minutes, for a second at most. An old step goes on meanwhile, and while there is no answer; without any
// the tag does what it always does.
function firstStep() {
  const old = kept.html;
  if (kept.until > Date.now()) return old;
  const keep = (html) => {
    kept = { html, until: Date.now() + 300_000 };
  };
  const next = fetch(address, { signal: AbortSignal.timeout(1000) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
    .then((html) => html || old);
  keep(old || next);
  next.then(keep);
  return old || next;
}

// Until the script has come, where there is no step yet.
const room = \`${inTemplate(styleTag(roomCss(`${tag}:not(:defined)`, choice, 'min-height')))}
\`;

// Print this into your page as it is, not escaped.
export async function quoteTag() {
  const step = await firstStep();
  return \`\${step ? '' : room}${styling && `${inTemplate(styleTag([`  ${tag} { ${styling} }`]))}\n`}${inTemplate(scriptTag(choice))}
${inTemplate(element(choice, '@STEP@')).replace('@STEP@', '${step}')}\`;
}
`;
}

const SNIPPETS: Readonly<Record<Way, (choice: Choice) => string>> = {
  tag: tagSnippet,
  div: divSnippet,
  iframe: iframeSnippet,
  server: serverSnippet,
};

/** The code of a way, ready to be pasted. */
export const snippetOf = (choice: Choice): string => SNIPPETS[choice.way](choice);
