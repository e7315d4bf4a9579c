import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage, darkPage } = page;

const PANEL_WIDTH = 340;
const DRAWING = 200;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: rem(space.sm, space.xl),
  marginBlockStart: rem(space.xs),
  fontWeight: 650,
  '@media': { [widerPage('compact')]: { display: 'flex', flexWrap: 'wrap' } },
});

export const label = style({ color: vars.textSoft, fontSize: rem(fontSizes.small), fontWeight: 400, lineHeight: 1.4 });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  fontWeight: 650,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  alignItems: 'start',
  paddingBlock: page.sectionSpace,
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(PANEL_WIDTH)})`,
      columnGap: page.fluid(space.xl, 5, space.xxxl),
    },
  },
});

export const story = style({ display: 'grid', gap: rem(space.xl), maxInlineSize: rem(widths.text + space.xxl) });

export const part = style({ display: 'grid', gap: rem(space.sm) });

export const heading = style(page.heading);

export const panel = style({
  display: 'grid',
  gap: rem(space.md),
  '@media': {
    // Long enough to have to scroll, it must not stay behind at the top.
    [widerPage('wide')]: { position: 'sticky', insetBlockStart: page.belowHeader },
  },
});

const card = style({ padding: rem(space.lg), borderRadius: corner(1.5) });

export const specifications = style([card, { background: vars.sunken }]);

export const benefits = style([card, { background: vars.raised, border: `1px solid ${vars.line}` }]);

export const quote = style([
  card,
  {
    display: 'grid',
    gap: rem(space.sm),
    background: vars.artPanel,
    color: vars.accentText,
    '@media': { [darkPage]: { color: vars.text }, print: { display: 'none' } },
  },
]);

// As wide as the card, they have no need of air of their own: the longer one is on one line.
globalStyle(`${quote} > a`, { paddingInline: rem(space.sm) });

export const panelHeading = style({ fontSize: rem(fontSizes.lead), lineHeight: 1.3, marginBlockEnd: rem(space.xs) });

export const row = style({
  paddingBlock: rem(space.xs),
  borderBlockStart: `1px solid ${vars.line}`,
  lineHeight: 1.4,
});

export const section = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlockEnd: page.sectionSpace,
});

const three = {
  display: 'grid',
  gap: rem(space.lg),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
} as const;

export const gallery = style(three);

// Two leave no third of the row empty.
globalStyle(`${gallery}:not(:has(> :nth-child(3)))`, {
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const related = style(three);

export const figure = style({ display: 'grid', gap: rem(space.sm), margin: 0 });

export const frame = style({
  paddingBlock: rem(space.lg),
  paddingInline: '18%',
  background: `linear-gradient(${vars.sunken}, ${vars.sunSoft})`,
  borderRadius: corner(1.5),
});

globalStyle(`${frame} > *`, { maxBlockSize: rem(DRAWING) });

export const photograph = style({ borderRadius: corner(1.5), overflow: 'hidden' });

// One shape for all, whatever a camera has made.
globalStyle(`${photograph} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

export const caption = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });
