import { style } from '@vanilla-extract/css';
import { corner, forcedColours, px, transition } from '../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const label = style({ fontSize: fontSizes.body, fontWeight: 650, lineHeight: 1.3 });

export const optional = style({ color: vars.textSoft, fontWeight: 400 });

export const required = style({ color: vars.danger, marginInlineStart: '.2em' });

export const hint = style({ color: vars.textSoft, fontSize: fontSizes.note, lineHeight: 1.4 });

export const error = style({
  display: 'flex',
  gap: space.xs,
  color: vars.danger,
  fontSize: fontSizes.note,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const control = style({
  inlineSize: '100%',
  minBlockSize: controlHeight,
  padding: px(space.xs, space.md),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.85),
  background: vars.raised,
  color: vars.text,
  appearance: 'none',
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&:hover:enabled': { borderColor: vars.accentInk },
    '&[aria-invalid=true]': { borderColor: vars.danger, boxShadow: `0 0 0 1.5px ${vars.danger}` },
    '&:disabled': { opacity: 0.55 },
  },
  '@media': { [forcedColours]: { selectors: { '&[aria-invalid=true]': { borderStyle: 'dashed' } } } },
});

// A legend is no grid item, so the gap has to be its own.
export const legend = style([label, { marginBlockEnd: space.sm }]);
