import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { fontSizes } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const price = style({ ...tabular, lineHeight: 1.15, color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const amount = style({
  color: vars.text,
  fontSize: rem(fontSizes.hero),
  fontWeight: 740,
  letterSpacing: '-0.02em',
});

/** Words where a figure would stand elsewhere. */
export const words = style({ color: vars.text, fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.25 });

export const period = style({ whiteSpace: 'nowrap' });
