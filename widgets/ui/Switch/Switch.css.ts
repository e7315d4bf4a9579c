import { style } from '@vanilla-extract/css';
import { corner, forcedColours, px, transition } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: px(space.md),
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  cursor: 'pointer',
});

export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({ fontWeight: 650 });

export const description = style({ color: vars.textSoft, fontSize: fontSizes.note, lineHeight: 1.4 });

// On and off differ in place and fill, not in colour alone.
export const input = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 60,
  blockSize: 34,
  border: `2px solid ${vars.lineStrong}`,
  borderRadius: 17,
  background: vars.sunken,
  appearance: 'none',
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 24,
      blockSize: 24,
      borderRadius: '50%',
      background: vars.lineStrong,
      transition: transition('transform', 'background-color'),
    },
    '&:checked': { borderColor: vars.accentInk, background: vars.accentInk },
    // The ring carries the contrast, the sun the warmth.
    '&:checked::before': { border: `4px solid ${vars.raised}`, background: vars.sun, transform: 'translateX(26px)' },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&::before': { background: 'CanvasText' }, '&:checked::before': { background: 'Highlight' } },
    },
  },
});
