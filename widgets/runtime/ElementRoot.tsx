import { options, type VNode } from 'preact';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whole } from '#contract/common/wholeFigures.ts';
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

const wholeChild = (child: unknown): unknown => (typeof child === 'string' ? whole(child) : child);

/**
 * Keeps a number with its unit in every text that a widget shows, wherever the words come from: style sheets cannot, and
 * in each of some hundred sentences it would be forgotten. An option without a value is its own value: left alone.
 * @returns ends it
 */
export function keepFiguresWhole(): () => void {
  const { vnode: before } = options;
  options.vnode = (vnode: VNode) => {
    before?.(vnode);
    if (typeof vnode.type !== 'string' || vnode.type === 'option') return;
    // Preact types the props of an unknown element as empty.
    const props = vnode.props as { children?: unknown };
    const { children } = props;
    if (typeof children === 'string') props.children = whole(children);
    else if (Array.isArray(children)) props.children = children.map(wholeChild);
  };
  return () => {
    options.vnode = before;
  };
}
