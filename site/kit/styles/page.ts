import type { StyleRule } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { publicProperties, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { ROOT_PX } from '../../document/media.ts';

export { darkPage, menuInTwoRows, narrowerPage, tallPage, widerPage } from '../../document/media.ts';

/** Lengths of the tokens in rem: on our own pages a visitor's font size counts, in a widget it must not. */
export const rem = (...lengths: number[]): string =>
  lengths.map((length) => (length === 0 ? '0' : `${length / ROOT_PX}rem`)).join(' ');

/** Heights of the header's parts: everything that has to keep clear of it adds up from these. */
export const headerHeights = { strip: 40, bar: 68, menuRow: 44 } as const;

/** Where beside a long text something stays as that is scrolled: the header, of one row or two, does not lie over it. */
export const belowHeader = `calc(var(${publicProperties.top}, 0px) + ${rem(space.xl)})`;

/** A length that grows with the window, from the first number to the second. */
export const fluid = (least: number, share: number, most: number): string =>
  `clamp(${rem(least)}, ${rem(least / 2)} + ${share}vw, ${rem(most)})`;

// Twelve columns of 80 px with gaps of 24: on a screen of 1,280 px it leaves the air that the sides need.
const WIDEST = 1216;

/** Width of the one container of header, content and footer, with air at the sides of a small screen. */
export const contentInlineSize = `min(100% - 2 * ${fluid(space.md, 2, space.xl)}, ${rem(WIDEST)})`;

/** The custom property that has it: a dozen parts of a page are that wide. */
export const CONTENT_WIDTH = '--content';

export const contentWidth = {
  inlineSize: `var(${CONTENT_WIDTH})`,
  marginInline: 'auto',
} as const satisfies StyleRule;

/**
 * Shown when a browser has read it to its end; before, nothing in it is a last child. For what stands centred or on one line:
 * painted as it comes over the network, each part would push those before it.
 */
export const whenWhole = {
  '&:not(:has(> :last-child))': { display: 'none' },
} as const satisfies NonNullable<StyleRule['selectors']>;

/** How much wider and higher an edge makes what has one in forced colours, at each side. */
export const EDGE_PX = 2;

/** Where the visitor's colours take every fill and shadow away, an edge says that something can be pressed. */
export const edgeInForcedColours = {
  '@media': { [forcedColours]: { border: `${EDGE_PX}px solid` } },
} as const satisfies StyleRule;

/** The same for the one that is chosen among its like. */
export const chosenInForcedColours = {
  '@media': { [forcedColours]: { outline: '2px solid Highlight' } },
} as const satisfies StyleRule;

/** Looks of what is pressed, whether button or link; its size is that of its place. */
export const filledButton = {
  ...edgeInForcedColours,
  border: 0,
  borderRadius: corner(1),
  background: vars.accent,
  color: vars.accentText,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.accentHover },
} as const satisfies StyleRule;

/** Map in forced colours: its lines have the colour of its words there, so that these have a rim and rivers are thin. */
export const mapName = { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: 5, paintOrder: 'stroke' } as const;
export const mapRiver = { stroke: 'CanvasText', strokeWidth: 2 } as const;

/** What opens below the header holds on to its lower edge, wherever the page is scrolled to. */
export const HEADER_ANCHOR = '--site-header';

export const sectionSpace = fluid(space.xl + space.xs, 3, space.xxxl + space.xs);

export const title = {
  fontSize: fluid(fontSizes.hero - 4, 2.4, fontSizes.figure + 2),
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const satisfies StyleRule;

export const heading = {
  fontSize: fluid(fontSizes.heading - 2, 1.2, fontSizes.heading + 4),
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const satisfies StyleRule;

export const lead = {
  fontSize: fluid(fontSizes.body, 0.8, fontSizes.title),
  lineHeight: 1.5,
} as const satisfies StyleRule;

/** Least width of a column of headings or links beside a text, for their longest words: without it they break one letter a line. */
export const leastBeside = rem(208);

type Side = 'left' | 'right';
const atEdge = (side: Side, colour: string, rest: string): string =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${colour}, transparent) ${side} / ${rest}`;
const shadow = (side: Side): string =>
  atEdge(side, `color-mix(in srgb, ${vars.text} 34%, transparent)`, `${rem(space.sm)} 100% no-repeat scroll`);
const cover = (side: Side, ground: string): string =>
  atEdge(side, `${ground} 40%`, `${rem(space.xl)} 100% no-repeat local`);

/**
 * Background of what scrolls sideways: a shadow at each edge that hides more of it. The covers scroll along and lie over the
 * shadows at its ends.
 */
export const shadowsOfMore = (ground: string): string =>
  [cover('left', ground), cover('right', ground), shadow('left'), `${shadow('right')} ${ground}`].join(', ');
