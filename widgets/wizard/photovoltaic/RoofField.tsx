import type { RoofType } from '#contract/common/photovoltaic/limits.ts';
import { RoofFlat, RoofMixed, RoofPitched } from '../../ui/illustrations/RoofPictures.tsx';
import { RadioCards } from '../../ui/RadioCards/RadioCards.tsx';
import type { StepForm } from '../stepForm.ts';

const PICTURES = { Pitched: <RoofPitched />, Flat: <RoofFlat />, Mixed: <RoofMixed /> };

interface RoofFieldProps {
  readonly form: StepForm<{ readonly roofType: string }>;
  /** In the order of the funnel, its default first. */
  readonly types: readonly RoofType[];
  readonly words: { readonly legend: string; readonly descriptions: Readonly<Record<RoofType, string>> };
}

/** Which roof, with a picture of each. */
export const RoofField = ({ form, types, words }: RoofFieldProps) => (
  <RadioCards
    field={form.field('roofType')}
    legend={words.legend}
    options={types.map((value) => ({
      value,
      title: value,
      description: words.descriptions[value],
      picture: PICTURES[value],
    }))}
    columns={3}
    defaultValue={form.values.roofType}
    error={form.messageOf('roofType')}
  />
);
