import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, forcedColours, narrower } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { contentWidth, rem, widerPage } from '../styles/page.ts';

/** Of the map, as the site specification has it (section 2, Contact Us). */
const MAP_HEIGHT = 450;
const CARD_WIDTH = 320;

export const section = style({
  ...contentWidth,
  position: 'relative',
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
  overflow: 'hidden',
});

export const frame = style({ containerType: 'inline-size', blockSize: rem(MAP_HEIGHT), background: vars.sunken });

globalStyle(`${frame} > iframe`, { display: 'block', inlineSize: '100%', blockSize: '100%', border: 'none' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xs),
  padding: rem(space.lg),
  background: vars.raised,
  '@media': {
    [widerPage('wide')]: {
      position: 'absolute',
      insetBlockEnd: rem(space.lg),
      insetInlineStart: rem(space.lg),
      inlineSize: rem(CARD_WIDTH),
      border: `1px solid ${vars.line}`,
      borderRadius: corner(1.5),
    },
  },
});

export const heading = style({ fontSize: rem(fontSizes.title), lineHeight: 1.2 });

export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xs),
  marginBlockStart: rem(space.xs),
  selectors: { '&[hidden]': { display: 'none' } },
  // Nothing would answer the button.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });

const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const inForcedColours = { '@media': { [forcedColours]: { stroke: 'CanvasText' } } } as const;

export const map = style({ inlineSize: '100%', blockSize: '100%', background: vars.sunken });

export const line = style({ ...drawn, ...inForcedColours, stroke: vars.artLine, strokeWidth: 2.2 });

export const river = style({ ...drawn, ...inForcedColours, stroke: vars.artSky, strokeWidth: 52 });

export const lane = style({ ...drawn, stroke: vars.raised, strokeWidth: 4 });

export const road = style({ ...drawn, stroke: vars.raised, strokeWidth: 9 });

export const mainRoad = style({ ...drawn, ...inForcedColours, stroke: vars.sun, strokeWidth: 10 });

export const rail = style({ ...drawn, stroke: vars.lineStrong, strokeWidth: 2, strokeDasharray: '8 6' });

export const bridge = style({ ...drawn, stroke: vars.lineStrong, strokeWidth: 6 });

const name = style({
  fill: vars.text,
  fontSize: fontSizes.small,
  // A rim in the colour of the ground keeps words readable where they cross a line.
  stroke: vars.sunken,
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const names = styleVariants({
  road: [name],
  place: [name, { fontWeight: 650 }],
  water: [name, { stroke: vars.artSky, fontStyle: 'italic' }],
  office: [name, { fontSize: fontSizes.lead, fontWeight: 720, textAnchor: 'middle' }],
});

/**
 * A drawing that is as high as its frame loses its sides in a narrow one, from either side the same: a name that would be cut in
 * two is left out.
 */
export const only = styleVariants({ medium: 'medium', wide: 'wide' } as const, (width) => ({
  '@container': { [narrower(width)]: { display: 'none' } },
}));
