import { style } from '@vanilla-extract/css';
import { corner, hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { filledButton, narrowerPage, rem } from '../styles/page.ts';

// The placeholder needs the room: there the button is an icon, and the one in the field is gone.
const narrow = narrowerPage('medium');

export const form = style({ position: 'relative', display: 'flex', flexGrow: 1, gap: rem(space.xs), minInlineSize: 0 });

export const label = style(hiddenFromSight);

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: rem(space.md),
  display: 'grid',
  alignContent: 'center',
  color: vars.textSoft,
  pointerEvents: 'none',
  '@media': { [narrow]: { display: 'none' } },
});

export const field = style({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: rem(controlHeight),
  paddingBlock: 0,
  paddingInline: rem(space.xxl, space.sm),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1),
  background: vars.raised,
  color: vars.text,
  font: 'inherit',
  fontSize: rem(fontSizes.body),
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.textSoft, opacity: 1 },
  ':focus-visible': { outlineOffset: 0, borderColor: vars.accent },
  '@media': { [narrow]: { paddingInlineStart: rem(space.sm) } },
});

export const button = style({
  ...filledButton,
  flexShrink: 0,
  blockSize: rem(controlHeight),
  paddingInline: rem(space.md),
});

export const word = style({ '@media': { [narrow]: hiddenFromSight } });

export const buttonIcon = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
