import type { FunctionComponent } from 'react';
import { drawing } from '../../drawings/Drawing.tsx';
import type { CoverName } from './blog.ts';
import { SawtoothCover } from './SawtoothCover.tsx';
import { TerraceCover } from './TerraceCover.tsx';

/** What stands at the head of an article and on its card. */
export const covers: Readonly<Record<CoverName, FunctionComponent>> = {
  Roof: drawing('roof-cover'),
  Angel: drawing('angel-cover'),
  Terrace: TerraceCover,
  Sawtooth: SawtoothCover,
  DayAndNight: drawing('day-and-night-cover'),
};
