import { style } from '@vanilla-extract/css';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlockStart: page.sectionSpace });

export const heading = style(page.heading);

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: rem(space.lg),
  marginBlockStart: rem(space.xl),
  '@media': {
    // Three or four of them, over the whole width.
    [widerPage('wide')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: 0 },
  },
});

const DOT = 36;

// The number and the line that runs on to the next one are drawn, not written: a list counts by itself.
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(DOT)} 1fr`,
  columnGap: rem(space.md),
  rowGap: rem(space.xxs),
  alignContent: 'start',
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    inlineSize: rem(DOT),
    blockSize: rem(DOT),
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: vars.sunSoft,
    color: vars.sunText,
    fontWeight: 700,
    fontVariantNumeric: 'lining-nums',
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${rem(DOT + space.xs)} ${rem(space.xs - space.lg)}`,
      insetInlineStart: rem(DOT / 2 - 1),
      borderInlineStart: `2px solid ${vars.line}`,
    },
  },
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: '1fr',
      rowGap: rem(space.xs),
      paddingInlineEnd: rem(space.lg),
      '::before': { gridRow: 'auto', marginBlockEnd: rem(space.xs) },
      selectors: {
        '&:not(:last-child)::after': {
          insetBlock: `${rem(DOT / 2 - 1)} auto`,
          insetInline: `${rem(DOT + space.xs)} ${rem(space.xs)}`,
          borderInlineStart: 'none',
          borderBlockStart: `2px solid ${vars.line}`,
        },
      },
    },
  },
});

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft });
