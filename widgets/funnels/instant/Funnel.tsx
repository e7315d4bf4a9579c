import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { HomecareScene } from '../../ui/illustrations/HomecareScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, partsOf, prefillOf, type InstantPrefill, type InstantValues } from './state.ts';
import { ServiceStep } from './steps/ServiceStep.tsx';

const loadLater = () => import('./later.tsx');

const firstStep = (form: StepForm<InstantValues>): FirstStep => ({
  heading: copy.service.heading,
  intro: copy.service.intro,
  scene: <HomecareScene {...partsOf(form.values.service)} />,
  submitText: copy.service.submit,
  children: <ServiceStep form={form} />,
});

interface FunnelProps {
  readonly values: InstantPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The instant quote in four steps: funnels specification, sections 2.1 and 4.2. Here the first; later.tsx has the rest. */
export function Funnel({ values: attributes }: FunnelProps) {
  const host = useHost();
  const [handedOver] = useState(() => prefillOf(readPrefill(host)));
  const { partner, campaign } = attributes;
  return (
    <FunnelShell
      texts={copy.wizard}
      initial={initialValues({ ...attributes, ...handedOver })}
      attribution={{ partner, campaign }}
      loadLater={loadLater}
      first={firstStep}
    />
  );
}
