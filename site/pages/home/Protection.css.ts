import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

// The next section stands on the same ground.
export const section = style({ ...page.contentWidth, paddingBlockStart: page.sectionSpace });

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
  padding: `0 ${page.fluid(space.md, 2, space.xl)} ${page.fluid(space.md, 2, space.xl)}`,
  background: vars.sunken,
  borderRadius: corner(2),
  overflow: 'hidden',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const scene = style({
  gridColumn: '1 / -1',
  paddingBlockStart: rem(space.lg),
  marginInline: `calc(-1 * ${page.fluid(space.md, 2, space.xl)})`,
  borderBlockEnd: `2px solid ${vars.line}`,
  '@media': { [widerPage('medium')]: { paddingInline: '14%' } },
});

export const words = style({ display: 'grid', gap: rem(space.xxs), paddingBlockStart: rem(space.xs) });

export const planName = style({ fontSize: rem(fontSizes.title), fontWeight: 720, lineHeight: 1.2 });

export const action = style({ gridColumn: '1 / -1', paddingBlockStart: rem(space.xs) });
