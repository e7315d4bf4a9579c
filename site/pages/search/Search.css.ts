import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { corner, reducedMotion, transition } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const RESULT_HEIGHT = 108;

export const searchPage = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(space.md),
  // The results come late: what stands below them must not be in sight before, and jump.
  minBlockSize: '70vh',
  paddingBlock: `${rem(space.lg)} ${page.sectionSpace}`,
});

export const title = style(page.title);

export const form = style({ display: 'flex', maxInlineSize: rem(widths.text + space.xxxl) });

export const status = style({ minBlockSize: '1.6em', color: vars.textSoft });

export const results = style({
  display: 'grid',
  gap: rem(space.sm),
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [widerPage('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});

// Of two in a row, one that is left over has the last row to itself.
globalStyle(`${results} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const result = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: rem(2),
  blockSize: '100%',
  minBlockSize: rem(RESULT_HEIGHT),
  padding: rem(space.md, space.xxl, space.md, space.lg),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  color: vars.text,
  textDecoration: 'none',
  ':hover': { borderColor: vars.accent, transition: transition('border-color') },
});

export const category = style({
  color: vars.sunText,
  fontSize: rem(fontSizes.small),
  fontWeight: 650,
});

export const resultTitle = style({
  fontSize: rem(fontSizes.lead),
  fontWeight: 680,
  lineHeight: 1.25,
  selectors: { [`${result}:hover &`]: { color: vars.accentInk } },
});

export const resultText = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: rem(space.md),
  insetBlockStart: rem(space.md),
  color: vars.accentInk,
});

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

export const bone = style({
  minBlockSize: rem(RESULT_HEIGHT),
  borderRadius: corner(1.15),
  background: vars.sunken,
  animation: `${breathe} 600ms ease-in-out infinite alternate`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const notice = style({
  display: 'grid',
  gap: rem(space.lg),
  alignItems: 'center',
  padding: rem(space.lg),
  borderRadius: corner(1.5),
  background: vars.sunken,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [widerPage('medium')]: { gridTemplateColumns: `${rem(200)} 1fr` } },
});

/** Stands from the start, so that nothing moves; without script there is no term to enter. */
export const prompt = style([notice, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const picture = style({ maxInlineSize: rem(200) });

export const noticeWords = style({ display: 'grid', gap: rem(space.sm), justifyItems: 'start' });

export const noticeTitle = style(page.heading);

export const popular = style({ display: 'grid', gap: rem(space.md), paddingBlockStart: rem(space.xl) });

export const popularTitle = style({ fontSize: rem(fontSizes.title), fontWeight: 700 });

export const everyPage = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs, space.lg),
  paddingBlock: rem(space.sm),
});
