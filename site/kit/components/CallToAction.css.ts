import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage, darkPage } = page;

export const band = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text }, print: { display: 'none' } },
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.4fr auto', columnGap: rem(space.xxl) } },
});

export const words = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const heading = style(page.heading);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.sm) });
