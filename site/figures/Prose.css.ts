import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { space, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { fontSizes } from '../document/fontSizes.ts';
import { leastBeside, narrowerPage, rem, shadowsOfMore, widerPage } from '../kit/styles/page.ts';

// The column may be narrower than a table in it, which scrolls by itself.
export const prose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(space.lg) });

/** Running text: its elements carry no classes. */
export const text = style({ maxInlineSize: rem(widths.text), lineHeight: 1.65 });

export const figure = style({ maxInlineSize: rem(widths.text), paddingBlock: rem(space.xs) });

const inText = (selector: string): string => `${text} ${selector}`;

globalStyle(`${text} > * + *`, { marginBlockStart: rem(space.md) });
globalStyle(inText('h2'), {
  marginBlockStart: rem(space.xl),
  fontSize: rem(fontSizes.heading - 2),
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});
// Headings in a column of their own: a short text fills a page that is wider than a line should be.
export const besides = style({});
const aside = (selector: string): string => `${besides} > ${text}${selector}`;
globalStyle(aside(''), {
  '@media': {
    [widerPage('wide')]: {
      display: 'grid',
      gridTemplateColumns: `minmax(${leastBeside}, 1fr) minmax(0, ${rem(widths.text)})`,
      maxInlineSize: 'none',
    },
  },
});
globalStyle(aside(' > *'), { '@media': { [widerPage('wide')]: { gridColumn: 2 } } });
globalStyle(aside(' > :is(h2, h2 + *)'), {
  '@media': {
    [widerPage('wide')]: {
      marginBlockStart: rem(space.lg),
      paddingBlockStart: rem(space.lg),
      borderBlockStart: `1px solid ${vars.line}`,
    },
  },
});
globalStyle(aside(' > h2'), { '@media': { [widerPage('wide')]: { gridColumn: 1, paddingInlineEnd: rem(space.xl) } } });
globalStyle(aside(' > :is(h2:first-child, h2:first-child + *)'), {
  '@media': { [widerPage('wide')]: { marginBlockStart: 0 } },
});
// A heading at the very top gets no margin: the place that holds the text has its own space above it.
globalStyle(`${prose} > :first-child > h2:first-child`, { marginBlockStart: 0 });
globalStyle(inText('h3'), { marginBlockStart: rem(space.lg), fontSize: rem(fontSizes.lead), lineHeight: 1.3 });
globalStyle(inText(':is(ul, ol)'), { paddingInlineStart: rem(space.lg) });
globalStyle(inText('ul'), { listStyle: 'disc' });
globalStyle(inText('ol'), { listStyle: 'decimal' });
globalStyle(inText('li + li'), { marginBlockStart: rem(space.xs) });
globalStyle(inText('li::marker'), { color: vars.sunText, fontWeight: 650 });
globalStyle(inText('blockquote'), {
  margin: 0,
  padding: rem(space.md, space.lg),
  background: vars.sunSoft,
  borderInlineStart: `4px solid ${vars.sun}`,
  borderRadius: corner(1),
});
globalStyle(inText('.picture img'), {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: corner(1.2),
});
globalStyle(inText('.picture figcaption'), {
  paddingBlockStart: rem(space.xs),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
});

// A table wider than the page scrolls by itself.
globalStyle(inText('.table'), {
  overflowX: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  background: shadowsOfMore(vars.raised),
  '@media': { print: { background: 'none' } },
});
globalStyle(inText('table'), { inlineSize: '100%', borderCollapse: 'collapse', fontSize: rem(fontSizes.note) });
globalStyle(inText(':is(th, td)'), {
  padding: rem(space.xs, space.sm),
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.line}`,
});
// Three columns of words are too many for a telephone: there the first is the heading of its row, across the other two.
const ofThree = (selector: string): string => inText(`table:has(thead th:nth-child(3):last-child) ${selector}`);
const onPhone = narrowerPage('compact');
globalStyle(ofThree('tr'), { '@media': { [onPhone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } });
globalStyle(ofThree(':is(th, td)'), { '@media': { [onPhone]: { minInlineSize: 0 } } });
globalStyle(ofThree('tr > :first-child'), {
  '@media': {
    [onPhone]: { gridColumn: '1 / -1', paddingBlockEnd: 0, borderBlockEnd: 'none', fontWeight: 650 },
  },
});
globalStyle(inText('thead th'), { background: vars.sunken, fontWeight: 650 });
globalStyle(inText('tbody tr:last-child td'), { borderBlockEnd: 'none' });
