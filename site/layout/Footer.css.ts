import { style } from '@vanilla-extract/css';
import { fontSizes, space, tagWidths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { contentWidth, rem, sectionSpace, widerPage } from '../styles/page.ts';

export const footer = style({
  background: vars.sunken,
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
});

export const inner = style({
  ...contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlock: sectionSpace,
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1.4fr 1fr', columnGap: rem(space.xxl) } },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  maxInlineSize: rem(tagWidths.compact),
});

export const brand = style({ fontFamily: vars.headingFont, fontSize: rem(fontSizes.lead), fontWeight: 740 });

export const sample = style({ color: vars.textSoft });

export const contact = style({ display: 'grid', alignContent: 'start', gap: rem(space.sm) });

export const line = style({ display: 'flex', flexDirection: 'column' });

export const menu = style({
  gridColumn: '1 / -1',
  paddingBlockStart: rem(space.lg),
  borderBlockStart: `1px solid ${vars.line}`,
});

export const link = style({ display: 'inline-block', paddingBlock: rem(space.xxs), fontWeight: 600 });
