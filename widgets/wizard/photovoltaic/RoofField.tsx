import type { RoofType } from '#contract/common/photovoltaic/limits.ts';
import { RoofFlat, RoofMixed, RoofPitched } from '../../ui/illustrations/RoofPictures.tsx';
import { RadioCards } from '../../ui/RadioCards/RadioCards.tsx';
import type { StepForm } from '../stepForm.ts';
import { roofType as copy } from './copy.ts';

const PICTURES = { Pitched: <RoofPitched />, Flat: <RoofFlat />, Mixed: <RoofMixed /> };

interface RoofFieldProps {
  readonly form: StepForm<{ readonly roofType: string }>;
  /** In the order of the funnel, its default first. */
  readonly types: readonly RoofType[];
  /** Where a funnel's roofs are others: metal sheets instead of tiles. */
  readonly descriptions?: Readonly<Record<RoofType, string>>;
}

/** Which roof, with a picture of each. */
export const RoofField = ({ form, types, descriptions = copy.descriptions }: RoofFieldProps) => (
  <RadioCards
    field={form.field('roofType')}
    legend={copy.legend}
    options={types.map((value) => ({
      value,
      title: value,
      description: descriptions[value],
      picture: PICTURES[value],
    }))}
    columns={3}
    defaultValue={form.values.roofType}
    error={form.messageOf('roofType')}
  />
);
