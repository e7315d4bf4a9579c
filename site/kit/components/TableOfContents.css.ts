import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { belowHeader, narrowerPage, rem, tallPage, widerPage } from '../styles/page.ts';

const LINE = 2;

export const contents = style({
  fontSize: rem(fontSizes.note),
  '@media': {
    [widerPage('wide')]: { alignSelf: 'start' },
    // Not on a low screen, where it would be cut off with no way to scroll to its end.
    [`${widerPage('wide')} and ${tallPage}`]: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      maxBlockSize: `calc(100vh - ${belowHeader} - ${rem(space.xxl)})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const box = style({
  paddingInline: rem(space.md),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  '@media': { [widerPage('wide')]: { display: 'none' } },
});

export const summary = style({
  minBlockSize: rem(controlHeight),
  paddingBlock: rem(space.sm),
  fontWeight: 650,
  cursor: 'pointer',
  '::marker': { color: vars.accentInk },
});

export const beside = style({ '@media': { [narrowerPage('wide')]: { display: 'none' } } });

export const name = style({ fontWeight: 680, marginBlockEnd: rem(space.xs) });

export const list = style({
  borderInlineStart: `${LINE}px solid ${vars.line}`,
  '@media': { [narrowerPage('wide')]: { marginBlockEnd: rem(space.md) } },
});

// The line beside the list takes the colour of the link that is pointed at.
export const link = style({
  display: 'block',
  padding: rem(space.xxs + 1, 0, space.xxs + 1, space.md),
  marginInlineStart: `-${LINE}px`,
  borderInlineStart: `${LINE}px solid transparent`,
  color: vars.textSoft,
  textDecoration: 'none',
  lineHeight: 1.35,
  ':hover': { color: vars.accentInk, textDecoration: 'underline', borderInlineStartColor: vars.sun },
});
