import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem } = page;

/** A part of a page about something that we sell. */
export const section = style({
  ...page.contentWidth,
  display: 'grid',
  // What is wider than the page scrolls inside its own frame.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  paddingBlockStart: page.sectionSpace,
});

/** Before a coloured band. */
export const last = style({ paddingBlockEnd: page.sectionSpace });

export const intro = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const heading = style(page.heading);

export const text = style({ color: vars.textSoft });

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), maxInlineSize: rem(widths.text) });
