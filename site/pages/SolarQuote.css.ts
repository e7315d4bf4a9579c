import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { space, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem } = page;

export const intro = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.sm),
  paddingBlock: `${page.fluid(space.lg, 3, space.xxl)} ${rem(space.lg)}`,
  '@media': { print: { display: 'none' } },
});

export const title = style(page.heading);

export const lead = style({ color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const noScript = style({
  ...page.contentWidth,
  marginBlockEnd: rem(space.lg),
  padding: rem(space.md, space.lg),
  background: vars.sunSoft,
  borderRadius: corner(1),
});

export const funnel = style({ ...page.contentWidth, paddingBlockEnd: page.sectionSpace });

export const fallback = style({
  display: 'grid',
  gap: rem(space.sm),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

export const ways = style({ display: 'grid', gap: rem(space.xxs), fontWeight: 600 });

// A tag without its script is an inline element: the fallback is a block.
globalStyle(`${funnel} > *`, { display: 'block' });
