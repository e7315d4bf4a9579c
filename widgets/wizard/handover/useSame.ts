import { useRef } from 'react';

/** Whether two objects without depth say the same: forms are flat, and so are their attributes. */
export function saysTheSame(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, Reflect.get(other, name)))
  );
}

/** The object of the render before, while the new one says the same: effects and `memo` then go by identity. */
export function useSame<T extends object>(value: T): T {
  const kept = useRef(value);
  if (!saysTheSame(kept.current, value)) kept.current = value;
  return kept.current;
}
