import { useEffect, useState } from 'react';
import { valueOfControl, type StepForm } from '../stepForm.ts';

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Answers, and the values from attributes that they have followed: they change together or not at all. */
interface Answers<Values> {
  readonly values: Values;
  readonly followed: Values;
}

function follow<Values extends object>(present: Answers<Values>, initial: Values): Answers<Values> {
  const { values, followed } = present;
  if (followed === initial) return present;
  const untouched = namesOf(initial).filter((name) => values[name] === followed[name]);
  const news = Object.fromEntries(untouched.map((name) => [name, initial[name]]));
  return { values: { ...values, ...news }, followed: initial };
}

/**
 * The form of the first step until the form library arrives: it holds answers and nothing else, so that a visitor can
 * start before the rest is loaded. Fields that nobody touched follow the attributes of the tag.
 */
export function useFirstForm<Values extends object>(initial: Values): StepForm<Values> & Answers<Values> {
  const [answers, setAnswers] = useState<Answers<Values>>({ values: initial, followed: initial });

  useEffect(() => {
    setAnswers((present) => follow(present, initial));
  }, [initial]);

  const set = (name: keyof Values & string, value: unknown): void =>
    setAnswers(({ values, followed }) => ({ values: { ...values, [name]: value }, followed }));

  return {
    ...answers,
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
