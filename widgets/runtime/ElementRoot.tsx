import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { HostContext, type Host } from './host.ts';

/** Values of a tag's attributes, outside of the component tree. */
export interface ValueStore<Values> {
  get(): Partial<Values>;
  set(values: Partial<Values>): void;
  /** @returns function that ends it */
  subscribe(listener: () => void): () => void;
}

/** Holds the attributes in force and tells its listeners when they change. */
export function createValueStore<Values>(first: Partial<Values>): ValueStore<Values> {
  let present = first;
  const listeners = new Set<() => void>();
  return {
    get: () => present,
    set(values) {
      present = values;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface BoundaryProps {
  readonly children: ReactNode;
  onError(error: unknown): void;
}

class ErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface RootProps<Values> {
  readonly host: Host;
  readonly store: ValueStore<Values>;
  readonly Content: ComponentType<{ values: Partial<Values> }>;
  onReady(): void;
  onError(error: unknown): void;
}

/**
 * The one root of a tag. It is rendered once and updated by state: rendering a root again restarts preact's
 * counter of ids, after which a label may name another field.
 */
export function ElementRoot<Values>({ host, store, Content, onReady, onError }: RootProps<Values>) {
  const [values, setValues] = useState(store.get);

  useEffect(() => {
    // What changed between the first rendering and this moment.
    setValues(store.get);
    return store.subscribe(() => setValues(store.get));
  }, [store]);

  // Effects of children come first: forms have registered their fields by now.
  useEffect(onReady, [onReady]);

  return (
    <ErrorBoundary onError={onError}>
      <HostContext.Provider value={host}>
        <Content values={values} />
      </HostContext.Provider>
    </ErrorBoundary>
  );
}
