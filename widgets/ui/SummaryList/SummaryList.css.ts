import { style } from '@vanilla-extract/css';
import { px, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: px(0, space.md),
  alignItems: 'baseline',
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [wider('medium')]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr) auto' } },
});

export const label = style({
  color: vars.textSoft,
  fontSize: fontSizes.note,
  gridColumn: '1/-1',
  '@container': { [wider('medium')]: { gridColumn: 'auto' } },
});

export const value = style({ fontWeight: 600, whiteSpace: 'pre-line' });

export const change = style({
  minBlockSize: 32,
  padding: px(0, space.xxs),
  border: 0,
  background: 'none',
  color: vars.accentInk,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
