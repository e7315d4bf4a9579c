import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const list = style({ display: 'grid', gap: rem(space.xs), fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const item = style({ display: 'flex', gap: rem(space.xs) });

export const tick = style({ flexShrink: 0, color: vars.accentInk });
