import { globalStyle, style } from '@vanilla-extract/css';
import { corner, transition } from '../../theme/styles.ts';
import { controlHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const card = {
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
} as const;

export const group = style(card);

export const details = style({
  ...card,
  selectors: {
    [`${group} > &`]: { border: 0, background: 'none' },
    [`${group} > & + &`]: { borderBlockStart: `1.5px solid ${vars.line}`, borderRadius: 0 },
    // Paper cannot be unfolded.
    '&::details-content': { '@media': { print: { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

const inset = `clamp(${space.md}px,4.5cqi,${space.lg}px)`;

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: controlHeight,
  padding: `${space.xs}px ${inset}`,
  borderRadius: corner(1.15),
  color: vars.accentInk,
  fontWeight: 650,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: transition('transform'),
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});

export const content = style({ display: 'grid', gap: space.lg, padding: `${space.xxs}px ${inset} ${space.lg}px` });

// Lists come from the funnel's copy and carry no class.
globalStyle(`${content} > ul`, { display: 'grid', gap: space.xs, paddingInlineStart: '1.1em', listStyle: 'disc' });
