import { style, styleVariants } from '@vanilla-extract/css';
import { corner, narrower, transition } from '../../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Without a script there is nothing to open. */
export const help = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const openers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(140px,100%),1fr))',
  gap: space.sm,
});

export const opener = style({
  minBlockSize: controlHeight,
  padding: space.xs,
  fontSize: fontSizes.note,
  border: `1.5px solid ${vars.accentInk}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  color: vars.accentInk,
  fontWeight: 650,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: transition('background-color'),
  selectors: { '&[aria-expanded=true]': { background: vars.accentSoft } },
});

const panelOf = (wide: number, narrow: number) =>
  style({
    minBlockSize: wide,
    padding: space.lg,
    borderRadius: corner(1.4),
    background: vars.sunken,
    '@container': { [narrower('medium')]: { minBlockSize: narrow, padding: space.md } },
  });

/** About as high as what is fetched for it: the cards below move once, with the press, and not again. */
export const panel = styleVariants({ advice: [panelOf(280, 300)], comparison: [panelOf(424, 796)] });
