import { style } from '@vanilla-extract/css';
import { corner, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: px(space.md, space.lg),
  borderRadius: corner(1.4),
});

export const plain = style([base, { border: `1.5px solid ${vars.line}`, background: vars.raised }]);

export const main = style([base, { background: vars.accent, color: vars.accentText }]);

export const label = style({ fontSize: fontSizes.note, fontWeight: 600, lineHeight: 1.3 });

export const value = style([
  tabular,
  { fontSize: fontSizes.heading, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-.02em' },
]);

export const mainValue = style([value, { fontSize: fontSizes.figure }]);

export const note = style({ fontSize: fontSizes.note, lineHeight: 1.35 });
