import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const resultHeading = style({ fontSize: fontSizes.title });

export const worth = style([
  tabular,
  { fontSize: `clamp(26px,7.6cqi,${fontSizes.figure}px)`, fontWeight: 750, lineHeight: 1.1, color: vars.accentInk },
]);

export const unit = style({ fontSize: fontSizes.lead, fontWeight: 600, color: vars.textSoft, whiteSpace: 'nowrap' });

export const basis = style({ display: 'grid', gap: space.xxs, color: vars.textSoft, fontSize: fontSizes.note });

export const basisHeading = style({ fontSize: fontSizes.body, color: vars.text });
