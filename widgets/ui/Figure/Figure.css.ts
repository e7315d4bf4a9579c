import { style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: px(space.md, space.lg),
  '@container': { [narrower('compact')]: { paddingInline: space.md } },
  borderRadius: corner(1.4),
});

export const plain = style([base, { border: `1.5px solid ${vars.line}`, background: vars.raised }]);

// The sun comes up in the corner of the figure that everybody looks for.
export const main = style([
  base,
  {
    background: `radial-gradient(circle at 100% 100%, ${vars.sun} 0 52px, color-mix(in srgb, ${vars.sun} 26%, transparent) 52.5px 84px, transparent 84.5px) ${vars.accent}`,
    color: vars.accentText,
    // Seen only with forced colours, which drop the ground.
    outline: '2px solid transparent',
    outlineOffset: -2,
    '@media': {
      // Browsers print no backgrounds: white words would be lost.
      print: { background: 'none', border: `2px solid ${vars.text}`, color: vars.text },
    },
  },
]);

export const label = style({ fontSize: fontSizes.note, fontWeight: 600, lineHeight: 1.3 });

export const value = style([
  tabular,
  {
    fontSize: fontSizes.heading,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.02em',
    '@container': { [narrower('compact')]: { fontSize: 24 } },
  },
]);

export const mainValue = style([
  value,
  { fontSize: fontSizes.figure, '@container': { [narrower('compact')]: { fontSize: fontSizes.figure } } },
]);

export const note = style({ fontSize: fontSizes.note, lineHeight: 1.35 });
