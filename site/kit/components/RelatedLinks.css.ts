import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlockEnd: page.sectionSpace });

/** Around the whole, where it follows the page's header and brings room along only below. */
export const after = style({ paddingBlockStart: rem(space.xxl) });

export const heading = style(page.heading);

export const links = style({
  display: 'grid',
  gap: rem(space.md),
  marginBlockStart: rem(space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// Two leave no third of the page empty.
globalStyle(`${links}:not(:has(> :nth-child(3)))`, {
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// The whole card leads on; the words below the link are no part of its name.
export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xxs),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  ':hover': { borderColor: vars.accent },
});

const PICTURE = space.xxl * 2;

// Beside the words on a small screen, above them where three stand in a row.
export const illustrated = style({
  gridTemplateColumns: `${rem(PICTURE)} minmax(0, 1fr)`,
  columnGap: rem(space.md),
  padding: rem(space.md),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: rem(space.lg) } },
});

export const picture = style({
  gridRow: 'span 2',
  alignSelf: 'center',
  '@media': {
    [widerPage('wide')]: {
      gridRow: 'auto',
      display: 'grid',
      alignItems: 'end',
      inlineSize: rem(tagWidths.compact / 3),
      blockSize: rem(tagWidths.compact / 5),
      marginBlockEnd: rem(space.xs),
    },
  },
});

// Of one height, so that the links below them are in one line.
globalStyle(`${picture} > *`, {
  '@media': { [widerPage('wide')]: { maxBlockSize: rem(tagWidths.compact / 5) } },
});

export const link = style({
  fontSize: rem(fontSizes.lead),
  fontWeight: 680,
  lineHeight: 1.25,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: corner(1.5) },
});

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });
