import type { ReactNode } from 'react';
import { CAR_MODEL_LIMIT, type ParkingType } from '#contract/ev/limits.ts';
import { INSTALLATION_WORDS, installationWords } from '#contract/ev/wording.ts';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import {
  ParkingCarport,
  ParkingDriveway,
  ParkingGarage,
  ParkingShared,
  ParkingStreet,
} from '../../../ui/illustrations/ParkingPictures.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { optional } from '../../../wizard/copy.ts';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { vehicle as copy } from '../laterCopy.ts';
import { installationOf, isRenting, modelsOf, OTHER_MODEL, parksPrivately, today } from '../request.ts';
import type { EvValues } from '../state.ts';

const PARKING_PICTURES: Readonly<Record<ParkingType, ReactNode>> = {
  driveway: <ParkingDriveway />,
  garage: <ParkingGarage />,
  carport: <ParkingCarport />,
  shared: <ParkingShared />,
  'on-street': <ParkingStreet />,
};
const pictureOf = new Map<string, ReactNode>(Object.entries(PARKING_PICTURES));

/** Step 2: the car, where it stands, and what that means for an installation (section 2.5). */
export const VehicleStep = ({ form }: StepProps<EvValues>) => (
  <Stack>
    <h3>{copy.carHeading}</h3>
    <CarFields form={form} />
    <DeliveryFields form={form} />
    <h3>{copy.parkingHeading}</h3>
    <Notice title={copy.parkingNotice.title}>{copy.parkingNotice.text}</Notice>
    <ParkingFields form={form} />
    <OwnershipField form={form} />
  </Stack>
);

function CarFields({ form }: StepProps<EvValues>) {
  const { carBrand, carModel, carModelTyped } = form.values;
  // The models of one brand are none of another's; the same brand once more changes nothing.
  const clearModel = (brand: unknown) => {
    if (brand === carBrand) return;
    form.set('carModel', '');
    form.set('carModelTyped', '');
  };
  return (
    <>
      <Columns>
        <Select
          field={form.field('carBrand', { onChange: clearModel })}
          label={copy.carBrand.label}
          placeholder={copy.carBrand.placeholder}
          options={copy.carBrand.options}
          defaultValue={carBrand}
          error={form.messageOf('carBrand')}
          required
        />
        <ModelField form={form} />
      </Columns>
      {carModel === OTHER_MODEL && (
        <TextField
          field={form.field('carModelTyped')}
          label={copy.carModel.typedLabel}
          optionalText={optional}
          maxLength={CAR_MODEL_LIMIT}
          defaultValue={carModelTyped}
          error={form.messageOf('carModelTyped')}
        />
      )}
    </>
  );
}

function ModelField({ form }: StepProps<EvValues>) {
  const { carBrand, carModel } = form.values;
  const models = modelsOf(form.values);
  const shared = {
    label: copy.carModel.label,
    optionalText: optional,
    defaultValue: carModel,
    error: form.messageOf('carModel'),
  };
  if (carBrand !== '' && models.length === 0) {
    return <TextField {...shared} field={form.field('carModel')} maxLength={CAR_MODEL_LIMIT} />;
  }
  const options = models.map((model) => ({ value: model, label: model }));
  return (
    <Select
      key={carBrand}
      {...shared}
      field={{ ...form.field('carModel'), disabled: carBrand === '' }}
      placeholder={carBrand === '' ? copy.carModel.waiting : copy.carModel.placeholder}
      options={[...options, { value: OTHER_MODEL, label: copy.carModel.other }]}
    />
  );
}

function DeliveryFields({ form }: StepProps<EvValues>) {
  const { hasEV, deliveryDate } = form.values;
  return (
    <Columns>
      <ChoiceToggle
        field={form.field('hasEV')}
        legend={copy.hasEV.legend}
        options={copy.hasEV.options}
        defaultValue={hasEV}
      />
      {hasEV === 'false' && (
        <TextField
          {...copy.deliveryDate}
          field={form.field('deliveryDate')}
          type="date"
          min={today()}
          optionalText={optional}
          defaultValue={deliveryDate}
          error={form.messageOf('deliveryDate')}
        />
      )}
    </Columns>
  );
}

function ParkingFields({ form }: StepProps<EvValues>) {
  const { parkingType, meterDistance } = form.values;
  const installation = installationOf(form.values);
  return (
    <>
      <Columns>
        <Stack>
          <Select
            field={form.field('parkingType')}
            {...copy.parkingType}
            defaultValue={parkingType}
            error={form.messageOf('parkingType')}
            required
          />
          <Select
            field={form.field('meterDistance')}
            {...copy.meterDistance}
            defaultValue={meterDistance}
            error={form.messageOf('meterDistance')}
            required
          />
        </Stack>
        {pictureOf.get(parkingType)}
      </Columns>
      <div role="status">
        {installation && (
          <Notice
            tone={installation.kind === 'survey' ? 'sun' : 'success'}
            title={INSTALLATION_WORDS[installation.kind]}
          >
            {installationWords(installation).join(' ')}
          </Notice>
        )}
      </div>
    </>
  );
}

const OwnershipField = ({ form }: StepProps<EvValues>) => (
  <Stack gap="sm">
    <ChoiceToggle
      field={form.field('isRenting')}
      legend={copy.isRenting.legend}
      options={copy.isRenting.options}
      defaultValue={form.values.isRenting}
    />
    <div role="status">
      {isRenting(form.values) && (
        <Notice>{parksPrivately(form.values) ? copy.rentingNote : copy.rentingSurveyNote}</Notice>
      )}
    </div>
  </Stack>
);
