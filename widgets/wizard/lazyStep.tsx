import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';

/** What a visitor reads when the code of a step does not arrive. */
export interface LazyTexts {
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
}

export interface LazyStep<Props> {
  readonly Step: ComponentType<Props>;
  /** Starts loading; a failure is told when the step is shown. */
  preload(): void;
}

/** A step whose code arrives after the first one is usable. A lost connection is told and tried again, never a blank. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>, texts: LazyTexts): LazyStep<Props> {
  let arrived: ComponentType<Props> | undefined;
  const fetchStep = async (): Promise<ComponentType<Props>> => {
    arrived ??= await load();
    return arrived;
  };

  function Step(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => arrived);
    const [isFailed, setFailed] = useState(false);
    const start = () => {
      setFailed(false);
      fetchStep().then(
        (component) => setLoaded(() => component),
        () => setFailed(true),
      );
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loads once; Try again does it anew
    useEffect(() => (Loaded ? undefined : start()), []);
    if (Loaded) return <Loaded {...props} />;
    if (!isFailed) return <p role="status">{texts.loading}</p>;
    return (
      <Notice tone="danger">
        {texts.loadFailed}
        <Button variant="secondary" onClick={start}>
          {texts.tryAgain}
        </Button>
      </Notice>
    );
  }

  return { Step, preload: () => void fetchStep().catch(() => undefined) };
}
