import type { StyleRule } from '@vanilla-extract/css';
import { space } from '../../../widgets/theme/tokens.ts';
import { fluid, rem } from '../styles/page.ts';

/** What opens below the header holds on to its lower edge, wherever the page is scrolled to. */
export const HEADER_ANCHOR = '--site-header';

const WIDEST = 1280;

/** Wider than the pages: brand, nine entries and the actions stand in one row. */
export const headerWidth = {
  marginInline: 'auto',
  inlineSize: `min(100% - 2 * ${fluid(space.md, 2, space.xl)}, ${rem(WIDEST)})`,
} as const satisfies StyleRule;
