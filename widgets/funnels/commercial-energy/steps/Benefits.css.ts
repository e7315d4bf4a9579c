import { globalStyle, style } from '@vanilla-extract/css';
import { corner, px, tabular, wider } from '../../../theme/styles.ts';
import { fontSizes, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  display: 'grid',
  gap: space.md,
  padding: px(space.lg, space.md),
  borderRadius: corner(1.4),
  background: vars.sunSoft,
  // Seen only with forced colours, which drop the ground.
  outline: '1px solid transparent',
  '@container': { [wider('medium')]: { padding: space.lg } },
});

export const heading = style({ fontSize: fontSizes.lead, lineHeight: 1.3 });

// Two abreast below the questions; one below the other beside them.
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(116px,50% - ${space.sm / 2}px)),1fr))`,
  gap: px(space.md, space.sm),
  '@container': {
    [wider('medium')]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
    [wider('wide')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${vars.sun}`,
});

export const figure = style([
  tabular,
  { fontSize: fontSizes.title, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-.01em' },
]);

export const text = style({ fontSize: fontSizes.note, lineHeight: 1.35 });

export const notes = style({ display: 'grid', gap: space.xs, fontSize: fontSizes.small, lineHeight: 1.4 });

// The browser's own size of it would be 11.7 px.
globalStyle(`${notes} sup`, { fontSize: 12 });
