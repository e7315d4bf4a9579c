import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useToast } from '../ui/Toaster/useToast.ts';
import type { FieldError } from './fieldErrors.ts';
import { stepResolver, type StepSchema } from './stepResolver.ts';
import { useDraft } from './useDraft.ts';
import { useLead, type LeadSpec } from './useLead.ts';
import { useWizard } from './useWizard.ts';
import { useWizardForm } from './useWizardForm.ts';

/** A funnel as rules and words; how it looks is its own business. */
export interface FunnelSpec<Values extends FieldValues, Quote> extends LeadSpec<Values, Quote> {
  /** Names of all steps, the last being the result. */
  readonly steps: readonly string[];
  /** Key of the local record that the specification names. */
  readonly storageKey: string;
  /** The schema of a step, loaded when it is first needed. */
  schemaOf(step: number): Promise<StepSchema>;
  /** Asked about once, then taken: what is unusual but may be right. */
  doubtsAbout(values: Values, step: number): Promise<readonly FieldError[]>;
  restore(stored: unknown, initial: Values): Values;
  valuesOfRecord(record: unknown): unknown;
  readonly unavailable: { readonly title: string; readonly text: string };
}

const entries = <Values extends FieldValues>(values: Values) =>
  Object.keys(values).map((name) => [name as Path<Values>, values[name] as PathValue<Values, Path<Values>>] as const);

/**
 * Everything between a funnel's rules and its steps: position, form, draft, submission and notices.
 * @param initial values from defaults and attributes; when an attribute changes, fields that nobody touched follow
 */
export function useFunnel<Values extends FieldValues, Quote>(
  spec: FunnelSpec<Values, Quote>,
  initial: Values,
  attribution: AttributionValues,
) {
  const wizard = useWizard(spec.steps);
  const toaster = useToast();
  const { step } = wizard.position;
  const inputStep = spec.steps.length - 1;
  const doubted = useRef('');
  const lead = useLead(spec, {
    attribution,
    showToast: toaster.show,
    onInvalid: (errors) => wizardForm.showErrors(errors),
  });
  const draft = useDraft({
    funnel: spec.funnel,
    storageKey: spec.storageKey,
    valuesOfRecord: spec.valuesOfRecord,
    restore(found) {
      wizardForm.form.reset(spec.restore(found.values, initial) as DefaultValues<Values>);
      wizard.resumeAt(found.step);
    },
  });

  async function onValid(values: Values): Promise<void> {
    const doubts = await spec.doubtsAbout(values, step);
    const print = JSON.stringify([doubts, values]);
    if (doubts.length > 0 && doubted.current !== print) {
      doubted.current = print;
      return wizardForm.showErrors(doubts);
    }
    if (step < inputStep) return wizard.next();
    const sent = await lead.submit(values, wizardForm.formRef.current);
    if (!sent) return;
    draft.complete({ ...sent.quoteData, timestamp: new Date().toISOString() });
    wizard.next();
  }

  const wizardForm = useWizardForm<Values>({
    initial,
    resolver: stepResolver(() => spec.schemaOf(step)),
    onValid,
    onUnavailable: () => toaster.show(spec.unavailable, 'danger'),
  });
  const { form } = wizardForm;

  useEffect(() => {
    const subscription = form.watch(() => {
      if (step <= inputStep && !lead.sent) draft.keep(form.getValues(), step);
    });
    return () => subscription.unsubscribe();
  });

  const known = useRef(initial);
  useEffect(() => {
    for (const [name, value] of entries(initial)) {
      const before = known.current[name];
      if (value !== before && form.getValues(name) === before) form.setValue(name, value);
    }
    known.current = initial;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares values, not the object that holds them
  }, [JSON.stringify(initial)]);

  return { wizard, wizardForm, form, draft, lead, toaster };
}
