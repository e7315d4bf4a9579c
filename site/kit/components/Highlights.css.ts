import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

const FRAME = 192;

export const section = style({ ...page.contentWidth, paddingBlockStart: page.sectionSpace });

export const heading = style(page.heading);

export const items = style({
  display: 'grid',
  gap: rem(space.xl),
  marginBlockStart: rem(space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: rem(space.lg) } },
});

// Beside the words on a small screen, above them where three stand in a row.
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  columnGap: rem(space.md),
  rowGap: rem(space.xxs),
  alignContent: 'start',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr', rowGap: rem(space.xs) } },
});

export const picture = style({
  gridRow: 'span 2',
  alignSelf: 'start',
  padding: rem(space.sm),
  background: vars.sunken,
  borderRadius: corner(1.5),
  overflow: 'hidden',
  '@media': {
    [widerPage('medium')]: {
      gridRow: 'auto',
      blockSize: rem(FRAME),
      padding: rem(space.lg),
      marginBlockEnd: rem(space.xs),
    },
  },
});

// Frames of one height, whatever shape a drawing has.
globalStyle(`${picture} > *`, { maxBlockSize: '100%' });

export const title = style({ alignSelf: 'end', fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft, lineHeight: 1.5 });
