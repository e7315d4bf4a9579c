import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { replayOf } from '../../runtime/earlyChanges.ts';
import { elapsedMs, onFirstTouch } from '../../runtime/firstTouch.ts';
import { useHost, type Host } from '../../runtime/host.ts';
import type { FailureCode } from '../../runtime/postQuote.ts';
import { mayHoldAnswers } from '../../runtime/storage.ts';
import { whenQuiet } from '../../runtime/whenQuiet.ts';
import type { FunnelSpec } from '../funnelSpec.ts';
import type { ResumeOffer } from '../ResumeOffer.tsx';
import { type StepForm, useSame, valueOfControl } from '../stepForm.ts';
import type { EngineProps, FunnelAtWork } from './FunnelEngine.tsx';

/** What a funnel loads after its first step: its rules, and whatever else later steps need. */
interface Later<Values extends FieldValues, Quote> {
  readonly spec: FunnelSpec<Values, Quote>;
}

interface Options<Values extends FieldValues, Quote, Rest extends Later<Values, Quote>> {
  readonly initial: Values;
  readonly attribution: AttributionValues;
  // The first part lets the compiler find `Quote`, the second keeps what else was loaded.
  readonly loadLater: () => Promise<Later<Values, Quote> & Rest>;
}

type Loaded<Values extends FieldValues, Quote, Rest> = Rest & {
  readonly Engine: (props: EngineProps<Values, Quote>) => ReactNode;
  readonly FailureAdvice: (props: { readonly code: FailureCode | undefined }) => ReactNode;
  readonly ResumeOffer: typeof ResumeOffer;
};

/**
 * When the rest is fetched: once the page rests. A tag that nobody has touched waits for that on pages of others, also where
 * its first step has needed its code (a plan, a postcode); unless the page may hold answers, of a tag that it has built anew
 * or in its session: they are looked for by what comes.
 */
function whenWanted(host: Host, load: () => void): () => void {
  const { element } = host;
  const mayWait = element && !mayHoldAnswers(host) && elapsedMs(host) === undefined;
  return mayWait ? onFirstTouch(element, load) : whenQuiet(element, load);
}

/** Fetches what comes after the first step, before it is needed. */
function useLater<Values extends FieldValues, Quote, Rest>(loadLater: () => Promise<Later<Values, Quote> & Rest>) {
  const host = useHost();
  const isLoading = useRef(false);
  const [loaded, setLoaded] = useState<Loaded<Values, Quote, Rest> | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    Promise.all([
      import('./FunnelEngine.tsx'),
      import('../FailureAdvice.tsx'),
      import('../ResumeOffer.tsx'),
      loadLater(),
      replayOf(host.element),
    ]).then(
      ([{ FunnelEngine }, { FailureAdvice }, { ResumeOffer: Offer }, later]) =>
        setLoaded({ ...later, Engine: FunnelEngine, FailureAdvice, ResumeOffer: Offer }),
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }, [host, loadLater]);
  useEffect(() => whenWanted(host, load), [host, load]);
  return { loaded, hasFailed, load };
}

/** As `useWizard` counts, which comes with the funnel. */
const FIRST_STEP = 1;

/**
 * A Continue that was pressed before the funnel was there is carried out when it is. It is given up when the funnel cannot come,
 * and when answers that the page held have led past the first step: it would send a step that nobody has seen.
 * @param step that the funnel shows; undefined until it is there
 */
function useEarlyContinue(form: RefObject<HTMLFormElement | null>, step: number | undefined, hasFailed: boolean) {
  const [isWanted, setWanted] = useState(false);
  const present = useRef(step);
  present.current = step;
  const isThere = step !== undefined;
  useEffect(() => {
    if (!isWanted || !(isThere || hasFailed)) return undefined;
    // Held answers are looked for in effects of this very moment.
    const timer = setTimeout(() => {
      setWanted(false);
      // Not `requestSubmit`: a sandboxed frame without forms does nothing about that, and asks nobody (Chromium 156, November
      // 2026). The Continue of a visitor who was quicker than the network would be lost without a word.
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      if (present.current === FIRST_STEP) form.current?.dispatchEvent(event);
    });
    return () => clearTimeout(timer);
  }, [form, isWanted, isThere, hasFailed]);
  return { isWanted, want: () => setWanted(true) };
}

/** What a value was in the first render that freezes it: an answer that comes with the library is in no earlier one. */
function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const frozen = useRef<Value | undefined>(undefined);
  if (isFrozen) frozen.current ??= value;
  return frozen.current ?? value;
}

