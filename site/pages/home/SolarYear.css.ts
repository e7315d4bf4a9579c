import { style } from '@vanilla-extract/css';
import { fontSizes, space, widths } from '../../../widgets/theme/tokens.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl, space.xxl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.15fr' } },
});

export const words = style({ display: 'grid', gap: rem(space.md), maxInlineSize: rem(widths.text) });

export const roofs = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: rem(space.md) });

export const roof = style({ display: 'grid', gap: rem(space.xs), fontSize: rem(fontSizes.small), lineHeight: 1.3 });
