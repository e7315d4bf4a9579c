import type { options as preactOptions, VNode } from 'preact';

/** Hooks of preact that concern JSX: there once preact itself is, for preact/compat. */
type Options = Pick<typeof preactOptions, 'vnode'>;

interface Props {
  readonly [name: string]: unknown;
  readonly children?: unknown;
}

/** An element of JSX, in the form that preact's own JSX runtime gives it: preact may render it later. */
export interface LeanElement {
  readonly type: string | ((props: Props) => unknown);
  readonly props: Props;
}

let options: Options = {};
// Preact's own count in whole numbers: none of ours is ever taken for one of those.
let lastId = -0.5;
// Registered by preact: what is not of this kind is no element for it.
const ELEMENT = Symbol.for('pv');

/** Tells this runtime that preact is there. */
export const shareOptions = (theirs: Options): void => {
  options = theirs;
};

/** Like `jsx` of preact/jsx-runtime, which would bring preact along. */
export function jsx(type: LeanElement['type'], { ref, ...rest }: Props, key?: unknown): LeanElement {
  lastId -= 1;
  const props = typeof type === 'function' && ref !== undefined ? { ...rest, ref } : rest;
  const ownRef = typeof type === 'function' ? undefined : ref;
  // The names are those of preact's build.
  const state = { __k: null, __: null, __b: 0, __e: null, __c: null, __v: lastId, __i: -1, __u: 0 };
  const element = { type, props, key, ref: ownRef, constructor: ELEMENT, ...state };
  // It is one in all but its type: see the names below `state`.
  options.vnode?.(element as unknown as VNode);
  return element;
}
/** Like `jsx`: what has several children is not told apart. */
export const jsxs = jsx;
/** Children without an element around them. */
export const Fragment = ({ children }: Props): unknown => children;
