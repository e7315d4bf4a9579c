import { useEffect, useRef } from 'react';
import { useWatch, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useToast } from '../ui/Toaster/useToast.ts';
import type { FieldError } from './fieldErrors.ts';
import type { StepForm } from './stepForm.ts';
import { stepResolver, type StepSchema } from './stepResolver.ts';
import { useDraft } from './useDraft.ts';
import { useLead, type LeadSpec } from './useLead.ts';
import { useWizard } from './useWizard.ts';
import { useWizardForm, type WizardForm } from './useWizardForm.ts';

/** A funnel as rules and words; how it looks is its own business. */
export interface FunnelSpec<Values extends FieldValues, Quote> extends LeadSpec<Values, Quote> {
  /** Names of all steps, the last being the result. */
  readonly steps: readonly string[];
  /** Key of the local record that the specification names. */
  readonly storageKey: string;
  /** Schemas of the steps with questions, in order. */
  readonly schemas: readonly StepSchema[];
  /** Asked about once, then taken: what is unusual but may be right. */
  doubtsAbout(values: Values, step: number): readonly FieldError[];
  restore(stored: unknown, initial: Values): Values;
  valuesOfRecord(record: unknown): unknown;
}

// The form is flat: the name of a value is its path.
const pathOf = <Values extends FieldValues>(name: string) => name as Path<Values>;

const valueAt = <Values extends FieldValues>(values: Values, name: Path<Values>) =>
  values[name] as PathValue<Values, Path<Values>>;

function useStepForm<Values extends FieldValues>({ form, messageOf }: WizardForm<Values>): StepForm<Values> {
  useWatch({ control: form.control });
  return {
    values: form.getValues(),
    field(name, { isNumber = false, onChange } = {}) {
      const path: Path<Values> = pathOf(name);
      const tell = () => onChange?.(form.getValues(path));
      return isNumber ? form.register(path, { valueAsNumber: true, onChange: tell }) : form.register(path, { onChange: tell });
    },
    set(name, value) {
      const path: Path<Values> = pathOf(name);
      form.setValue(path, value, { shouldDirty: true });
      form.clearErrors(path);
    },
    messageOf: (name) => messageOf(pathOf(name)),
  };
}

/**
 * Everything between a funnel's rules and its steps: position, form, draft, submission and notices.
 * @param first answers so far
 * @param initial values from defaults and attributes; when an attribute changes, fields that nobody touched follow
 */
export function useFunnel<Values extends FieldValues, Quote>(
  spec: FunnelSpec<Values, Quote>,
  { first, initial, attribution }: { first: Values; initial: Values; attribution: AttributionValues },
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
    const doubts = spec.doubtsAbout(values, step);
    const print = JSON.stringify(doubts) + JSON.stringify(values);
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

  const schema = spec.schemas[step - 1] ?? spec.schemas[spec.schemas.length - 1];
  const wizardForm = useWizardForm<Values>({ initial: first, resolver: stepResolver(schema), onValid });
  const { form } = wizardForm;
  const stepForm = useStepForm(wizardForm);

  const isDone = lead.sent !== undefined;
  useEffect(() => {
    if (isDone || !form.formState.isDirty) return;
    draft.keep(stepForm.values, step);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- keeps what is new: answers or step
  }, [JSON.stringify(stepForm.values), step, isDone]);

  const known = useRef(initial);
  useEffect(() => {
    // Object.keys gives names of the very object that it is asked about.
    for (const name of Object.keys(initial) as Path<Values>[]) {
      const before = valueAt(known.current, name);
      if (valueAt(initial, name) !== before && form.getValues(name) === before) form.setValue(name, valueAt(initial, name));
    }
    known.current = initial;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares values, not the object that holds them
  }, [JSON.stringify(initial)]);

  return { wizard, wizardForm, form: stepForm, draft, lead, toaster };
}

/** A funnel at work, as its frame and its steps see it. */
export type FunnelAtWork<Values extends FieldValues, Quote> = ReturnType<typeof useFunnel<Values, Quote>>;

