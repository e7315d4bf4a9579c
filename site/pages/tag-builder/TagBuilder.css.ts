import { globalStyle, style } from '@vanilla-extract/css';
import { corner, focusRing, forcedColours, hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, tagWidths, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as kit from '../../kit/styles/page.ts';

const { rem, widerPage } = kit;

const FORM_WIDTH = 372;
const WIDEST = 1440;
const STAGE_HEIGHT = 640;
const DOT = 10;

export const unseen = style(hiddenFromSight);

export const page = style({ paddingBlockStart: kit.fluid(space.lg, 3, space.xxl) });

export const notice = style({
  ...kit.contentWidth,
  marginBlockEnd: rem(space.lg),
  padding: rem(space.md),
  borderRadius: corner(1),
  background: vars.sunSoft,
});

/** The form keeps its place at the start; what it leads to stands beside it where there is room, else below. */
export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  alignItems: 'start',
  inlineSize: `min(100% - 2 * ${kit.fluid(space.md, 2, space.xl)}, ${rem(WIDEST)})`,
  marginInline: 'auto',
  '@media': {
    [widerPage('desktop')]: {
      gridTemplateColumns: `${rem(FORM_WIDTH)} minmax(0, 1fr)`,
      gridTemplateAreas: '"form preview" "form code"',
      gridTemplateRows: 'auto 1fr',
      columnGap: rem(space.xxl),
    },
  },
});

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.sm),
  '@media': { [widerPage('desktop')]: { gridArea: 'preview' }, '(scripting: none)': { display: 'none' } },
});

export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.sm),
});

export const heading = style({ ...kit.heading, margin: 0 });

export const widthSwitch = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: rem(space.xxs),
  border: 0,
  borderRadius: corner(1),
  background: vars.sunken,
});

export const switchItem = style({ position: 'relative', display: 'block', cursor: 'pointer' });

export const switchWord = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.md),
  borderRadius: corner(0.8),
  fontWeight: 650,
  selectors: {
    'input:checked + &': { background: vars.accent, color: vars.accentText },
    'input:focus-visible + &': focusRing,
  },
  '@media': { [forcedColours]: { selectors: { 'input:checked + &': { background: 'Highlight' } } } },
});

/** A browser's window, drawn. */
export const browser = style({
  overflow: 'hidden',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: corner(1),
  background: vars.sunken,
  boxShadow: vars.shadow,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  paddingBlock: rem(space.xs),
  paddingInline: rem(space.sm),
  borderBlockEnd: `1px solid ${vars.line}`,
});

export const dot = style({
  flexShrink: 0,
  inlineSize: rem(DOT),
  blockSize: rem(DOT),
  borderRadius: '50%',
  background: vars.lineStrong,
});

export const address = style({
  flexGrow: 1,
  overflow: 'hidden',
  marginInlineStart: rem(space.xs),
  paddingBlock: rem(2),
  paddingInline: rem(space.sm),
  borderRadius: corner(1),
  background: vars.raised,
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The frame inside is as wide as the screen that it plays, and drawn smaller where there is less room. */
export const stage = style({ position: 'relative', blockSize: rem(STAGE_HEIGHT), overflow: 'hidden' });

globalStyle(`${stage} > iframe`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  border: 0,
  transformOrigin: '0 0',
});

export const small = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

// The questions go on for screens: what they make of the code stays beside them.
export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.sm),
  alignContent: 'start',
  '@media': {
    [widerPage('desktop')]: {
      gridArea: 'code',
      position: 'sticky',
      insetBlockStart: kit.belowHeader,
    },
  },
});

export const codeHead = style([previewHead]);

export const copy = style({
  ...kit.filledButton,
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.xl),
  '@media': { ...kit.filledButton['@media'], '(scripting: none)': { display: 'none' } },
});

export const status = style({ flexGrow: 1, textAlign: 'end', color: vars.success, fontWeight: 650, lineHeight: 1.3 });

export const snippet = style({
  overflow: 'auto',
  maxBlockSize: rem(tagWidths.compact),
  margin: 0,
  padding: rem(space.md),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  background: kit.shadowsOfMore(vars.sunken),
  fontSize: rem(fontSizes.small),
  lineHeight: 1.55,
  tabSize: 2,
  ':focus-visible': focusRing,
});

export const stepsHeading = style({
  marginBlock: rem(space.md, space.xs),
  fontSize: rem(fontSizes.lead),
  fontWeight: 700,
});

export const steps = style({
  display: 'grid',
  gap: rem(space.xs),
  maxInlineSize: rem(widths.text),
  margin: 0,
  paddingInlineStart: rem(space.lg),
  listStyle: 'decimal',
});

/** On a telephone the preview is below the form: one press away. */
export const jump = style({
  ...kit.filledButton,
  position: 'sticky',
  insetBlockEnd: rem(space.sm),
  zIndex: 1,
  // Over the form, for as long as that is in sight.
  gridArea: '1 / 1',
  placeSelf: 'end center',
  display: 'grid',
  placeContent: 'center',
  minBlockSize: rem(controlHeight),
  paddingInline: rem(space.xl),
  borderRadius: rem(controlHeight),
  boxShadow: vars.shadow,
  '@media': {
    ...kit.filledButton['@media'],
    [widerPage('desktop')]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const answers = style({
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  '@media': { [widerPage('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const question = style({ fontWeight: 700, marginBlockEnd: rem(space.xxs) });
