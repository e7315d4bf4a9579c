import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useToast } from '../ui/Toaster/useToast.ts';
import { controlOf, type FieldError } from './fieldErrors.ts';
import { stepOf, stepResolver, type StepSchema } from './stepResolver.ts';
import { useAttributesInForce } from './useAttributesInForce.ts';
import { useDraft, useKeptDraft } from './useDraft.ts';
import { useLead, type LeadSpec } from './useLead.ts';
import { useLock } from './useLock.ts';
import { useStepForm } from './useStepForm.ts';
import { useWizard, type Wizard } from './useWizard.ts';
import { useWizardForm, type WizardForm } from './useWizardForm.ts';

/** A funnel as rules and words; how it looks is its own business. */
export interface FunnelSpec<Values extends FieldValues, Quote> extends LeadSpec<Values, Quote> {
  /** Names of all steps, the last being the result. */
  readonly steps: readonly string[];
  /** Key of the local record that the specification names; undefined for a form that keeps nothing. */
  readonly storageKey: string | undefined;
  /** Schemas of the steps with questions, in order. */
  readonly schemas: readonly StepSchema[];
  /** Asked about once, then taken: what is unusual but may be right. */
  doubtsAbout(values: Values, step: number): readonly FieldError[];
  restore(stored: unknown, initial: Values): Values;
  valuesOfRecord(record: unknown): unknown;
}

/** True the first time that these answers raise a doubt: who presses the button once more means it. */
function useFirstDoubt() {
  const doubted = useRef('');
  return (doubts: readonly FieldError[], values: object): boolean => {
    const print = JSON.stringify(values);
    const isFirst = doubts.length > 0 && doubted.current !== print;
    doubted.current = print;
    return isFirst;
  };
}

interface Ways<Values extends FieldValues> {
  readonly wizard: Wizard;
  readonly wizardForm: WizardForm<Values>;
}

/** The server's rules may be newer than this form's: what it refuses may stand on an earlier step. */
function showWhereAsked<Values extends FieldValues>(
  errors: readonly FieldError[],
  schemas: readonly StepSchema[],
  { wizard, wizardForm }: Ways<Values>,
): void {
  const [field = ''] = errors.map(({ name }) => name);
  const { current: form } = wizardForm.formRef;
  const step = form && controlOf(form, field) ? undefined : stepOf(schemas, field);
  if (step !== undefined) wizard.changeAt(step, field);
  wizardForm.showErrors(errors);
}

interface Start<Values> {
  /** Answers so far. */
  readonly first: Values;
  /** Values from defaults and attributes; when an attribute changes, fields that nobody touched follow. */
  readonly initial: Values;
  /** Those that the answers so far have followed. */
  readonly followed: Values;
  readonly attribution: AttributionValues;
}

/** Everything between a funnel's rules and its steps: position, form, draft, submission and notices. */
export function useFunnel<Values extends FieldValues, Quote>(
  spec: FunnelSpec<Values, Quote>,
  { first, initial, followed, attribution }: Start<Values>,
) {
  const wizard = useWizard(spec.steps);
  const toaster = useToast();
  const { step } = wizard.position;
  const inputStep = spec.steps.length - 1;
  const [restores, setRestores] = useState(0);
  const lead = useLead(spec, {
    attribution,
    showToast: toaster.show,
    onInvalid: (errors) => showWhereAsked(errors, spec.schemas, { wizard, wizardForm }),
    keyOf: (print) => draft.keyOf(print),
  });
  const draft = useDraft({
    funnel: spec.funnel,
    storageKey: spec.storageKey,
    valuesOfRecord: spec.valuesOfRecord,
    restore(found) {
      wizardForm.form.reset(spec.restore(found.values, initial));
      setRestores((count) => count + 1);
      wizard.resumeAt(found.step);
    },
  });

  const isFirstDoubt = useFirstDoubt();
  async function onValid(values: Values): Promise<void> {
    const doubts = spec.doubtsAbout(values, step);
    if (isFirstDoubt(doubts, values)) return wizardForm.showErrors(doubts);
    if (step < inputStep) return wizard.next();
    const sent = await lead.submit(values, wizardForm.formRef.current);
    if (!sent) return;
    draft.complete(sent.record, sent.kept);
    wizard.finish();
  }

  const schema = spec.schemas[step - 1] ?? spec.schemas[spec.schemas.length - 1];
  const wizardForm = useWizardForm<Values>({ initial: first, resolver: stepResolver(schema), onValid });
  const { form } = wizardForm;
  const stepForm = useStepForm(wizardForm);

  useAttributesInForce(form, initial, followed);
  useLock(wizardForm.formRef, lead.isBusy);
  useKeptDraft(draft, { values: stepForm.values, initial, step, isSent: lead.sent !== undefined });

  return { wizard, wizardForm, form: stepForm, draft, lead, toaster, restores };
}

/** A funnel at work, as its frame and its steps see it. */
export type FunnelAtWork<Values extends FieldValues, Quote> = ReturnType<typeof useFunnel<Values, Quote>>;

/** Empties the form and shows it again, for another message. */
export function restart<Values extends FieldValues, Quote>(funnel: FunnelAtWork<Values, Quote>, initial: Values): void {
  funnel.wizardForm.form.reset(initial);
  funnel.lead.forget();
  funnel.wizard.restart();
}
