import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributeKinds, ElementDefinition } from '../runtime/attributes.ts';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useHost } from '../runtime/host.ts';
import { parsePrefill, readPrefill } from '../runtime/prefill.ts';
import { FunnelShell, type FirstStep, type LaterModule } from './handover/FunnelShell.tsx';
import type { StepForm } from './stepForm.ts';
import type { WizardTexts } from './WizardFrame.tsx';

/** A funnel, as far as its first step needs it. */
interface FunnelDeclaration<Given, Handed, Values extends FieldValues, Quote> {
  readonly tag: ElementDefinition<Given>['tag'];
  /** Besides those of every tag. What another page of ours hands over is read by the same rules. */
  readonly attributes: AttributeKinds<Given>;
  /** What only pages and tags of ours hand over, by the same rules. */
  readonly handed?: AttributeKinds<Handed>;
  readonly texts: WizardTexts;
  /** The answers before the visitor has given any. */
  readonly initialValues: (given: NoInfer<Partial<Given & Handed>>) => Values;
  readonly first: (form: StepForm<Values>) => FirstStep;
  /** Everything behind the first step, loaded as one while the visitor is busy with that step. */
  readonly loadLater: () => Promise<LaterModule<Values, Quote>>;
}

/** A tag that is a funnel: its first step at once, everything else while the visitor is busy with that. */
export function defineFunnel<Given extends object, Values extends FieldValues, Quote, Handed extends object = object>({
  tag,
  attributes,
  handed,
  initialValues,
  ...funnel
}: FunnelDeclaration<Given, Handed, Values, Quote>): ElementDefinition<Given> {
  function Funnel({ values }: { readonly values: Partial<Given> & Pick<AttributionValues, 'partner' | 'campaign'> }) {
    const host = useHost();
    const [handedOver] = useState(() => parsePrefill({ ...attributes, ...handed }, readPrefill(host)));
    const { partner, campaign } = values;
    // Each value was made by the kind of its name.
    const given = { ...values, ...handedOver } as Partial<Given & Handed>;
    return <FunnelShell {...funnel} initial={initialValues(given)} attribution={{ partner, campaign }} />;
  }
  return { tag, attributes, handed, Component: Funnel };
}
