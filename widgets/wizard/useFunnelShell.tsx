import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useHost } from '../runtime/host.ts';
import type { FailureCode } from '../runtime/postQuote.ts';
import { whenQuiet } from '../runtime/whenQuiet.ts';
import type { EngineProps } from './FunnelEngine.tsx';
import type { ResumeOffer } from './ResumeOffer.tsx';
import type { StepForm } from './stepForm.ts';
import { useFirstForm } from './useFirstForm.ts';
import type { FunnelAtWork, FunnelSpec } from './useFunnel.ts';

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

/** Fetches what comes after the first step, as soon as the page rests or the visitor touches the step. */
function useLater<Values extends FieldValues, Quote, Rest>(loadLater: () => Promise<Later<Values, Quote> & Rest>) {
  const { element } = useHost();
  const isLoading = useRef(false);
  const [loaded, setLoaded] = useState<Loaded<Values, Quote, Rest> | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    Promise.all([
      import('./FunnelEngine.tsx'),
      import('./FailureAdvice.tsx'),
      import('./ResumeOffer.tsx'),
      loadLater(),
    ]).then(
      ([{ FunnelEngine }, { FailureAdvice }, { ResumeOffer: Offer }, later]) =>
        setLoaded({ ...later, Engine: FunnelEngine, FailureAdvice, ResumeOffer: Offer }),
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }, [loadLater]);
  useEffect(() => whenQuiet(element, load), [element, load]);
  return { loaded, hasFailed, load };
}

/** A Continue that was pressed before the funnel was there is carried out when it is, and given up when it cannot come. */
function useEarlyContinue(form: RefObject<HTMLFormElement | null>, isThere: boolean, hasFailed: boolean) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !(isThere || hasFailed)) return;
    setWanted(false);
    if (isThere) form.current?.requestSubmit();
  }, [form, isWanted, isThere, hasFailed]);
  return { isWanted, want: () => setWanted(true) };
}

/** Shows the first step at once and lets the rest come after it. Until then the step only collects answers. */
export function useFunnelShell<Values extends FieldValues, Quote, Rest extends Later<Values, Quote>>({
  initial,
  attribution,
  loadLater,
}: Options<Values, Quote, Rest>) {
  const formRef = useRef<HTMLFormElement | null>(null);
  const firstForm = useFirstForm(initial);
  const { loaded, hasFailed, load } = useLater<Values, Quote, Rest>(loadLater);
  const [funnel, setFunnel] = useState<FunnelAtWork<Values, Quote> | undefined>(undefined);
  const early = useEarlyContinue(formRef, funnel !== undefined, hasFailed);
  const publish = useCallback((next: FunnelAtWork<Values, Quote>) => setFunnel(next), []);
  // Both at the same moment: an attribute that changes while the rest arrives is then followed afterwards.
  const first = useRef(firstForm);
  if (!loaded) first.current = firstForm;

  useLayoutEffect(() => {
    if (funnel) funnel.wizardForm.formRef.current = formRef.current;
  });

  const onSubmit = (event: SyntheticEvent): void => {
    if (funnel) return funnel.wizardForm.formProps.onSubmit(event);
    event.preventDefault();
    load();
    early.want();
  };

  const form: StepForm<Values> = funnel?.form ?? firstForm;
  const { values, followed } = first.current;
  const answers = { first: values, followed, initial, attribution };
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
    engine: loaded && <loaded.Engine spec={loaded.spec} {...answers} publish={publish} />,
    formProps: {
      formRef,
      onSubmit,
      onInput: (event: SyntheticEvent) => funnel?.wizardForm.formProps.onInput(event),
    },
  };
}
