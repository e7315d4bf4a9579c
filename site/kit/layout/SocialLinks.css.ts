import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs) });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  borderRadius: corner(1),
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  color: vars.text,
  fontSize: rem(fontSizes.lead),
  ':hover': { background: vars.accentSoft, color: vars.accentInk },
});
