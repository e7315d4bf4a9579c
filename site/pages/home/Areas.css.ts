import { style, styleVariants } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const MAP = 312;

export const areas = style({
  display: 'grid',
  gap: rem(space.md, space.xl),
  alignContent: 'start',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: `minmax(0, ${rem(MAP)}) minmax(0, 1fr)` } },
});

// Its words have 20 of its units, and never less than 12 px on the screen.
export const map = style({
  borderRadius: corner(2),
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: rem(space.sm),
  maxInlineSize: rem(widths.text),
});

export const links = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(148)}), 1fr))`,
  columnGap: rem(space.lg),
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.3em',
  minBlockSize: rem(controlHeight - space.xs),
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.3,
});

export const service = style({ fontWeight: 680 });

export const river = style({
  stroke: vars.artSky,
  strokeWidth: 5,
  '@media': { [forcedColours]: page.mapRiver },
});

export const reach = style({
  fill: vars.sun,
  fillOpacity: 0.12,
  stroke: vars.sunText,
  strokeWidth: 1.6,
  strokeDasharray: '2 7',
  '@media': { [forcedColours]: { fill: 'none' } },
});

const name = style({
  fill: vars.text,
  stroke: 'none',
  fontSize: 20,
  fontWeight: 550,
  '@media': { [forcedColours]: page.mapName },
});

const anchors = { start: 'start', end: 'end' } as const;

/** `end`: the words end at their point. */
export const names = styleVariants(anchors, (textAnchor) => [name, { textAnchor }]);

export const large = styleVariants(anchors, (textAnchor) => [name, { textAnchor, fontSize: 21, fontWeight: 720 }]);

export const survey = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  padding: page.fluid(space.md, 2, space.lg),
  background: `color-mix(in srgb, ${vars.artMeadow} 45%, ${vars.surface})`,
  borderRadius: corner(2),
  '@media': { print: { background: 'none' } },
});

export const steps = style({ counterReset: 'step', display: 'grid', gap: rem(space.sm) });

// The number is drawn, not written: a list counts by itself.
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${rem(space.xl)} 1fr`,
  columnGap: rem(space.sm),
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(space.xl),
    blockSize: rem(space.xl),
    borderRadius: '50%',
    background: vars.sun,
    color: vars.onSun,
    fontSize: rem(fontSizes.note),
    fontWeight: 700,
  },
});

export const stepTitle = style({ fontSize: 'inherit', fontWeight: 680, lineHeight: 1.3 });

export const stepText = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const surveyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
});
