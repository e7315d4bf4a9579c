import type { FunctionComponent } from 'react';
import { mountings } from '#contract/solar/catalogue.ts';
import { MountingFlat } from '../../../widgets/ui/illustrations/MountingFlat.tsx';
import { MountingGround } from '../../../widgets/ui/illustrations/MountingGround.tsx';
import { MountingPitched } from '../../../widgets/ui/illustrations/MountingPitched.tsx';
import type { HighlightsContent } from '../../kit/components/Highlights.tsx';

type Roof = (typeof mountings)[number]['roofType'];

const shown: Readonly<Record<Roof, readonly [title: string, picture: FunctionComponent]>> = {
  Pitched: ['On a pitched roof', MountingPitched],
  Flat: ['On a flat roof', MountingFlat],
  Ground: ['On the ground', MountingGround],
};

export const roofs: HighlightsContent = {
  heading: 'Room for panels comes in three kinds',
  items: mountings.map(({ roofType, summary }) => {
    const [title, Picture] = shown[roofType];
    return { title, text: summary, Picture };
  }),
};
