import { style, styleVariants } from '@vanilla-extract/css';
import { corner, focusRing, forcedColours, px, transition, wider } from '../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const days = style({ display: 'grid' });

export const day = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@container': {
    [wider('medium')]: { gridTemplateColumns: 'minmax(170px,1fr) 2fr', alignItems: 'center', gap: space.md },
    // Beside the price there is only half of the tag.
    [wider('wide')]: { gridTemplateColumns: '1fr', gap: space.xs },
  },
});

export const name = style({ fontWeight: 650 });

export const halves = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs });

const half0 = style({ position: 'relative', display: 'grid', cursor: 'pointer' });

// A day whose morning is taken keeps its afternoon where afternoons are.
export const half = styleVariants({
  morning: [half0, { gridColumn: 1 }],
  afternoon: [half0, { gridColumn: 2 }],
});

export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const face = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: controlHeight,
  padding: px(space.xxs, space.xs),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.85),
  background: vars.raised,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.accentInk,
      background: vars.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.accentInk}`,
      color: vars.accentInk,
    },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': {
    [forcedColours]: { selectors: { [`${radio}:checked + &`]: { outline: '3px solid Highlight' } } },
  },
});

export const hours = style({ fontSize: fontSizes.small, fontWeight: 400, color: vars.textSoft });
