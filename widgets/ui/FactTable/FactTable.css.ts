import { style } from '@vanilla-extract/css';
import { corner, hiddenFromSight, narrower, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: px(space.md, space.lg),
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.4),
  background: vars.raised,
});

export const plain = style({ minInlineSize: 0 });

export const table = style([tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);

export const caption = style({
  paddingBlockEnd: space.xs,
  fontFamily: vars.headingFont,
  fontSize: fontSizes.lead,
  fontWeight: 700,
  textAlign: 'start',
});

export const hiddenCaption = style(hiddenFromSight);

const ROW = 10;
// Of the row where the value may move below: both together keep the distance of one.
const unfolded = { '@container': { [narrower('compact')]: { paddingBlock: 0 } } } as const;

// The value moves below its label where both are too long for a line.
const folds = style({
  '@container': {
    [narrower('compact')]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: px(2, space.xs),
      paddingBlock: ROW,
    },
  },
});

export const row = style([folds, { borderBlockStart: `1px solid ${vars.line}` }]);

export const total = style([
  folds,
  {
    borderBlock: `2px solid ${vars.accentInk}`,
    background: vars.accentSoft,
    fontSize: fontSizes.lead,
    fontWeight: 700,
  },
]);

export const label = style({
  ...unfolded,
  paddingBlock: ROW,
  paddingInlineEnd: space.md,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  color: vars.textSoft,
  selectors: { [`${total} > &`]: { paddingInlineStart: space.xs, color: vars.text, fontWeight: 700 } },
});

export const value = style({
  ...unfolded,
  paddingBlock: ROW,
  marginInlineStart: 'auto',
  fontWeight: 600,
  // Words may be long, the figures among them stay whole: see the runtime's wholeFigures.
  overflowWrap: 'break-word',
  textAlign: 'end',
  verticalAlign: 'baseline',
  selectors: { [`${total} > &`]: { paddingInlineEnd: space.xs, fontWeight: 700 } },
});

export const note = style({ paddingBlockStart: space.sm, color: vars.textSoft, fontSize: fontSizes.note });

/** A figure or a name that is no longer than one. */
export const shortValue = style([value, { whiteSpace: 'nowrap' }]);
