import { CompanyFoot } from '../../../wizard/CompanyFoot.tsx';
import { initialValues, type QuickPrefill } from '../state.ts';
import { QuickStep } from './QuickStep.tsx';

/** The form as it stands until somebody touches it. */
export const StillForm = ({ values }: { readonly values: QuickPrefill }) => (
  <QuickStep initial={initialValues(values)} errors={[]} foot={<CompanyFoot />} />
);
