import { globalStyle, style } from '@vanilla-extract/css';
import { fontSizes, space, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem } = page;

/** Running text: its elements carry no classes. */
export const prose = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

globalStyle(`${prose} > *`, { maxInlineSize: rem(widths.text) });
globalStyle(`${prose} > * + *`, { marginBlockStart: rem(space.md) });
globalStyle(`${prose} > h2`, {
  marginBlockStart: rem(space.xl),
  fontSize: rem(fontSizes.title),
  lineHeight: 1.25,
});

export const title = style(page.heading);

export const dates = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });
