import { keyframes, style } from '@vanilla-extract/css';
import { canHover, corner, narrower, px, reducedMotion, transition } from '../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: controlHeight,
  padding: px(space.xs, space.lg),
  border: '2px solid transparent',
  borderRadius: corner(1),
  fontSize: fontSizes.body,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.55 },
    '&[aria-busy]': { cursor: 'progress', opacity: 1 },
    '&[aria-disabled]:not([aria-busy])': { cursor: 'default', opacity: 0.55 },
  },
  '@container': { [narrower('compact')]: { paddingInline: space.md } },
  '@media': { print: { display: 'none' } },
});

const primary = style([
  base,
  {
    background: vars.accent,
    color: vars.accentText,
    boxShadow: vars.shadow,
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled:not([aria-disabled]),a&:hover': { background: vars.accentHover } } },
    },
  },
]);

const secondary = style([
  base,
  {
    background: vars.raised,
    borderColor: vars.accentInk,
    color: vars.accentInk,
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled:not([aria-disabled]),a&:hover': { background: vars.accentSoft } } },
    },
  },
]);

const quiet = style([
  base,
  {
    background: 'none',
    color: vars.accentInk,
    paddingInline: space.sm,
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled:not([aria-disabled]),a&:hover': { background: vars.accentSoft } } },
    },
  },
]);

// One object: taking the module as a namespace would cost every tag a helper of the bundler.
export const looks = { primary, secondary, quiet } as const;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  flexShrink: 0,
  border: '3px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
