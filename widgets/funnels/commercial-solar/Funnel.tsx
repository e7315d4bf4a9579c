import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { WarehouseScene } from '../../ui/illustrations/WarehouseScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type CommercialSolarPrefill, type CommercialSolarValues } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENE = <WarehouseScene />;

const loadLater = () => import('./later.tsx');

const first = (form: StepForm<CommercialSolarValues>): FirstStep => ({
  heading: copy.system.heading,
  intro: copy.system.intro,
  scene: SCENE,
  submitText: copy.system.submit,
  children: <SystemStep form={form} />,
});

interface FunnelProps {
  readonly values: CommercialSolarPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The commercial solar calculator: funnels specification, sections 2.7 and 4.7. Here step 1; later.tsx has the rest. */
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
