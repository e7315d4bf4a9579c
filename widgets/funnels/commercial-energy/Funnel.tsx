import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { HighStreetScene } from '../../ui/illustrations/HighStreetScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import { PageButton } from '../../wizard/PageLink.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type CommercialEnergyPrefill, type CommercialEnergyValues } from './state.ts';
import { Benefits } from './steps/Benefits.tsx';
import { BusinessStep } from './steps/BusinessStep.tsx';

const loadLater = () => import('./later.tsx');

const first = (form: StepForm<CommercialEnergyValues>): FirstStep => ({
  heading: copy.business.heading,
  intro: copy.business.intro,
  scene: <HighStreetScene />,
  submitText: copy.business.submit,
  aside: (
    <PageButton path={copy.business.home.path} variant="quiet">
      {copy.business.home.text}
    </PageButton>
  ),
  beside: <Benefits />,
  children: <BusinessStep form={form} />,
});

interface FunnelProps {
  readonly values: CommercialEnergyPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The business energy comparison in four steps: funnels specification, sections 2.6 and 4.6. Here the first. */
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
