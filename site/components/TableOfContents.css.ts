import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { rem, tallPage, widerPage } from '../styles/page.ts';

const COLUMN = 230;

export const contents = style({
  padding: rem(space.md, space.lg),
  background: vars.sunken,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.note),
  '@media': {
    [widerPage('wide')]: {
      alignSelf: 'start',
      padding: 0,
      background: 'none',
      borderRadius: 0,
    },
    // Not on a low screen, where it would be cut off with no way to scroll to its end.
    [`${widerPage('wide')} and ${tallPage}`]: {
      position: 'sticky',
      insetBlockStart: rem(controlHeight + space.xxl),
      maxBlockSize: `calc(100vh - ${rem(controlHeight + space.xxl * 2)})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const name = style({ fontWeight: 680, marginBlockEnd: rem(space.xs) });

// As many columns as fit: a list of ten would push the text off a small screen.
export const list = style({
  columns: rem(COLUMN),
  columnGap: rem(space.lg),
  '@media': {
    [widerPage('wide')]: { columns: 'auto', borderInlineStart: `2px solid ${vars.line}` },
  },
});

export const item = style({ breakInside: 'avoid' });

export const link = style({
  display: 'block',
  paddingBlock: rem(space.xxs),
  color: vars.textSoft,
  textDecoration: 'none',
  lineHeight: 1.35,
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
  '@media': {
    [widerPage('wide')]: {
      paddingInlineStart: rem(space.md),
      marginInlineStart: '-2px',
      borderInlineStart: '2px solid transparent',
      selectors: { '&:hover': { borderInlineStartColor: vars.sun } },
    },
  },
});
