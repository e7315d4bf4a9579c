import { globalStyle, style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';
import * as formPage from './FormPage.css.ts';

const { rem, widerPage } = page;

export const hero = style({ background: vars.sunSoft, overflow: 'hidden' });

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlockStart: rem(space.lg),
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)', columnGap: rem(space.xxl) },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: rem(space.sm),
  paddingBlockEnd: page.fluid(space.xs, 2.4, space.xl),
});

export const kicker = style({ color: vars.sunText, fontWeight: 700 });

export const title = style(page.title);

export const lead = style({ ...page.lead, maxInlineSize: rem(widths.text) });

export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs, space.lg),
  paddingBlockStart: rem(space.sm),
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
});

export const promise = style({ display: 'flex', alignItems: 'center', gap: rem(space.xs) });

export const side = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: rem(space.lg),
  '@media': { [`not all and ${widerPage('wide')}`]: { paddingBlockEnd: rem(space.xl) } },
});

const SCENE = 152;

// It stands on the lower edge of the band, as on a horizon, and makes the band no higher than its words.
export const picture = style({
  marginBlockEnd: rem(-2),
  '@media': { [`not all and ${widerPage('wide')}`]: { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`${picture} > *`, { maxBlockSize: rem(SCENE) });

/** Form and text of an offer: the text gives way once the form is under way. */
export const place = style([formPage.place, { scrollMarginBlockStart: rem(space.xxxl) }]);

export const form = style([formPage.form, { paddingBlockStart: rem(space.lg) }]);

// A bar at the foot of the screen takes no room here.
globalStyle(`${form}:has([mode=sticky])`, { paddingBlockStart: 0 });

export const text = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlock: page.sectionSpace,
});

export const note = style({ ...page.contentWidth, paddingBlockStart: rem(space.md) });
