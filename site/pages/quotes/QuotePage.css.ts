import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem } = page;

export const assurance = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.sm, space.xl),
  alignItems: 'center',
  paddingBlockStart: rem(space.lg),
  '@media': { [page.widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const about = style({ color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xxs, space.lg),
  fontSize: rem(fontSizes.note),
});

export const promise = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: rem(space.xs),
  '::before': {
    content: '',
    inlineSize: rem(space.xs),
    blockSize: rem(space.xs),
    borderRadius: '50%',
    background: vars.sun,
    flexShrink: 0,
  },
});
