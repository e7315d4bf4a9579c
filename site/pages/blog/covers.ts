import type { FunctionComponent } from 'react';
import { AngelCover } from './AngelCover.tsx';
import type { CoverName } from './blog.ts';
import { DayAndNightCover } from './DayAndNightCover.tsx';
import { RoofCover } from './RoofCover.tsx';
import { SawtoothCover } from './SawtoothCover.tsx';
import { TerraceCover } from './TerraceCover.tsx';

/** What stands at the head of an article and on its card. */
export const covers: Readonly<Record<CoverName, FunctionComponent>> = {
  Roof: RoofCover,
  Angel: AngelCover,
  Terrace: TerraceCover,
  Sawtooth: SawtoothCover,
  DayAndNight: DayAndNightCover,
};
