import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const valueAt = <Values extends FieldValues>(values: Values, name: Path<Values>) =>
  values[name] as PathValue<Values, Path<Values>>;

/**
 * Attributes are live: fields that nobody touched follow them.
 * @param initial values from defaults and attributes
 * @param followed those that the form's first answers have followed already
 */
export function useAttributesInForce<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  followed: Values,
): void {
  const known = useRef(followed);
  useEffect(() => {
    // Object.keys gives names of the very object that it is asked about.
    for (const name of Object.keys(initial) as Path<Values>[]) {
      const before = valueAt(known.current, name);
      const now = valueAt(initial, name);
      if (now !== before && form.getValues(name) === before) form.setValue(name, now);
    }
    known.current = initial;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares values, not the object that holds them
  }, [JSON.stringify(initial)]);
}