/**
 * Hands a form that a visitor may be in the middle of from a few lines to the form library, without a visible moment.
 *
 *     first step alone      library arrives        take-over              published
 *     ────────────────────▶ ─────────────────────▶ ─────────────────────▶ ────────────────────────────────────────▶
 *     useFirstForm          page at rest, or the   FunnelEngine mounts    its state is `funnel`: the same controls
 *     holds the answers     first touch: useLater  with the answers and   on the page are bound to the library, later
 *     and follows the       fetches engine, spec   the attributes that    steps can be shown, each render of the
 *     attributes            and later steps        they have followed     engine is published anew
 *
 *     Continue: remembered ───────────────────────────────────────────▶   carried out; given up when loading fails
 *
 * - Nothing of this starts before somebody is there: until then the markup of a build stands in the tag (lazyElement.ts).
 * - Nothing is drawn anew: the step keeps its `<form>`, its controls, what is typed in them, and the focus. The engine
 *   shows nothing itself; it is rendered above the step, and both know the form by one ref.
 * - From the arrival on, the answers of the first form are frozen together with the attributes that they have followed:
 *   an attribute that changes in between is then followed by the library, which would else take it for an old one.
 * - Each key renders the engine, then this hook with what it published. Attributes keep their identity while they say
 *   the same (`useSame`), so the engine, which is memoised, is not rendered once more by its own news.
 */
export function useHandover<Values extends FieldValues, Quote, Rest extends Later<Values, Quote>>({
  loadLater,
  ...given
}: Options<Values, Quote, Rest>) {
  const initial = useSame(given.initial);
  const attribution = useSame(given.attribution);
  const formRef = useRef<HTMLFormElement | null>(null);
  const firstForm = useFirstForm(initial);
  const { loaded, hasFailed, load } = useLater<Values, Quote, Rest>(loadLater);
  const [funnel, publish] = useState<FunnelAtWork<Values, Quote> | undefined>(undefined);
  const early = useEarlyContinue(formRef, funnel?.wizard.position.step, hasFailed);
  const { values: first, followed } = useFrozen(firstForm, loaded !== undefined);

  const onSubmit = (event: SyntheticEvent): void => {
    if (funnel) return funnel.handlers.onSubmit(event);
    event.preventDefault();
    load();
    early.want();
  };

  const form: StepForm<Values> = funnel?.form ?? firstForm;
  const start = { first, followed, initial, attribution, formRef };
  return {
    form,
    /** Undefined until the rest is there. */
    funnel,
    later: funnel ? loaded : undefined,
    hasFailed,
    isBusy: early.isWanted || (funnel?.lead.isBusy ?? false),
    /** Why the last submission failed. */
    advice: loaded && <loaded.FailureAdvice code={funnel?.lead.failure} />,
    /** What was kept of an earlier visit. */
    offer: loaded && funnel?.draft.offered && (
      <loaded.ResumeOffer funnel={funnel} spec={loaded.spec} initial={initial} />
    ),
    engine: loaded && <loaded.Engine spec={loaded.spec} {...start} publish={publish} />,
    formProps: { formRef, onSubmit, onInput: (event: SyntheticEvent) => funnel?.handlers.onInput(event) },
  };
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Answers, and the values from attributes that they have followed: they change together or not at all. */
interface Answers<Values> {
  readonly values: Values;
  readonly followed: Values;
}

function follow<Values extends object>(present: Answers<Values>, initial: Values): Answers<Values> {
  const { values, followed } = present;
  if (followed === initial) return present;
  const untouched = namesOf(initial).filter((name) => values[name] === followed[name]);
  const news = Object.fromEntries(untouched.map((name) => [name, initial[name]]));
  return { values: { ...values, ...news }, followed: initial };
}

/**
 * The form of the first step until the form library arrives: it holds answers and nothing else, so that a visitor can
 * start before the rest is loaded. Fields that nobody touched follow the attributes of the tag.
 */
export function useFirstForm<Values extends object>(initial: Values): StepForm<Values> & Answers<Values> {
  const [answers, setAnswers] = useState<Answers<Values>>({ values: initial, followed: initial });

  useEffect(() => {
    setAnswers((present) => follow(present, initial));
  }, [initial]);

  const set = (name: keyof Values & string, value: unknown): void =>
    setAnswers(({ values, followed }) => ({ values: { ...values, [name]: value }, followed }));

  return {
    ...answers,
    set,
    field: (name, { isNumber = false, onChange } = {}) => ({
      name,
      onChange({ target }) {
        const value = valueOfControl(target, isNumber);
        set(name, value);
        onChange?.(value);
      },
      onBlur: () => undefined,
      ref: () => undefined,
    }),
    messageOf: () => undefined,
  };
}
