import { TAG_BUILDER_PATH } from '#contract/common/embed.ts';
import { tagLink } from '#contract/linkWords.ts';
import { roomOf, roomRules } from '#contract/reservedHeights.ts';
import type { TagName } from '#contract/tags.ts';
import type { Config } from '../config/config.ts';
import type { PartnerRow } from '../partners/partnerRow.ts';
import { printLines } from './output.ts';

interface PartnerTag {
  readonly publicUrl: string;
  readonly tag: TagName;
  readonly key: string;
}

/**
 * What a partner pastes into a page: room for the form, the script that serves every tag, and the tag. The room is no style
 * sheet of ours: the page would wait for that, by a third on a slow line (488 instead of 356 ms to its largest text in
 * Chromium 156, November 2026).
 */
export const partnerTag = ({ publicUrl, tag, key }: PartnerTag): string =>
  [
    '<style>',
    ...roomRules(`${tag}:not(:defined)`, roomOf(tag), 'min-height'),
    '</style>',
    `<script type="module" src="${publicUrl}/widgets/v1/quote-widgets.js"></script>`,
    `<${tag} partner="${key}">`,
    `  ${tagLink({ tag, base: publicUrl })}`,
    `</${tag}>`,
  ].join('\n');

/** When a change of a partner is known to a server that runs. */
export const SOON = 'A running server takes this over within five seconds.';

/** Prints the tag of a partner for a page of theirs. */
export function printTag({ publicUrl }: Config, { id, key, origins }: PartnerRow, tag: TagName): void {
  const query = new URLSearchParams({ tag, partner: key });
  printLines(
    `Partner ${id}, key ${key}, for pages of ${origins.join(', ')}`,
    '',
    partnerTag({ publicUrl, tag, key }),
    '',
    'The same script serves every tag: docs/partners.md lists them. Each origin counts by itself: www, staging, http.',
    `For the partner, with colours, a preview and steps for WordPress and others: ${publicUrl}${TAG_BUILDER_PATH}?${query}`,
    SOON,
  );
}
