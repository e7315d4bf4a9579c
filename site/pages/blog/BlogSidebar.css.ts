import { globalStyle, style } from '@vanilla-extract/css';
import { corner, hiddenFromSight, tabular } from '../../../widgets/theme/styles.ts';
import { space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { darkPage, rem, widerPage } from '../../kit/styles/page.ts';

export const sidebar = style({
  display: 'grid',
  gap: rem(space.xl),
  alignContent: 'start',
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('wide')]: { gridTemplateColumns: '1fr' },
    print: { display: 'none' },
  },
});

globalStyle(`${sidebar} > *`, { minInlineSize: 0 });

export const part = style({ display: 'grid', alignContent: 'start', gap: rem(space.sm) });

export const title = style({ fontSize: rem(fontSizes.lead), lineHeight: 1.25 });

export const category = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(space.sm),
  paddingBlock: rem(space.xs),
  borderBlockEnd: `1px solid ${vars.line}`,
  color: vars.text,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.accentInk, fontWeight: 680, borderBlockEndColor: vars.accentInk } },
});

export const count = style([tabular, { color: vars.textSoft }]);

export const unseen = style(hiddenFromSight);

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs) });

export const tag = style({
  display: 'inline-block',
  padding: rem(space.xxs, space.sm),
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
  color: vars.text,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.5,
  textDecoration: 'none',
  ':hover': { borderColor: vars.accentInk, color: vars.accentInk },
  selectors: {
    '&[aria-current]': { background: vars.accent, borderColor: vars.accent, color: vars.accentText, fontWeight: 650 },
  },
});

export const ready = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: rem(space.sm),
  padding: rem(space.lg, space.md),
  background: vars.artPanel,
  color: vars.accentText,
  borderRadius: corner(1.5),
  lineHeight: 1.45,
  '@media': { [darkPage]: { color: vars.text } },
});

export const picture = style({
  inlineSize: rem(tagWidths.compact / 4),
  padding: rem(space.xs),
  background: vars.artSky,
  borderRadius: corner(1),
});

export const readyTitle = style({ fontSize: rem(fontSizes.title), lineHeight: 1.2 });
