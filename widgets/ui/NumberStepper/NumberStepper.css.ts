import { style } from '@vanilla-extract/css';
import { canHover, corner, px, tabular, transition } from '../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const stepper = style({
  // Its own width decides about the size of its figures.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space.xs,
  padding: space.xs,
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1.15),
  background: vars.raised,
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `clamp(44px,20cqi,${controlHeight}px)`,
  blockSize: controlHeight,
  padding: 0,
  border: `2px solid ${vars.accentInk}`,
  borderRadius: corner(0.85),
  background: vars.accentSoft,
  color: vars.accentInk,
  fontSize: fontSizes.lead,
  cursor: 'pointer',
  transition: transition('background-color', 'color'),
  selectors: {
    '&:disabled': { borderColor: vars.line, background: 'none', color: vars.lineStrong, cursor: 'default' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled': { background: vars.accent, color: vars.accentText } } },
  },
});

export const reading = style({ display: 'grid', justifyItems: 'center', textAlign: 'center' });

export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: px(0, 6),
});

export const input = style([
  tabular,
  {
    inlineSize: '2.2ch',
    minInlineSize: '1ch',
    padding: 0,
    border: 0,
    borderRadius: corner(0.5),
    background: 'none',
    color: vars.text,
    fontSize: `clamp(20px,14cqi,${fontSizes.figure}px)`,
    fontWeight: 700,
    lineHeight: 1.1,
    textAlign: 'end',
    letterSpacing: '-.02em',
    appearance: 'textfield',
    '@supports': { '(field-sizing: content)': { inlineSize: 'auto', fieldSizing: 'content' } },
    selectors: {
      '&::-webkit-inner-spin-button': { appearance: 'none' },
      '&[aria-invalid=true]': { color: vars.danger },
    },
  },
]);

export const unit = style({ fontSize: `clamp(14px,7cqi,${fontSizes.lead}px)`, fontWeight: 650 });

export const note = style([tabular, { color: vars.textSoft, fontSize: fontSizes.note, lineHeight: 1.3 }]);
