import { style } from '@vanilla-extract/css';
import { corner, forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, widerPage } from '../../kit/styles/page.ts';

export const lists = style({ display: 'grid', borderBlockEnd: `1px solid ${vars.line}` });

export const list = style({
  display: 'grid',
  gap: rem(space.md, space.xl),
  paddingBlock: rem(space.lg),
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: '1fr 1.6fr' },
    print: { breakInside: 'avoid' },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: rem(space.xxs) });

export const place = style({ color: vars.sunText, fontSize: rem(fontSizes.small), fontWeight: 680 });

export const name = style({ fontSize: rem(fontSizes.lead), fontWeight: 700, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });

export const prices = style({ display: 'grid', alignContent: 'center', gap: rem(space.xs) });

export const plan = style({
  display: 'grid',
  gridTemplateColumns: `${rem(120)} ${rem(60)} 1fr`,
  gap: rem(space.sm),
  alignItems: 'center',
  fontSize: rem(fontSizes.note),
  lineHeight: 1.3,
});

export const price = style({ ...tabular, fontWeight: 700, textAlign: 'end', whiteSpace: 'nowrap' });

export const track = style({ blockSize: rem(14) });

export const bar = style({
  fill: vars.accentInk,
  rx: corner(0.3),
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
