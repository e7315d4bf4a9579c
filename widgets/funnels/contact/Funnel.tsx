import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type ContactPrefill, type ContactValues } from './state.ts';
import { MessageStep } from './steps/MessageStep.tsx';

const loadLater = () => import('./later.tsx');

const first = (form: StepForm<ContactValues>): FirstStep => ({
  heading: copy.message.heading,
  intro: copy.message.intro,
  submitText: copy.message.submit,
  busyText: copy.message.busy,
  blockedText: form.values.privacyConsent ? undefined : copy.message.blocked,
  children: <MessageStep form={form} />,
});

interface FunnelProps {
  readonly values: ContactPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The contact form: site specification, sections 2 (Contact Us), 4 and 5. One page, and its confirmation. */
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
