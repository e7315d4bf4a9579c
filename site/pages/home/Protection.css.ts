import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

// Heading and sentence on one line, where both have room.
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: rem(space.xxs, space.lg),
  marginBlockEnd: rem(space.md),
});

export const name = style({ fontWeight: 680, fontSize: page.fluid(fontSizes.note, 0.6, fontSizes.lead) });

export const price = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const amount = style({
  ...tabular,
  fontFamily: vars.headingFont,
  color: vars.text,
  fontSize: page.fluid(fontSizes.title, 1, fontSizes.heading),
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

// Beside the panel there is room for a word more.
export const scope = style({
  display: 'none',
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  '@media': { [widerPage('wide')]: { display: 'block' } },
});

export const plan = style({
  display: 'grid',
  gap: rem(space.md, space.xl),
  alignItems: 'center',
  blockSize: '100%',
  padding: page.fluid(space.md, 1.4, space.lg),
  background: vars.sunken,
  borderRadius: corner(2),
  overflow: 'hidden',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1.15fr 1fr' } },
});

export const scene = style({
  alignSelf: 'end',
  marginBlockEnd: `calc(-1 * ${page.fluid(space.md, 1.4, space.lg)})`,
  '@media': { [page.narrowerPage('medium')]: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: rem(space.xs) });

export const planName = style({ fontSize: rem(fontSizes.title), fontWeight: 720, lineHeight: 1.2 });

export const action = style({ paddingBlockStart: rem(space.xxs) });
