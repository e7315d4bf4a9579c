import { style } from '@vanilla-extract/css';
import { corner, px, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: px(space.md, space.lg),
  borderRadius: corner(1.4),
  background: vars.sunken,
});

export const heading = style({ fontSize: fontSizes.lead, paddingBlockEnd: space.xs });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: px(0, space.md),
  alignItems: 'baseline',
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.line}`,
  '@container': { [wider('medium')]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr) auto' } },
});

export const totalRow = style([row, { borderBlockStart: `2px solid ${vars.accentInk}` }]);

export const label = style({
  gridColumn: '1/-1',
  color: vars.textSoft,
  fontSize: fontSizes.note,
  '@container': { [wider('medium')]: { gridColumn: 'auto' } },
});

// Anywhere: an e-mail address can be longer than its column.
export const value = style({ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const total = style([tabular, { fontSize: fontSizes.title, fontWeight: 700, lineHeight: 1.2 }]);

export const action = style({ lineHeight: 1 });

export const change = style({
  minBlockSize: 32,
  padding: px(0, space.xxs),
  border: 0,
  background: 'none',
  color: vars.accentInk,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
