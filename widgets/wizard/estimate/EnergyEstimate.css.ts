import { globalStyle, style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const inset = `clamp(${space.md}px,4.5cqi,${space.lg}px)`;

export const lead = style({ color: vars.textSoft });

/** The answer, before the questions that change it. */
export const answer = style({
  display: 'grid',
  gap: px(space.md, space.xl),
  padding: inset,
  borderRadius: corner(1.4),
  border: `1.5px solid ${vars.accentInk}`,
  background: vars.accentSoft,
  '@container': { [wider('wide')]: { gridTemplateColumns: 'auto minmax(0,1fr)', alignItems: 'center' } },
});

export const label = style({ fontSize: fontSizes.note, fontWeight: 600 });

export const worth = style([
  tabular,
  {
    color: vars.accentInk,
    fontFamily: vars.headingFont,
    fontSize: 'clamp(18px,7.6cqi,40px)',
    fontWeight: 700,
    lineHeight: 1.15,
    // Counts for the width of its column as well, whatever a visitor has set its letters to.
    overflowWrap: 'anywhere',
  },
]);
export const unit = style({ fontSize: fontSizes.lead, whiteSpace: 'nowrap' });

export const facts = style([
  tabular,
  {
    display: 'grid',
    gap: px(space.sm, space.lg),
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,150px),1fr))',
  },
]);
globalStyle(`${facts} dt`, { color: vars.textSoft, fontSize: fontSizes.note });
globalStyle(`${facts} dd`, { fontWeight: 700, lineHeight: 1.3 });

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.lg,
  '@container': { [wider('wide')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space.xl } },
});

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.lg,
  alignContent: 'start',
});

/** In a tag that is neither narrow nor wide the rose stands beside the other questions. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.lg,
  '@container': { [`${wider('medium')} and ${narrower('wide')}`]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});

export const basis = style({ display: 'grid', gap: space.xs, fontSize: fontSizes.note, color: vars.textSoft });
globalStyle(`${basis} > ul`, { display: 'grid', gap: space.xxs, paddingInlineStart: '1.1em', listStyle: 'disc' });
globalStyle(`${basis} > :is(h3, p)`, { color: vars.text });
globalStyle(`${basis} > h3`, { fontSize: fontSizes.body });

export const waiting = style({ opacity: 0.6 });
