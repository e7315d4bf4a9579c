import { style, styleVariants } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1.1fr' } },
});

export const map = style({
  maxInlineSize: rem(460),
  borderRadius: corner(2),
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: rem(space.md), maxInlineSize: rem(widths.text) });

export const links = style({
  display: 'grid',
  marginBlockStart: rem(space.xs),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1fr', columnGap: rem(space.lg) } },
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.3em',
  minBlockSize: rem(controlHeight),
  borderBlockEnd: `1px solid ${vars.line}`,
  lineHeight: 1.3,
});

export const service = style({ fontWeight: 680 });

export const river = style({
  stroke: vars.artSky,
  strokeWidth: 5,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

export const reach = style({
  fill: `color-mix(in srgb, ${vars.sun} 12%, transparent)`,
  stroke: vars.sunText,
  strokeWidth: 1.6,
  strokeDasharray: '2 7',
  '@media': { [forcedColours]: { fill: 'none' } },
});

const name = style({
  fill: vars.text,
  stroke: 'none',
  fontSize: 18,
  fontWeight: 550,
  '@media': { [page.narrowerPage('compact')]: { fontSize: 19 }, [forcedColours]: { fill: 'CanvasText' } },
});

const anchors = { start: 'start', end: 'end' } as const;

/** `end`: the words end at their point. */
export const names = styleVariants(anchors, (textAnchor) => [name, { textAnchor }]);

export const large = styleVariants(anchors, (textAnchor) => [
  name,
  { textAnchor, fontSize: fontSizes.lead, fontWeight: 720 },
]);
