import { useEffect, useRef, useState } from 'react';
import { valueOfControl, type StepForm } from './stepForm.ts';

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/**
 * The form of the first step until the form library arrives: it holds answers and nothing else, so that a visitor can
 * start before the rest is loaded. Fields that nobody touched follow the attributes of the tag.
 */
export function useFirstForm<Values extends object>(initial: Values): StepForm<Values> {
  const [values, setValues] = useState(initial);
  const known = useRef(initial);

  useEffect(() => {
    const before = known.current;
    known.current = initial;
    const changed = namesOf(initial).filter((name) => initial[name] !== before[name]);
    if (changed.length === 0) return;
    setValues((present) => {
      const untouched = changed.filter((name) => present[name] === before[name]);
      return { ...present, ...Object.fromEntries(untouched.map((name) => [name, initial[name]])) };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares values, not the object that holds them
  }, [JSON.stringify(initial)]);

  const set = (name: keyof Values & string, value: unknown): void =>
    setValues((present) => ({ ...present, [name]: value }));

  return {
    values,
    set,
    field: (name, { isNumber = false, onChange } = {}) => ({
      name,
      onChange({ target }) {
        const value = valueOfControl(target, isNumber);
        set(name, value);
        onChange?.(value);
      },
      onBlur: () => undefined,
      ref: () => undefined,
    }),
    messageOf: () => undefined,
  };
}
