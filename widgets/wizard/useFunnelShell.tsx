import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import type { EngineProps } from './FunnelEngine.tsx';
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
};

/**
 * Shows the first step at once and lets the rest come after it. Until then the step only collects answers; a Continue
 * that was pressed too early is carried out when the rest is there.
 */
export function useFunnelShell<Values extends FieldValues, Quote, Rest extends Later<Values, Quote>>({
  initial,
  attribution,
  loadLater,
}: Options<Values, Quote, Rest>) {
  const firstForm = useFirstForm(initial);
  const [loaded, setLoaded] = useState<Loaded<Values, Quote, Rest> | undefined>(undefined);
  const [funnel, setFunnel] = useState<FunnelAtWork<Values, Quote> | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const formElement = useRef<HTMLFormElement | null>(null);

  const load = useCallback(() => {
    setFailed(false);
    Promise.all([import('./FunnelEngine.tsx'), loadLater()]).then(
      ([{ FunnelEngine }, later]) => setLoaded({ ...later, Engine: FunnelEngine }),
      () => {
        setFailed(true);
        setWanted(false);
      },
    );
  }, [loadLater]);
  useEffect(load, [load]);

  useEffect(() => {
    if (!funnel || !isWanted) return;
    setWanted(false);
    formElement.current?.requestSubmit();
  }, [funnel, isWanted]);

  useLayoutEffect(() => {
    if (funnel) funnel.wizardForm.formRef.current = formElement.current;
  });

  const publish = useCallback((next: FunnelAtWork<Values, Quote>) => setFunnel(next), []);
  const first = useRef(firstForm.values);
  if (!loaded) first.current = firstForm.values;
  const form: StepForm<Values> = funnel?.form ?? firstForm;

  return {
    form,
    /** Undefined until the rest is there. */
    funnel,
    later: funnel ? loaded : undefined,
    hasFailed,
    isBusy: isWanted || (funnel?.lead.isBusy ?? false),
    engine: loaded && (
      <loaded.Engine spec={loaded.spec} first={first.current} initial={initial} attribution={attribution} publish={publish} />
    ),
    formProps: {
      formRef: formElement,
      onSubmit(event: SyntheticEvent) {
        if (funnel) return funnel.wizardForm.formProps.onSubmit(event);
        event.preventDefault();
        setWanted(true);
        if (hasFailed) load();
      },
      onInput: (event: SyntheticEvent) => funnel?.wizardForm.formProps.onInput(event),
    },
  };
}
