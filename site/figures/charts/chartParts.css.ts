import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { narrowerPage } from '../../document/media.ts';
import { rem } from '../../kit/styles/page.ts';

/** What has a mixed colour takes this one from around it where the browser mixes none (Chrome before 111): else it is black. */
export const ground = { fill: vars.accent };

/** A chart as wide as its card. */
export const picture = style({
  ...ground,
  inlineSize: '100%',
  blockSize: rem(space.xxxl * 4),
  overflow: 'visible',
});

/** Words along an axis. */
export const axisWords = style({
  fill: vars.textSoft,
  fontSize: rem(fontSizes.small),
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

/** What a chart assumes, below it. */
export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });

/** A tool of the widgets in a text: the room that its first questions take. */
export const tool = style({
  display: 'block',
  minBlockSize: rem(500),
  '@media': { [narrowerPage('medium')]: { minBlockSize: rem(640) }, '(scripting: none)': { minBlockSize: 0 } },
});
