import { style } from '@vanilla-extract/css';
import { corner } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  paddingBlock: 10,
  lineHeight: 1.45,
  cursor: 'pointer',
});

export const box = style({ position: 'relative', flexShrink: 0 });

export const input = style({
  display: 'block',
  inlineSize: 26,
  blockSize: 26,
  border: `2px solid ${vars.lineStrong}`,
  borderRadius: corner(0.5),
  background: vars.raised,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: vars.accentInk, background: vars.accentInk },
    '&[aria-invalid=true]': { borderColor: vars.danger },
  },
});

export const mark = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  color: vars.raised,
  pointerEvents: 'none',
  selectors: { [`${input}:checked + &`]: { display: 'grid' } },
});
