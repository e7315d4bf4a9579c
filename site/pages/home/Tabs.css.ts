import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { fluid, rem, widerPage } from '../../kit/styles/page.ts';

// Panels differ in height; the tabs beside them stay where they are.
const TALL_TAB = 92;

const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(space.md) });

/** `cards`: tall tabs with a price, beside their panel on a wide screen. `line`: words over a line. */
export const variants = styleVariants({
  cards: [
    tabs,
    {
      '@media': {
        [widerPage('wide')]: { gridTemplateColumns: `${rem(280)} minmax(0, 1fr)`, columnGap: rem(space.xl) },
      },
    },
  ],
  line: [tabs],
});

// Without scripting nothing could be chosen: what the tabs lead to stands below in full.
export const list = style({ '@media': { '(scripting: none)': { display: 'none' } } });

globalStyle(`${variants.cards} > ${list}`, {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(100)}), 1fr))`,
  gap: rem(space.xs),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr', gridAutoRows: rem(TALL_TAB), alignContent: 'start' } },
});

globalStyle(`${variants.line} > ${list}`, {
  display: 'flex',
  // At 400 % zoom the last one takes a row of its own.
  flexWrap: 'wrap',
  borderBlockEnd: `2px solid ${vars.line}`,
  '@media': { [widerPage('wide')]: { justifyContent: 'end' } },
});

export const tab = style({
  color: vars.text,
  textDecoration: 'none',
});

globalStyle(`${variants.cards} ${tab}`, {
  display: 'grid',
  alignContent: 'center',
  gap: rem(2),
  minBlockSize: rem(controlHeight + space.md),
  padding: `${rem(space.sm)} ${fluid(space.sm, 1, space.md)}`,
  border: `2px solid ${vars.line}`,
  borderRadius: corner(1.25),
  background: vars.raised,
  lineHeight: 1.25,
});

globalStyle(`${variants.line} ${tab}`, {
  padding: `${rem(space.sm)} ${fluid(space.xs, 2, space.lg)}`,
  marginBlockEnd: '-2px',
  borderBlockEnd: `4px solid transparent`,
  fontSize: rem(fontSizes.lead),
  fontWeight: 680,
});

// Before the script has come the first tab variants chosen, because its panel is the one that is shown.
const chosen = (variant: string): string =>
  `${variant} ${tab}[aria-selected=true], ${variant}:not([data-ready]) ${tab}:first-child`;

globalStyle(chosen(variants.cards), {
  borderColor: vars.accent,
  background: vars.accentSoft,
  '@media': { [forcedColours]: { borderColor: 'Highlight' } },
});

globalStyle(chosen(variants.line), {
  borderBlockEndColor: vars.sun,
  color: vars.accentInk,
  '@media': { [forcedColours]: { borderBlockEndColor: 'Highlight' } },
});

globalStyle(`${tab}:hover`, { color: vars.accentInk });

export const panels = style({ display: 'grid', gap: rem(space.xl) });

export const panel = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // One panel from the first moment on, so that nothing moves when the script comes; a link to another shows that one.
    '(scripting: enabled)': {
      selectors: {
        [`:not([data-ready]) > ${panels}:not(:has(> :target)) > &:not(:first-child)`]: { display: 'none' },
        [`:not([data-ready]) > ${panels}:has(> :target) > &:not(:target)`]: { display: 'none' },
      },
    },
    print: { selectors: { '&[hidden]': { display: 'block' } } },
  },
});
