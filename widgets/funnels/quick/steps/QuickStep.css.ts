import { style } from '@vanilla-extract/css';
import { corner, hiddenFromSight, narrower, px, wider } from '../../../theme/styles.ts';
import { fontSizes, space, tagWidths } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const form = style({
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

export const heading = style({
  fontSize: fontSizes.title,
  selectors: { ':host([head=none]) &': hiddenFromSight },
});

/** One below the other; where there is room, service, postcode and button in one row. */
export const fields = style({
  display: 'grid',
  gap: px(space.lg, space.md),
  '@container': {
    [wider('medium')]: { gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr) auto' },
  },
});

export const who = style({ gridColumn: '1/-1', maxInlineSize: tagWidths.compact });

// In a row it stands beside the controls, not beside their labels: label, gap, then control.
export const button = style({
  display: 'grid',
  alignContent: 'start',
  '@container': { [wider('medium')]: { paddingBlockStart: fontSizes.body * 1.3 + space.xs } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

// Its own room takes the place of the card's.
export const foot = style({ marginBlockEnd: -space.lg });

// It is there before it says something, so that what it says is read out; until then it takes no room.
export const note = style({
  color: vars.textSoft,
  fontSize: fontSizes.note,
  selectors: { '&:empty': { position: 'absolute' } },
});
