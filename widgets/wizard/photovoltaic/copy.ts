import type { RoofType } from '#contract/common/photovoltaic/limits.ts';

/** Words of the first step that both calculators say. */
export const roofType = {
  legend: 'Roof type',
  descriptions: {
    Pitched: 'Sloping, with tiles or slates',
    Flat: 'Level, or nearly',
    Mixed: 'Some of each',
  },
} as const satisfies { readonly legend: string; readonly descriptions: Readonly<Record<RoofType, string>> };
