import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { BusinessScene } from '../../ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../ui/illustrations/HomeScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type SolarPrefill, type SolarValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENES = { home: <HomeScene />, business: <BusinessScene /> } as const;

const loadLater = () => import('./later.tsx');

const first = (form: StepForm<SolarValues>): FirstStep => ({
  ...copy.system[form.values.customerType],
  scene: SCENES[form.values.customerType],
  submitText: copy.system.submit,
  children: <SystemStep form={form} />,
});

interface FunnelProps {
  readonly values: SolarPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The solar quote in four steps: funnels specification, sections 2.4 and 4.4. Here the first; later.tsx has the rest. */
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
      first={first}
    />
  );
}
