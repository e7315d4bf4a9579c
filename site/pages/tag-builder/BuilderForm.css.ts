import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, widerPage } from '../../kit/styles/page.ts';

const NUMBER = 28;
const SWATCH = 56;

export const form = style({
  display: 'grid',
  gridArea: '1 / 1',
  gap: rem(space.xl),
  // Room for the way to the preview, which would lie on the last button.
  paddingBlockEnd: rem(controlHeight + space.sm),
  '@media': {
    [widerPage('desktop')]: { gridArea: 'form', paddingBlockEnd: 0 },
    '(scripting: none)': { display: 'none' },
  },
});

export const group = style({ display: 'grid', gap: rem(space.md), minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  marginBlockEnd: rem(space.sm),
  padding: 0,
  fontSize: rem(fontSizes.title),
  fontWeight: 720,
  lineHeight: 1.2,
});

export const number = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: rem(NUMBER),
  blockSize: rem(NUMBER),
  borderRadius: '50%',
  background: vars.accent,
  color: vars.accentText,
  fontSize: rem(fontSizes.note),
});

export const fields = style({
  display: 'grid',
  gap: rem(space.md),
  padding: rem(space.md),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
});

export const field = style({
  display: 'grid',
  gap: rem(space.xxs),
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const more = style({ selectors: { '&[hidden]': { display: 'none' } } });

export const moreSummary = style({
  minBlockSize: rem(space.xl),
  paddingBlock: rem(space.xxs),
  color: vars.accentInk,
  fontWeight: 650,
  lineHeight: 1.3,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

export const moreFields = style({ display: 'grid', gap: rem(space.md), paddingBlockStart: rem(space.sm) });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(space.md) });

export const label = style({ fontWeight: 650, lineHeight: 1.3 });

export const hint = style({ color: vars.textSoft, fontSize: rem(fontSizes.small), lineHeight: 1.4 });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: rem(controlHeight - space.xxs),
  paddingInline: rem(space.sm),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.7),
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
  ':focus-visible': { outlineOffset: 0, borderColor: vars.accent },
});

export const colour = style({
  inlineSize: '100%',
  blockSize: rem(SWATCH),
  padding: rem(space.xxs),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.7),
  background: vars.surface,
  cursor: 'pointer',
});

export const range = style({ inlineSize: '100%', blockSize: rem(controlHeight - space.xs), accentColor: vars.accent });

/** What becomes of the colours, in words. */
export const findings = style({
  display: 'grid',
  gap: rem(space.xs),
  margin: 0,
  padding: rem(space.sm),
  borderRadius: corner(0.7),
  background: vars.sunken,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.4,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

globalStyle(`${findings} > li`, { paddingInlineStart: rem(space.lg), position: 'relative' });

globalStyle(`${findings} > li::before`, {
  content: '"✓" / ""',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.success,
  fontWeight: 700,
});

globalStyle(`${findings} > li[data-helped]::before`, { content: '"!" / ""', color: vars.sunText });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs) });

export const quiet = style({
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.sm),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.7),
  background: 'transparent',
  color: vars.accentInk,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.accentSoft },
});
