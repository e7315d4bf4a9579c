import { style } from '@vanilla-extract/css';
import { corner, hiddenFromSight, narrower, px, wider } from '../../theme/styles.ts';
import { fontSizes, space, widths } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: space.lg,
  padding: px(space.lg),
  border: `1px solid ${vars.line}`,
  borderBlockStart: `5px solid ${vars.sun}`,
  borderRadius: corner(1.5),
  background: vars.surface,
  boxShadow: vars.shadow,
  '@container': { [narrower('compact')]: { padding: px(space.lg, space.md) } },
});

export const head = style({
  display: 'grid',
  gap: space.xs,
  selectors: { ':host([head=none]) &': hiddenFromSight },
});

export const heading = style({ fontSize: fontSizes.title });

export const lead = style({ color: vars.textSoft, maxInlineSize: widths.text });

export const fields = style({
  display: 'grid',
  gap: px(space.lg, space.md),
  // A hint above one control must not move it below the other.
  alignItems: 'end',
  '@container': { [wider('medium')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});

export const wide = style({ '@container': { [wider('medium')]: { gridColumn: '1/-1' } } });

export const result = style({
  display: 'grid',
  gap: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:empty': { display: 'none' } },
});

// Its own room takes the place of the card's.
export const foot = style({ marginBlockEnd: -space.lg });
