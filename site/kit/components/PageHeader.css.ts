import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const header = style({
  background: `linear-gradient(${vars.surface}, ${vars.sunken})`,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflow: 'hidden',
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlock: `${rem(space.lg)} ${page.fluid(space.xl, 3, space.xxl)}`,
});

// By its class, not by what is in it: the picture arrives after the words and must not move them.
export const illustrated = style({
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: rem(space.xxl),
    },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: rem(space.sm) });

export const kicker = style({ color: vars.sunText, fontWeight: 680, fontSize: rem(fontSizes.note) });

export const title = style(page.title);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const picture = style({ alignSelf: 'end', '@media': { print: { display: 'none' } } });

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.4,
});

export const crumb = style({
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: rem(space.xs), color: vars.lineStrong } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: rem(space.xxs),
  color: 'inherit',
  textDecorationColor: vars.line,
});
