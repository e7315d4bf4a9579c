import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenFromSight, narrower, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const DOT = 34;

export const progress = style({ display: 'grid', gap: space.xs });

export const text = style([tabular, { color: vars.textSoft, fontSize: fontSizes.note, fontWeight: 600 }]);

export const list = style({ display: 'flex', counterReset: 'step' });

const stepBase = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  '@container': { [narrower('medium')]: { selectors: { '&:last-child': { flexGrow: 0 } } } },
  selectors: {
    // The way to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: DOT / 2 - 1.5,
      insetInlineStart: DOT + 4,
      insetInlineEnd: 4,
      blockSize: 3,
      borderRadius: 2,
      background: vars.line,
    },
  },
});

export const step = styleVariants({
  done: [stepBase, { selectors: { '&:not(:last-child)::before': { background: vars.accentInk } } }],
  current: [stepBase],
  ahead: [stepBase],
});

const dotBase = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: DOT,
    blockSize: DOT,
    border: `2px solid ${vars.lineStrong}`,
    borderRadius: '50%',
    color: vars.textSoft,
    fontSize: fontSizes.note,
    fontWeight: 700,
    lineHeight: 1,
  },
]);

export const dot = styleVariants({
  ahead: [dotBase],
  current: [
    dotBase,
    // Not as a shadow: of those nothing is left where the colours are the visitor's.
    { borderColor: vars.accentInk, background: vars.sun, color: vars.onSun, outline: `4px solid ${vars.sunSoft}` },
  ],
  done: [dotBase, { borderColor: vars.accentInk, background: vars.accentInk, color: vars.surface }],
});

export const name = style({
  ...hiddenFromSight,
  '@container': {
    [wider('medium')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      clipPath: 'none',
      whiteSpace: 'normal',
      color: vars.textSoft,
      fontSize: fontSizes.small,
      lineHeight: 1.25,
      selectors: { '[aria-current] > &': { color: vars.text, fontWeight: 650 } },
    },
  },
});
