import type { ElementDefinition } from '../../runtime/elementDefinition.ts';
import { CompanyFoot } from '../../wizard/CompanyFoot.tsx';
import { attributes, initialValues, type QuickGiven, type QuickValues } from './state.ts';
import { QuickStep } from './steps/QuickStep.tsx';

/** The form as it stands until somebody touches it: no state, no hooks. */
const StaticForm = ({ values }: { readonly values: QuickGiven }) => (
  <QuickStep initial={initialValues(values)} errors={[]} foot={<CompanyFoot />} />
);

/**
 * Home or business, service and postcode: three answers, and on to the form that asks the rest. It is stored in the
 * background as a quick quote without a person, which delays nothing and is mailed to nobody.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `api`, `theme`, `label`, `autofocus`):
 *
 * @attribute customer-type home or business; the visitor can switch. Default home.
 * @attribute service one of the eleven services, as the list names them: "EV charger". Default Solar panels.
 * @attribute postcode fills the field.
 *
 * @fires quote-ready {version} the form can be used
 * @fires quote-navigate {to, state} cancelable: the visitor goes on to the page `to` ("/ev-quote"). On our own pages
 *   `state` holds the answers for that page; other pages are not told them. Where nobody prevents it, the tag opens
 *   the page itself and hands the answers over in the fragment of its address, which no server is sent.
 *
 * @part field each question; also foot, label, input, choice, button, error-summary
 * @since 0.1.0
 */
export const quickQuote = {
  tag: 'quick-quote',
  attributes,
  Component: StaticForm,
  loadLive: async () => (await import('./later.tsx')).QuickForm,
} satisfies ElementDefinition<QuickValues>;
