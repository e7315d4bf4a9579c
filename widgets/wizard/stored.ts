/** Names and values of an object that was read from storage; nothing for what is none. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Stored answers over the initial ones: what is missing, of another type or unknown keeps its initial value. */
export function restoreKnown<Values extends object>(stored: unknown, initial: Values): Values {
  const known = entriesOf(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof Reflect.get(initial, name),
  );
  return { ...initial, ...Object.fromEntries(known) };
}
