import { globalStyle, style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const note = style({
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.xs),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.45,
});

globalStyle(`${note} > svg`, { flexShrink: 0, marginBlockStart: rem(1) });

export const band = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.md, space.xl),
  alignItems: 'center',
  marginBlock: page.sectionSpace,
  padding: page.fluid(space.lg, 3, space.xl),
  background: vars.dangerSoft,
  borderInlineStart: `6px solid ${vars.danger}`,
  borderRadius: corner(1),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr auto' } },
});

export const words = style({ display: 'grid', gap: rem(space.xs) });

export const heading = style({ fontSize: rem(fontSizes.title), fontWeight: 720, lineHeight: 1.2 });

export const number = style({
  ...tabular,
  fontFamily: vars.headingFont,
  display: 'inline-block',
  color: vars.danger,
  fontSize: page.fluid(fontSizes.heading, 1.8, fontSizes.figure),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // The smallest screens, and a telephone with a large text: it is as wide as they have room for.
  '@media': { [page.narrowerPage('slim')]: { fontSize: `min(${rem(fontSizes.heading)}, 8.75vw)` } },
});
