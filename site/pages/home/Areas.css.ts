import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1.1fr' } },
});

export const map = style({
  maxInlineSize: rem(460),
  borderRadius: corner(2),
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: rem(space.md), maxInlineSize: rem(widths.text) });

export const links = style({
  display: 'grid',
  marginBlockStart: rem(space.xs),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1fr', columnGap: rem(space.lg) } },
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.3em',
  minBlockSize: rem(controlHeight),
  borderBlockEnd: `1px solid ${vars.line}`,
  lineHeight: 1.3,
});

export const service = style({ fontWeight: 680 });
