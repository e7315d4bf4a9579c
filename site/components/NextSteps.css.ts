import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

export const heading = style(page.heading);

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: rem(space.lg),
  marginBlockStart: rem(space.xl),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('wide')]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: 0 },
  },
});

const DOT = 36;

// The number and the line that runs on to the next one are drawn, not written: a list counts by itself.
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  paddingInlineEnd: rem(space.lg),
  '::before': {
    content: 'counter(step)',
    inlineSize: rem(DOT),
    blockSize: rem(DOT),
    display: 'grid',
    placeItems: 'center',
    marginBlockEnd: rem(space.xs),
    borderRadius: '50%',
    background: vars.sunSoft,
    color: vars.sunText,
    fontWeight: 700,
    fontVariantNumeric: 'lining-nums',
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      display: 'none',
      position: 'absolute',
      insetBlockStart: rem(DOT / 2),
      insetInline: `${rem(DOT + space.xs)} ${rem(space.xs)}`,
      borderBlockStart: `2px solid ${vars.line}`,
      '@media': { [widerPage('wide')]: { display: 'block' } },
    },
  },
});

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft });
