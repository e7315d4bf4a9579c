import { globalStyle, style } from '@vanilla-extract/css';
import { corner, focusRing } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const LETTER = 208;
const PREFIX = 104;

export const place = style({ ...page.contentWidth, paddingBlock: `${rem(space.xl)} ${page.sectionSpace}` });

/** Around a form that is plain HTML. The server writes such a form too: its parts are told apart by `data-part`. */
export const sheet = style({
  display: 'grid',
  gap: rem(space.lg),
  maxInlineSize: rem(widths.text + space.xxl),
  padding: page.fluid(space.md, 3, space.xl),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  boxShadow: vars.shadow,
});

/** The form in the middle of the page, and what one needs for it. */
export const columns = style([
  place,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: rem(space.xl, space.xxxl),
    alignItems: 'start',
    paddingBlockEnd: 0,
    '@media': { [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
  },
]);

export const heading = style(page.heading);

export const letter = style({
  display: 'grid',
  gap: rem(space.md),
  alignItems: 'center',
  paddingBlockEnd: rem(space.md),
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [widerPage('medium')]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(LETTER)}` } },
});

export const letterPicture = style({ maxInlineSize: rem(LETTER), '@media': { print: { display: 'none' } } });

export const needed = style({ display: 'grid', gap: rem(space.md), paddingBlockStart: rem(space.lg) });

export const kinds = style({
  display: 'grid',
  gap: rem(space.xs),
  padding: rem(space.md, space.lg),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

export const kindsTitle = style({ fontWeight: 650 });

export const kind = style({
  display: 'grid',
  gridTemplateColumns: `${rem(PREFIX)} minmax(0, 1fr)`,
  paddingBlock: rem(space.xs),
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
});

export const prefix = style({ fontFamily: vars.headingFont, fontWeight: 700 });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${sheet} ${selector}`, rule);

inside('form', { display: 'grid', gap: rem(space.lg), justifyItems: 'stretch' });
/** Around a form alone on its page: two fields in a row, where there is room. */
export const wide = style([sheet, { maxInlineSize: 'none' }]);
globalStyle(`${wide} form`, {
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${wide} form > :not([data-part=field]), ${wide} form > :has(textarea)`, {
  '@media': { [widerPage('wide')]: { gridColumn: '1 / -1' } },
});
inside('[data-part=field]', { display: 'grid', gap: rem(space.xs) });
inside('label', { fontWeight: 650, lineHeight: 1.3 });
inside('small', { color: vars.textSoft, fontSize: '1em', fontWeight: 400 });
inside(':is(input, select, textarea)', {
  inlineSize: '100%',
  minBlockSize: rem(controlHeight),
  padding: rem(space.xs, space.md),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(0.85),
  background: vars.raised,
  color: vars.text,
  font: 'inherit',
});
inside('textarea', { lineHeight: 1.5 });
inside('[aria-invalid=true]', { borderColor: vars.danger, boxShadow: `0 0 0 1.5px ${vars.danger}` });
inside('[data-part=error]', { color: vars.danger, fontSize: rem(fontSizes.note), fontWeight: 650 });
inside('[data-part=tick]', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: rem(space.xs, space.sm),
});
inside('[data-part=tick] [data-part=error]', { gridColumn: '1 / -1' });
inside('[data-part=tick] label', { fontWeight: 400 });
inside('input[type=checkbox]', {
  inlineSize: rem(space.lg),
  minBlockSize: rem(space.lg),
  margin: 0,
  accentColor: vars.accent,
});
const { ':hover': hovered, ...filledButton } = page.filledButton;
inside('button', {
  ...filledButton,
  justifySelf: 'start',
  minBlockSize: rem(controlHeight + space.xxs),
  padding: rem(space.sm, space.xl),
});
inside('button:hover', hovered);
inside('[data-part=summary]', {
  display: 'grid',
  gap: rem(space.xs),
  padding: rem(space.md, space.lg),
  borderInlineStart: `6px solid ${vars.danger}`,
  borderRadius: corner(0.5),
  background: vars.dangerSoft,
});
inside('[data-part=summary] h2', { fontSize: rem(fontSizes.title), lineHeight: 1.2 });
inside('[data-part=summary] a', { color: vars.danger, fontWeight: 650 });
inside('[data-part=answers]', {
  display: 'grid',
  gap: rem(space.sm),
  padding: rem(space.md, space.lg),
  borderRadius: corner(1),
  background: vars.accentSoft,
});
inside('[data-part=answers] h2', { fontSize: rem(fontSizes.body), lineHeight: 1.2 });
inside('[data-part=answers] dl', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(space.xxxl * 2)}, 1fr))`,
  gap: rem(space.xs, space.lg),
});
inside('[data-part=answers] dt', { color: vars.textSoft, fontSize: rem(fontSizes.note) });
inside('[data-part=answers] dd', { fontWeight: 650 });
inside('[data-part=hint]', { color: vars.textSoft, fontSize: rem(fontSizes.note) });
inside(':focus-visible', focusRing);
