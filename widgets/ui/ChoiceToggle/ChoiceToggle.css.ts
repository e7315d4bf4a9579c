import { style } from '@vanilla-extract/css';
import { corner, focusRing, forcedColours, narrower, px, transition } from '../../theme/styles.ts';
import { controlHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  padding: space.xxs,
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1.15),
  background: vars.sunken,
});

export const choice = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  minInlineSize: 'min-content',
  cursor: 'pointer',
});

// Beside the words, as large as a thumb: the rest of the face is its label and can be clicked by itself.
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 44,
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const face = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: controlHeight,
  padding: px(space.xs, space.sm),
  border: '2px solid transparent',
  borderRadius: corner(0.85),
  color: vars.textSoft,
  fontWeight: 600,
  lineHeight: 1.2,
  transition: transition('background-color', 'color'),
  // Three words in a wide font have to fit beside each other on the smallest telephone.
  '@container': {
    [narrower('compact')]: {
      flexWrap: 'wrap',
      gap: px(2, space.xxs),
      paddingInline: 2,
      fontSize: 'clamp(13px,4.3cqi,17px)',
    },
  },
  selectors: {
    [`${radio}:checked + &`]: {
      background: vars.raised,
      borderColor: vars.accentInk,
      boxShadow: vars.shadow,
      color: vars.accentInk,
    },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': { [forcedColours]: { selectors: { [`${radio}:checked + &`]: { borderColor: 'Highlight' } } } },
});

export const mark = style({
  display: 'none',
  selectors: { [`${radio}:checked + ${face} &`]: { display: 'block' } },
});
