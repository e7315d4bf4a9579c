import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as prose from '../../figures/Prose.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const CONTENTS = 240;

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(space.lg),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
});

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  paddingBlock: `${rem(space.xl)} ${page.sectionSpace}`,
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: `${rem(CONTENTS)} minmax(0, 1fr)`,
      columnGap: rem(space.xxl),
    },
    print: { display: 'block' },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  minInlineSize: 0,
});

// A table takes the room that a line of text must not.
globalStyle(`${text} ${prose.text}`, { maxInlineSize: 'none' });
globalStyle(`${text} ${prose.text} > :not(.table)`, { maxInlineSize: rem(widths.text) });

// The long name of a cookie breaks before it pushes the other columns off a small screen.
globalStyle(`${text} td code`, { overflowWrap: 'anywhere', fontSize: '.92em' });
globalStyle(`${text} td:has(> code:first-child)`, { minInlineSize: rem(space.xxxl * 2) });

export const short = style({
  padding: rem(space.lg),
  background: vars.sunSoft,
  borderRadius: corner(1.5),
  '@media': { print: { border: `1px solid ${vars.line}` } },
});

export const shortName = style({
  color: vars.sunText,
  fontWeight: 680,
  marginBlockEnd: rem(space.xs),
});

export const points = style({
  display: 'grid',
  gap: rem(space.xs, space.xl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const office = style({
  maxInlineSize: rem(widths.text),
  paddingBlockStart: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.textSoft,
});

const TICK = 12;

// A tick drawn from two borders: a list of promises, not of dots.
export const point = style({
  position: 'relative',
  paddingInlineStart: rem(space.lg + space.xxs),
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: rem(space.xxs),
    insetBlockStart: '.3em',
    inlineSize: rem(TICK / 2),
    blockSize: rem(TICK),
    borderBlockEnd: `2.5px solid ${vars.sunText}`,
    borderInlineEnd: `2.5px solid ${vars.sunText}`,
    rotate: '40deg',
  },
});
