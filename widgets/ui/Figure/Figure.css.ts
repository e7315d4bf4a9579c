import { style } from '@vanilla-extract/css';
import { palette } from '#contract/common/palette.ts';
import { corner, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'center',
  borderRadius: corner(1.4),
});

export const plain = style([
  base,
  { gap: 2, padding: px(space.sm), border: `1.5px solid ${vars.line}`, background: vars.raised },
]);

/** A quarter of the sun's colour. Not mixed by the browser: where it cannot, the whole ground was missing below white words. */
const HALO = `${palette.sun}42`;

// The sun comes up in the corner of the figure that everybody looks for.
export const main = style([
  base,
  {
    gap: space.xxs,
    padding: `${space.md}px clamp(${space.md}px,6cqi,${space.lg}px) ${space.lg}px`,
    background: `radial-gradient(circle at 100% 100%, ${vars.sun} 0 min(52px,12cqi), ${HALO} 0 min(84px,19cqi), transparent 0) ${vars.accent}`,
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

// A figure is never broken: it shrinks with the tag instead.
export const value = style([
  tabular,
  {
    fontFamily: vars.headingFont,
    fontSize: `clamp(18px,5.8cqi,${fontSizes.heading}px)`,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.02em',
    // Whose letters a visitor has set apart: better on two lines than over what stands beside it.
    overflowWrap: 'break-word',
  },
]);

export const mainValue = style([value, { fontSize: 'clamp(26px,13cqi,60px)', lineHeight: 1.1 }]);

export const unit = style({ fontSize: fontSizes.lead, letterSpacing: 'normal', whiteSpace: 'nowrap' });

export const about = style({
  maxInlineSize: '44ch',
  fontSize: fontSizes.lead,
  fontWeight: 600,
  lineHeight: 1.35,
  // Two lines of one length, clear of the sun.
  textWrap: 'balance',
  paddingInlineEnd: 'clamp(12px,20cqi - 58px,84px)',
});

export const reference = style({ whiteSpace: 'nowrap' });

export const note = style({
  fontSize: fontSizes.note,
  lineHeight: 1.35,
  // Clear of the sun in the corner.
  selectors: { [`${main} > &`]: { paddingInlineEnd: 'clamp(40px,18cqi,84px)' } },
});
