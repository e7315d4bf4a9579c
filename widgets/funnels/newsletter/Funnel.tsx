import type { AttributionValues } from '../../runtime/attribution.ts';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, type NewsletterValues } from './state.ts';
import { EmailStep } from './steps/EmailStep.tsx';

const loadLater = () => import('./later.tsx');

const first = (form: StepForm<NewsletterValues>): FirstStep => ({
  heading: copy.signUp.heading,
  intro: copy.signUp.intro,
  submitText: copy.signUp.submit,
  busyText: copy.signUp.busy,
  children: <EmailStep form={form} />,
});

interface FunnelProps {
  readonly values: Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The newsletter box: site specification, section 2 (Blog, Sidebar). It asks, and the mail asks once more. */
export const Funnel = ({ values: { partner, campaign } }: FunnelProps) => (
  <FunnelShell
    texts={copy.wizard}
    initial={initialValues()}
    attribution={{ partner, campaign }}
    loadLater={loadLater}
    first={first}
  />
);
