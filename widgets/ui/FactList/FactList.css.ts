import { style } from '@vanilla-extract/css';
import { corner, px } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: px(space.md, space.lg),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1.4),
  background: vars.raised,
});

export const heading = style({ fontSize: fontSizes.lead, paddingBlockEnd: space.xs });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,280px),1fr))',
  columnGap: space.lg,
});

export const fact = style({ paddingBlock: 10, borderBlockStart: `1px solid ${vars.line}` });

export const label = style({ fontWeight: 700 });

export const value = style({ margin: 0, color: vars.textSoft });

export const note = style({ paddingBlockStart: space.xs, fontSize: fontSizes.note });
