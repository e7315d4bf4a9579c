import { style } from '@vanilla-extract/css';
import { canHover, corner, forcedColours, px, transition, wider } from '../../theme/styles.ts';
import { controlHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const tabs = style({ display: 'grid', gap: space.lg });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,max(112px,50% - 2px)),1fr))',
  gap: space.xxs,
  padding: space.xxs,
  borderRadius: corner(1.15),
  background: vars.sunken,
  '@container': { [wider('medium')]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minBlockSize: controlHeight - 4,
  padding: px(space.xxs, space.xs),
  border: '2px solid transparent',
  borderRadius: corner(0.85),
  background: 'none',
  color: vars.textSoft,
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: transition('background-color', 'color'),
  selectors: {
    '&[aria-selected=true]': {
      borderColor: vars.accentInk,
      background: vars.raised,
      boxShadow: vars.shadow,
      color: vars.accentInk,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.accentInk } } },
    [forcedColours]: { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } },
  },
});
