import { style } from '@vanilla-extract/css';
import { corner, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: px(space.md, space.lg),
  borderRadius: corner(1.4),
  background: vars.accentSoft,
});

export const heading = style({ fontSize: fontSizes.lead, paddingBlockEnd: space.xs });

export const price = style([tabular, { paddingBlockEnd: space.sm, lineHeight: 1.3 }]);

export const figure = style({ color: vars.accentInk, fontSize: fontSizes.heading, fontWeight: 700 });

// An empty text and not "none": Safari forgets that a list without bullets is a list.
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,220px),1fr))',
  gap: px(space.xs, space.md),
  margin: 0,
  padding: 0,
  listStyleType: "''",
  // Two and two, where three in a row would leave the last one alone.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(220px,40%)),1fr))',
    },
  },
});

export const item = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: space.sm });

export const tick = style({ color: vars.accentInk });
