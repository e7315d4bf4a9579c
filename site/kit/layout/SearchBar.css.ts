import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { contentWidth, headerHeights, rem } from '../styles/page.ts';
import { HEADER_ANCHOR } from './headerAnchor.ts';

export const panel = style({
  position: 'fixed',
  insetBlock: `${rem(headerHeights.bar)} auto`,
  insetInline: 0,
  inlineSize: 'auto',
  margin: 0,
  padding: rem(space.md, 0),
  border: 0,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.shadow,
  '@supports': { [`(position-anchor: ${HEADER_ANCHOR})`]: { insetBlockStart: `anchor(${HEADER_ANCHOR} end)` } },
});

export const inner = style({ ...contentWidth, display: 'flex', alignItems: 'center', gap: rem(space.xs) });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  padding: 0,
  border: 0,
  borderRadius: corner(1),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});
