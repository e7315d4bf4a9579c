import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { contentWidth, rem, widerPage } from '../styles/page.ts';

/** Of the map, as the site specification has it (section 2, Contact Us). */
const MAP_HEIGHT = 450;
const CARD_WIDTH = 320;

export const section = style({
  ...contentWidth,
  position: 'relative',
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
  overflow: 'hidden',
});

export const frame = style({ blockSize: rem(MAP_HEIGHT), background: vars.sunken });

globalStyle(`${frame} > iframe`, { display: 'block', inlineSize: '100%', blockSize: '100%', border: 'none' });

export const card = style({
  display: 'grid',
  gap: rem(space.xs),
  padding: rem(space.lg),
  background: vars.raised,
  '@media': {
    [widerPage('wide')]: {
      position: 'absolute',
      insetBlockEnd: rem(space.lg),
      insetInlineStart: rem(space.lg),
      inlineSize: rem(CARD_WIDTH),
      border: `1px solid ${vars.line}`,
      borderRadius: corner(1.5),
    },
  },
});

export const heading = style({ fontSize: rem(fontSizes.title), lineHeight: 1.2 });

export const ask = style({
  display: 'grid',
  gap: rem(space.xs),
  marginBlockStart: rem(space.xs),
  selectors: { '&[hidden]': { display: 'none' } },
  // Nothing would answer the button.
  '@media': { '(scripting: none)': { display: 'none' } },
});

globalStyle(`${ask} > button`, { border: 'none', font: 'inherit', fontWeight: 650, cursor: 'pointer' });

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });
