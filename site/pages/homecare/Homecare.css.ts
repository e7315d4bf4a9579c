import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, widerPage } from '../../kit/styles/page.ts';

// Rooms of one house: no gaps between them, a wall around all of them.
export const house = style({
  display: 'grid',
  background: vars.line,
  gap: '2px',
  border: `2px solid ${vars.line}`,
  borderRadius: corner(1.5),
  overflow: 'hidden',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const room = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${rem(112)}) 1fr`,
  gap: rem(space.xxs, space.lg),
  alignContent: 'center',
  padding: rem(space.lg),
  background: vars.raised,
  ':hover': { background: vars.sunSoft },
});

export const picture = style({ gridRow: 'span 2', alignSelf: 'center' });

export const title = style({ alignSelf: 'end', fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });
