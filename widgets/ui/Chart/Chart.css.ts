import { style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const chart = style([
  tabular,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space.md,
    padding: px(space.md, space.lg, space.lg),
    border: `1.5px solid ${vars.line}`,
    borderRadius: corner(1.4),
    background: vars.raised,
    breakInside: 'avoid',
    '@container': { [narrower('compact')]: { paddingInline: space.md } },
  },
]);

export const caption = style({
  fontFamily: vars.headingFont,
  fontSize: fontSizes.lead,
  fontWeight: 700,
  lineHeight: 1.3,
  textWrap: 'balance',
});
