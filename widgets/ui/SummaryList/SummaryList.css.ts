import { globalStyle, style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: `${space.md}px clamp(${space.sm}px,6cqi,${space.lg}px)`,
  borderRadius: corner(1.4),
  background: vars.sunken,
});

export const heading = style({ fontSize: fontSizes.lead, paddingBlockEnd: space.xs });

// One set of columns for all rows: a button or a long label in one of them moves every value.
export const list = style({
  '@container': {
    [wider('medium')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr) auto',
      columnGap: space.md,
    },
  },
});

const ROW = { display: 'grid', gridColumn: '1/-1', gridTemplateColumns: 'subgrid' } as const;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(0, space.md),
  alignItems: 'baseline',
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.line}`,
  '@container': { [wider('medium')]: ROW },
});

export const totalRow = style([row, { borderBlockStart: `2px solid ${vars.accentInk}` }]);

export const label = style({
  flex: '1 0 100%',
  color: vars.textSoft,
  fontSize: fontSizes.note,
  '@container': { [wider('medium')]: { flex: 'none' } },
});

// Anywhere: an e-mail address can be longer than its column.
export const value = style({
  flex: '1 1 140px',
  minInlineSize: 0,
  fontWeight: 600,
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  '@container': { [wider('medium')]: { selectors: { '&:last-child': { gridColumn: '2/-1' } } } },
});

/** Of the compact card: a line of its own below label and button. */
export const unbroken = style({});

export const total = style([
  tabular,
  { fontFamily: vars.headingFont, fontSize: fontSizes.title, fontWeight: 700, lineHeight: 1.2 },
]);

export const action = style({ lineHeight: 1 });

export const note = style({
  gridColumn: '1/-1',
  paddingBlockStart: space.xxs,
  fontSize: fontSizes.note,
  '@container': { [wider('medium')]: { gridColumn: '2/-1' } },
});

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

export const compactCard = style([card, { '@container': { [narrower('medium')]: { padding: space.sm } } }]);

const narrow = (rules: Parameters<typeof globalStyle>[1]) => ({ '@container': { [narrower('medium')]: rules } });

globalStyle(
  `${compactCard} ${list}`,
  narrow({ display: 'grid', gridTemplateColumns: 'fit-content(27%) minmax(0,1fr) auto', columnGap: space.xs }),
);
globalStyle(
  `${compactCard} ${row}`,
  narrow({ ...ROW, columnGap: space.xs, paddingBlock: 1, fontSize: fontSizes.small, lineHeight: 1.35 }),
);
globalStyle(`${compactCard} ${label}`, narrow({ gridColumn: 'auto', fontSize: fontSizes.small }));
globalStyle(`${compactCard} ${action}`, narrow({ gridColumn: 3 }));
globalStyle(`${compactCard} ${change}`, narrow({ minBlockSize: 28, fontSize: fontSizes.small }));
globalStyle(`${compactCard} ${value}:last-child`, narrow({ gridColumn: '2/-1' }));
globalStyle(
  `${compactCard} ${unbroken}, ${compactCard} ${unbroken}:last-child`,
  narrow({ gridColumn: '1/-1', gridRow: 2 }),
);
globalStyle(`${compactCard} ${note}`, narrow({ paddingBlockStart: 0, fontSize: fontSizes.small }));

// Three columns would break words: the value has a line of its own, below label and button.
const slim = (rules: Parameters<typeof globalStyle>[1]) => ({ '@container': { [narrower('slim')]: rules } });

globalStyle(`${compactCard} ${list}`, slim({ gridTemplateColumns: 'minmax(0,1fr) auto' }));
globalStyle(`${compactCard} ${value}, ${compactCard} ${value}:last-child`, slim({ gridColumn: '1/-1', gridRow: 2 }));
globalStyle(`${compactCard} ${action}`, slim({ gridColumn: 2, gridRow: 1 }));
