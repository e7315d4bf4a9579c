import { style } from '@vanilla-extract/css';
import { tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const DISC = 34;

export const section = style({ display: 'grid', gap: space.md });

export const list = style({
  display: 'grid',
  gap: space.md,
  '@container': { [wider('medium')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space.md,
  '@container': { [wider('medium')]: { flexDirection: 'column', gap: space.sm } },
  selectors: {
    // The line that leads from one sun to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: DISC + 4,
      insetBlockEnd: -space.md + 4,
      insetInlineStart: DISC / 2 - 1.5,
      borderInlineStart: `3px dotted ${vars.sun}`,
      '@container': {
        [wider('medium')]: {
          insetBlockStart: DISC / 2 - 1.5,
          insetBlockEnd: 'auto',
          insetInlineStart: DISC + 8,
          insetInlineEnd: 0,
          borderInlineStart: 0,
          borderBlockStart: `3px dotted ${vars.sun}`,
        },
      },
    },
  },
});

export const number = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: DISC,
    blockSize: DISC,
    border: '2px solid transparent',
    borderRadius: '50%',
    background: vars.sun,
    color: vars.onSun,
    fontWeight: 700,
  },
]);

export const title = style({ fontWeight: 700 });

export const text = style({ color: vars.textSoft, fontSize: fontSizes.note });
