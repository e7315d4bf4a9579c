import { act, render } from '@testing-library/preact';
import { HostContext, prerenderHost, type Host } from '../../../widgets/runtime/host.ts';

/** What a page heard from a tag. */
type Told = readonly [string, unknown];

/** A host whose page is ours unless told otherwise, and which notes what is told to that page. */
export function testHost(changes: Partial<Host> = {}): Host & { readonly told: readonly Told[] } {
  const told: Told[] = [];
  return {
    ...prerenderHost,
    element: document.createElement('div'),
    apiBase: 'https://quotes.example',
    siteBase: 'https://quotes.example',
    ...changes,
    told,
    emit(name, detail) {
      told.push([name, detail]);
      return true;
    },
  };
}

/** A hook as a component of a tag would call it; `result.current` is what it returned last. */
export function renderInTag<Result, Props>(host: Host, hook: (props: Props) => Result, initialProps: Props) {
  const results: { readonly value: Result }[] = [];
  const Probe = ({ props }: { readonly props: Props }) => {
    results.push({ value: hook(props) });
    return null;
  };
  const inTag = (props: Props) => (
    <HostContext.Provider value={host}>
      <Probe props={props} />
    </HostContext.Provider>
  );
  const { rerender, unmount } = render(inTag(initialProps));
  const result = {
    get current(): Result {
      const last = results.at(-1);
      if (!last) throw new Error('expected the hook to have been called');
      return last.value;
    },
  };
  return { result, rerender: (props: Props) => rerender(inTag(props)), unmount };
}

/** Does something and lets the components follow it. */
export const now = (work: () => unknown): void => {
  void act(() => {
    work();
  });
};

/** The same for what takes time. @returns what it resolved to */
export async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  const promise = work();
  await act(async () => {
    await promise;
  });
  return promise;
}
