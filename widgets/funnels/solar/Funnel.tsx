import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { BusinessScene } from '../../ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../ui/illustrations/HomeScene.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Toaster } from '../../ui/Toaster/Toaster.tsx';
import { ResumeOffer } from '../../wizard/ResumeOffer.tsx';
import { useFunnelShell } from '../../wizard/useFunnelShell.tsx';
import { WizardFrame } from '../../wizard/WizardFrame.tsx';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type SolarPrefill } from './state.ts';
import { SystemStep } from './steps/SystemStep.tsx';

const SCENES = { home: <HomeScene />, business: <BusinessScene /> } as const;

const loadLater = () => import('./later.tsx');

interface FunnelProps {
  readonly values: SolarPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The solar quote in four steps: funnels specification, sections 2.4 and 4.4. Here the first; later.tsx has the rest. */
export function Funnel({ values: attributes }: FunnelProps) {
  const host = useHost();
  const [handedOver] = useState(() => prefillOf(readPrefill(host)));
  const { partner, campaign } = attributes;
  const initial = initialValues({ ...attributes, ...handedOver });
  const shell = useFunnelShell({ initial, attribution: { partner, campaign }, loadLater });
  const { funnel, later, form } = shell;
  const isFirst = !funnel || funnel.wizard.position.step === 1;
  return (
    <>
      {shell.engine}
      <Toaster
        toast={funnel?.toaster.toast}
        closeLabel={copy.wizard.close}
        onClose={() => funnel?.toaster.close()}
        onPause={() => funnel?.toaster.pause()}
        onResume={() => funnel?.toaster.resume()}
      />
      {later && funnel && !isFirst ? (
        <later.LaterSteps funnel={funnel} formProps={shell.formProps} />
      ) : (
        <WizardFrame
          texts={copy.wizard}
          step={1}
          {...copy.system[form.values.customerType]}
          headingRef={funnel?.wizard.headingRef}
          scene={SCENES[form.values.customerType]}
          errors={funnel?.wizardForm.errors ?? []}
          offer={
            funnel?.draft.offered && (
              <ResumeOffer texts={copy.wizard.resume} onAccept={funnel.draft.accept} onDiscard={funnel.draft.discard} />
            )
          }
          form={{
            ...shell.formProps,
            submitText: copy.system.submit,
            busyText: copy.system.busy,
            isBusy: shell.isBusy,
            trapLabel: copy.honeypot,
            advice: shell.hasFailed && <Notice tone="danger">{copy.wizard.loadFailed}</Notice>,
          }}
        >
          <SystemStep form={form} />
        </WizardFrame>
      )}
    </>
  );
}
