import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const section = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.lg),
  paddingBlock: `${rem(space.xl)} ${page.sectionSpace}`,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.sm, space.lg),
  '@media': { print: { display: 'none' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs),
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
  '@media': {
    // On a phone in one row that scrolls; what fades out at its end says so, and the last one comes clear of it.
    [page.narrowerPage('medium')]: {
      flexWrap: 'nowrap',
      inlineSize: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      padding: rem(space.xxs, space.xl, space.xxs, space.xxs),
      maskImage: `linear-gradient(to right, black calc(100% - ${rem(space.xl)}), transparent)`,
    },
  },
});

export const legend = style(hiddenFromSight);

export const button = style({
  flexShrink: 0,
  minBlockSize: rem(controlHeight - space.xs),
  padding: rem(space.xs, space.md),
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: rem(controlHeight),
  background: vars.raised,
  color: vars.text,
  font: 'inherit',
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { borderColor: vars.accent },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.accent,
      borderColor: vars.accent,
      color: vars.accentText,
      ...page.chosenInForcedColours,
    },
  },
});

export const count = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const grid = style({
  display: 'grid',
  gap: rem(space.lg),
  minBlockSize: rem(controlHeight * 8),
  alignItems: 'stretch',
  alignContent: 'start',
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const river = style({
  stroke: vars.artSky,
  strokeWidth: 8,
  '@media': { [forcedColours]: page.mapRiver },
});

const name = style({
  fill: vars.text,
  stroke: 'none',
  fontSize: fontSizes.body,
  fontWeight: 650,
  '@media': { [page.narrowerPage('compact')]: { fontSize: 19 }, [forcedColours]: page.mapName },
});

/** `end`: the words end at their point. */
export const names = styleVariants({ start: [name], end: [name, { textAnchor: 'end' }] });
