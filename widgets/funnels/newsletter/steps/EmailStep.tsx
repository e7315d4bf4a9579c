import { EmailField } from '../../../wizard/EmailField.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { signUp as copy } from '../copy.ts';
import type { NewsletterValues } from '../state.ts';

/** One address and what we promise with it. */
export const EmailStep = ({ form }: StepProps<NewsletterValues>) => (
  <>
    <EmailField form={form} name="email" texts={textProps(form, 'email', copy.email)} />
    <p>{copy.promise}</p>
  </>
);
