import { formatWholePounds } from '#contract/common/money.ts';
import { chargers, INSTALLATION_WARRANTY, type Charger } from '#contract/ev/catalogue.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ArrowIcon } from '../../../ui/icons/ControlIcons.tsx';
import { ChargerPicture } from '../../../ui/illustrations/ChargerPicture.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { ProductCard, ProductCards } from '../../../ui/ProductCard/ProductCard.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { charger as copy } from '../copy.ts';
import type { EvValues } from '../state.ts';
import { ChargerHelp } from './ChargerHelp.tsx';

const HAS_CABLE = { socket: false, cable: true, 'solar-socket': false, 'solar-cable': true } as const;

/** Step 1: four chargers; selecting one goes on to the next step (section 2.5). */
export function ChargerStep({ form }: StepProps<EvValues>) {
  const all: readonly Charger[] = chargers;
  return (
    <Stack gap="sm">
      <ChargerHelp form={form} />
      <ProductCards>
        {all.map((charger) => (
          <ProductCard
            key={charger.id}
            id={charger.id}
            name="charger"
            title={charger.name}
            description={charger.description}
            price={formatWholePounds(charger.price)}
            priceNote={copy.priceNote}
            badges={[...(charger.tag ? [charger.tag] : []), ...(charger.isSolarCompatible ? [copy.solar] : [])]}
            picture={<ChargerPicture hasCable={HAS_CABLE[charger.image]} isSolar={charger.isSolarCompatible} />}
            details={{ show: copy.show, hide: copy.hide, content: <Details charger={charger} /> }}
            chosenText={charger.id === form.values.charger ? copy.chosen : undefined}
            action={
              <Button
                variant="primary"
                type="submit"
                onClick={() => form.set('charger', charger.id)}
                iconEnd={<ArrowIcon />}
              >
                {copy.select}
              </Button>
            }
          />
        ))}
      </ProductCards>
      <p>{copy.sampleNote}</p>
    </Stack>
  );
}

const Details = ({ charger }: { readonly charger: Charger }) => (
  <>
    <ul>
      {charger.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <dl>
      <dt>{copy.facts.power}</dt>
      <dd>{charger.power}</dd>
      <dt>{copy.facts.installationTime}</dt>
      <dd>{charger.installationTime}</dd>
      <dt>{copy.facts.guarantee}</dt>
      <dd>{charger.guarantee}</dd>
      <dt>{copy.facts.warranty}</dt>
      <dd>{INSTALLATION_WARRANTY}</dd>
    </dl>
    <p>{copy.included(INSTALLATION_WARRANTY)}</p>
  </>
);
