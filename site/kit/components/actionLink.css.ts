import { style, styleVariants } from '@vanilla-extract/css';
import { transition } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { filledButton, rem } from '../styles/page.ts';

const filled = style({
  ...filledButton,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  // On the way in only: when the system changes from day to night, nothing fades from one to the other.
  ':hover': { background: vars.accentHover, transition: transition('background-color') },
});

// Two sizes on the whole site: one beside other things, and one for what a page wants to be done.
const compact = style([filled, { minBlockSize: rem(controlHeight - space.xs), padding: rem(space.xs, space.sm) }]);
const prominent = style([
  filled,
  {
    minBlockSize: rem(controlHeight + space.xxs),
    padding: rem(space.sm, space.xl),
    fontSize: rem(fontSizes.lead),
  },
]);

export const sizes = styleVariants({
  small: [compact],
  // Beside a filled one that counts more.
  quiet: [
    compact,
    {
      background: 'transparent',
      color: vars.accentInk,
      boxShadow: `inset 0 0 0 1.5px ${vars.accentInk}`,
      ':hover': { background: vars.accentSoft },
    },
  ],
  large: [prominent],
  // On the green band the sun is the colour that calls.
  onDark: [
    prominent,
    { background: vars.sun, color: vars.onSun, ':hover': { background: vars.sunSoft, color: vars.text } },
  ],
  onDarkQuiet: [
    prominent,
    {
      background: 'transparent',
      color: 'inherit',
      boxShadow: 'inset 0 0 0 1.5px currentColor',
      ':hover': { background: vars.sunSoft, color: vars.text },
    },
  ],
  plain: [{ fontWeight: 650, display: 'inline-block', paddingBlock: rem(space.sm) }],
});
