import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl, space.xxxl),
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.4fr' } },
});

export const intro = style({ display: 'grid', alignContent: 'start', gap: rem(space.sm) });

export const reasons = style({ display: 'grid' });

export const reason = style({
  display: 'grid',
  gap: rem(space.xxs),
  paddingBlock: rem(space.lg),
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
});

export const claim = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.title, 1.8, fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

export const text = style({ color: vars.textSoft });

export const stars = style({ inlineSize: rem(148) });
