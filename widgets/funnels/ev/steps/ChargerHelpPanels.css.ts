import { globalStyle, style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular, wider } from '../../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const question = style({ fontSize: fontSizes.body, paddingBlockEnd: space.xs });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(130px,100%),1fr))',
  gap: space.sm,
});

const button = style({
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  color: vars.text,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
});

export const choice = style([
  button,
  {
    minBlockSize: 64,
    padding: px(space.xs, space.md),
    selectors: {
      '&[aria-pressed=true]': {
        borderColor: vars.accentInk,
        background: vars.accentSoft,
        boxShadow: `0 0 0 1.5px ${vars.accentInk}`,
      },
    },
  },
]);

export const answer = style({ display: 'grid', gap: space.xs });

export const name = style({ fontSize: fontSizes.lead, fontWeight: 700, lineHeight: 1.3 });

export const reasons = style({ display: 'grid', gap: space.xxs, paddingInlineStart: '1.1em', listStyle: 'disc' });

export const caption = style({ fontWeight: 700, textAlign: 'start', paddingBlockEnd: space.sm });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSizes.note,
  '@container': { [narrower('medium')]: { display: 'none' } },
});

globalStyle(`${table} th, ${table} td`, {
  padding: px(10, space.xs),
  borderBlockEnd: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 1.35,
});
globalStyle(`${table} tbody th`, { color: vars.textSoft, fontWeight: 400 });
globalStyle(`${table} tbody > tr:last-child > *`, { borderBlockEnd: 0 });

export const price = style([tabular, { color: vars.accentInk, fontSize: fontSizes.title, fontWeight: 700 }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: space.xs,
  '@container': { [wider('medium')]: { display: 'none' } },
});

export const card = style({
  display: 'grid',
  // Name, price, facts, button: each begins at the same height in both cards of a row.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  gap: space.xs,
  padding: space.sm,
  borderRadius: corner(1.15),
  background: vars.raised,
  fontSize: fontSizes.small,
});

export const cardName = style({ fontSize: fontSizes.note, lineHeight: 1.25 });

export const facts = style({ display: 'grid', gap: space.xs, alignContent: 'start', lineHeight: 1.3 });

globalStyle(`${facts} dt`, { color: vars.textSoft });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 });

export const select = style([
  button,
  {
    inlineSize: '100%',
    minBlockSize: Math.min(controlHeight, 44),
    padding: px(space.xs),
    borderColor: vars.accentInk,
    color: vars.accentInk,
  },
]);
