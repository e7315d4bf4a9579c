import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

// What the sections of the home page have in common; each arranges its own content.

export const section = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

export const heading = style(page.heading);

/** Heading and a sentence above the content of a section. */
export const intro = style({
  display: 'grid',
  gap: page.rem(space.xs),
  maxInlineSize: page.rem(widths.text),
  marginBlockEnd: page.rem(space.xl),
});

export const lead = style({ ...page.lead, color: vars.textSoft });

/** What a claim rests on. */
export const basis = style({ color: vars.textSoft, fontSize: page.rem(fontSizes.small), lineHeight: 1.45 });

/** Features with a tick before each. */
export const points = style({ display: 'grid', gap: page.rem(space.xs) });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: page.rem(space.xs),
  alignItems: 'start',
  lineHeight: 1.4,
});
