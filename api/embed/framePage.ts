import { createHash } from 'node:crypto';
import { company } from '#contract/common/company.ts';
import {
  EMBED_ATTRIBUTES,
  EMBED_SWITCHES,
  SAMPLE_ATTRIBUTES,
  type NOTE_META,
  type PASS_META,
} from '#contract/common/embed.ts';
import { attributeLimits } from '#contract/common/limits.ts';
import { tagTitle } from '#contract/common/tagTitle.ts';
import { pageOfTag } from '#contract/tags.ts';
import { escapeHtml } from '../documents/html.ts';
import type { AskedFor } from '../includes/composeInclude.ts';
import { stylingOf } from './styling.ts';

interface FramePage {
  readonly tag: string;
  readonly asked: AskedFor;
  /** Whether an attribute was asked for, whatever its value. */
  readonly isNamed: (name: string) => boolean;
  /** The first step, as it goes into the tag. */
  readonly include: string;
  /** Name of the script in /widgets/v1 that minds the page. */
  readonly script: 'frame' | 'sample';
  /** What that script is told, by name of its meta element; "" says nothing. */
  readonly meta: Readonly<Partial<Record<typeof PASS_META | typeof NOTE_META, string>>>;
  readonly publicUrl: string;
  /** Around the tag. */
  readonly wrap?: (tag: string) => string;
  readonly style?: string;
}

const SCRIPTS = '/widgets/v1/';

function attributesOf({ asked, isNamed, script }: Pick<FramePage, 'asked' | 'isNamed' | 'script'>): string {
  const names = script === 'sample' ? SAMPLE_ATTRIBUTES : EMBED_ATTRIBUTES;
  const valued = names.flatMap((name) => {
    const value = asked(name);
    return value === '' || value.length > attributeLimits.text ? [] : [` ${name}="${escapeHtml(value)}"`];
  });
  return [...valued, ...EMBED_SWITCHES.filter(isNamed).map((name) => ` ${name}`)].join('');
}

/**
 * A page with one tag. Links and plain forms open a tab of their own: none of our other pages can be shown in a frame.
 */
export function framePage({
  tag,
  asked,
  isNamed,
  include,
  script,
  meta,
  publicUrl,
  wrap = String,
  style = '',
}: FramePage): string {
  const styling = stylingOf(asked);
  const metas = Object.entries(meta)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`);
  const link = `<a href="${escapeHtml(publicUrl + pageOfTag(tag))}">${tagTitle(tag)}</a>`;
  const element = `<${tag}${attributesOf({ asked, isNamed, script })}>${include}${link}</${tag}>`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tagTitle(tag)} · ${escapeHtml(company.brand)}</title>
<meta name="robots" content="noindex">
${metas.join('\n')}
<base target="_blank">
<style>body{margin:0;display:flow-root}${style}${styling && `${tag}{${styling}}`}</style>
<script type="module" src="${SCRIPTS}${script}.js"></script>
<script type="module" src="${SCRIPTS}quote-widgets.js"></script>
</head>
<body>${wrap(`<main>${element}</main>`)}</body>
</html>
`;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface FramePolicy {
  readonly publicUrl: string;
  /** Who may show it. */
  readonly ancestors: '*' | "'self'";
  /** Where its scripts may send to. */
  readonly sinks: string;
}

/**
 * Its policy. Our origin stands beside 'self', which means nothing to some browsers in a page without an origin.
 * @param page the whole document
 */
export function framePolicy(page: string, { publicUrl, ancestors, sinks }: FramePolicy): string {
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    `script-src 'self' ${publicUrl}`,
    `style-src 'self' ${publicUrl} ${[...new Set(styles)].join(' ')}`,
    `img-src 'self' ${publicUrl} data:`,
    `connect-src ${sinks}`,
    `form-action ${ancestors === '*' ? `'self' ${publicUrl}` : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
