import { globalStyle, style } from '@vanilla-extract/css';
import { narrower } from '../theme/styles.ts';
import { space } from '../theme/tokens.ts';

/** In a row; in a narrow tag one below the other and equally wide. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.sm,
  '@container': { [narrower('medium')]: { display: 'grid', gap: space.xs } },
});

// Each in one line, on a telephone too.
globalStyle(`${choices} > *`, { '@container': { [narrower('medium')]: { paddingInline: space.xs } } });
