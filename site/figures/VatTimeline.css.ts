import { style } from '@vanilla-extract/css';
import { space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { fontSizes } from '../document/fontSizes.ts';
import { rem, widerPage } from '../kit/styles/page.ts';

const DOT = 14;

export const steps = style({
  display: 'grid',
  '@media': { [widerPage('medium')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

// A line with a dot at each step: down on a small screen, to the side where there is room.
export const step = style({
  position: 'relative',
  paddingInlineStart: rem(space.xl),
  paddingBlockEnd: rem(space.md),
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: rem(DOT / 2 - 1.5),
    insetBlockStart: rem(space.xs),
    inlineSize: 3,
    blockSize: '100%',
    background: vars.line,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: rem(space.xs),
    inlineSize: rem(DOT),
    blockSize: rem(DOT),
    border: `3px solid ${vars.accentInk}`,
    borderRadius: '50%',
    background: vars.raised,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
  '@media': {
    [widerPage('medium')]: {
      padding: `${rem(space.xl)} ${rem(space.md)} 0 0`,
      '::before': { insetInlineStart: 0, insetBlockStart: rem(DOT / 2 - 1.5), inlineSize: '100%', blockSize: 3 },
      '::after': { insetBlockStart: 0 },
    },
  },
});

export const now = style([step, { '::after': { background: vars.sun } }]);

export const figure = style({ fontSize: rem(fontSizes.heading), fontWeight: 720, lineHeight: 1.1 });

export const when = style({ fontSize: rem(fontSizes.note), fontWeight: 650 });

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });
