import { globalStyle, style } from '@vanilla-extract/css';
import { corner, px, transition } from '../../theme/styles.ts';
import { controlHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const details = style({
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: controlHeight,
  padding: px(space.xs, space.lg),
  borderRadius: corner(1.15),
  color: vars.accentInk,
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: transition('transform'),
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ display: 'grid', gap: space.sm, padding: px(space.xs, space.lg, space.lg) });

// Lists come from the funnel's copy and carry no class.
globalStyle(`${content} ul`, { display: 'grid', gap: space.xs, paddingInlineStart: '1.1em', listStyle: 'disc' });
