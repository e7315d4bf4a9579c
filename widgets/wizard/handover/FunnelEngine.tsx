import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost, type Host } from '../../runtime/host.ts';
import { useToast } from '../../ui/Toaster/useToast.ts';
import type { FieldError } from '../fieldErrors.ts';
import type { FunnelSpec } from '../funnelSpec.ts';
import { useLock } from '../lockFields.ts';
import { saysTheSame } from '../stepForm.ts';
import type { Draft } from '../stored.ts';
import { useDraft, useKeptDraft } from '../useDraft.ts';
import { useLead } from '../useLead.ts';
import { useWizard, type Wizard } from '../useWizard.ts';
import { useLibraryForm, type FormStart } from './libraryForm.ts';
import { stepElsewhere, stepResolver } from './validation.ts';

/** True the first time that these answers need a confirmation: who presses the button once more gives it. */
function useUnconfirmed() {
  const asked = useRef<object>({});
  return (questions: readonly FieldError[], values: object): boolean => {
    const isFirst = questions.length > 0 && !saysTheSame(asked.current, values);
    asked.current = values;
    return isFirst;
  };
}

// Few pages ask for it.
async function leadOnFrom(host: Host, answer: QuoteAnswer): Promise<void> {
  if (!host.element?.hasAttribute('done-url')) return;
  // The result is shown meanwhile: Back returns to it.
  const { leadOn } = await import('../../runtime/partnerCheck.ts');
  await leadOn(host, answer);
}

interface Start<Values> extends FormStart<Values> {
  readonly attribution: AttributionValues;
  /** The form on the page, that of the first step too. */
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** What kept answers change in a funnel. */
interface Changed<Values extends FieldValues> {
  readonly library: ReturnType<typeof useLibraryForm<Values>>;
  readonly wizard: Wizard;
}

/** How answers that were kept come back. @param changed asked when they do */
function useRestoring<Values extends FieldValues, Quote>(
  spec: Pick<FunnelSpec<Values, Quote>, 'restore'>,
  { first, followed, initial }: FormStart<Values>,
  changed: () => Changed<Values>,
) {
  const [restores, setRestores] = useState(0);
  const restore = ({ values, step }: Draft): void => {
    const { library, wizard } = changed();
    library.reset(spec.restore(values, initial));
    setRestores((count) => count + 1);
    wizard.resumeAt(step);
  };
  const bringBack = (found: Draft): void => {
    if (saysTheSame(first, followed)) return restore(found);
    // A visitor who has begun by now stays in the first step, with what was typed.
    const { form } = changed().library;
    const kept = spec.restore(found.values, initial);
    for (const name of Object.keys(kept) as (keyof Values & string)[])
      if (Object.is(first[name], followed[name])) form.set(name, kept[name]);
  };
  return { restores, restore, bringBack };
}

/** Everything between a funnel's rules and its steps: position, form, draft, submission and notices. */
function useFunnel<Values extends FieldValues, Quote>(
  spec: FunnelSpec<Values, Quote>,
  { attribution, formRef, ...start }: Start<Values>,
) {
  const host = useHost();
  const { initial } = start;
  const wizard = useWizard(spec.steps);
  const toaster = useToast();
  const { step } = wizard.position;
  const lead = useLead(spec, {
    attribution,
    showToast: toaster.show,
    onInvalid(errors) {
      const [{ name } = { name: '' }] = errors;
      const elsewhere = stepElsewhere(spec.schemas, name, formRef.current);
      if (elsewhere !== undefined) wizard.changeAt(elsewhere, name);
      library.showErrors(errors);
    },
    keeper: () => draft,
  });
  const { restores, ...restoring } = useRestoring(spec, start, () => ({ library, wizard }));
  const draft = useDraft({ ...spec, ...restoring });

  const isUnconfirmed = useUnconfirmed();
  async function onValid(values: Values): Promise<void> {
    const questions = spec.confirmationsFor(values, step);
    if (isUnconfirmed(questions, values)) return library.showErrors(questions);
    if (step < spec.steps.length - 1) return wizard.next();
    const sent = await lead.submit(values, formRef.current);
    if (!sent) return;
    draft.complete(sent.record, sent.kept);
    wizard.finish();
    leadOnFrom(host, sent.answer).catch(() => undefined);
  }

  const schema = spec.schemas[step - 1] ?? spec.schemas.at(-1);
  const library = useLibraryForm<Values>({ ...start, formRef, resolver: stepResolver(schema), onValid });

  useLock(formRef, lead.isBusy);
  useKeptDraft(draft, { values: library.form.values, initial, step, isSent: lead.sent !== undefined });

  return { ...library, wizard, draft, lead, toaster, restores };
}

/** A funnel at work, as its frame and its steps see it. */
export type FunnelAtWork<Values extends FieldValues, Quote> = ReturnType<typeof useFunnel<Values, Quote>>;

/** Empties the form and shows it again, for another message. */
export function restart<Values extends FieldValues, Quote>(funnel: FunnelAtWork<Values, Quote>, initial: Values): void {
  funnel.reset(initial);
  funnel.lead.forget();
  funnel.wizard.restart();
}

export interface EngineProps<Values extends FieldValues, Quote> extends Start<Values> {
  readonly spec: FunnelSpec<Values, Quote>;
  readonly publish: (funnel: FunnelAtWork<Values, Quote>) => void;
}

function Engine<Values extends FieldValues, Quote>({ spec, publish, ...start }: EngineProps<Values, Quote>): null {
  const funnel = useFunnel(spec, start);
  // Before the browser paints: the step that shows this state must not lag behind it.
  useLayoutEffect(() => publish(funnel));
  return null;
}

/**
 * The part of a funnel that arrives after its first step is on the page: see `useHandover`. Memoised, because publishing
 * renders its parent, which without that would render it again and so on without end. (`memo` forgets type parameters.)
 */
export const FunnelEngine = memo(Engine) as typeof Engine;
