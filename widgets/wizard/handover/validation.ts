import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type RefObject } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { controlOf, type FieldError } from '../fieldErrors.ts';
import type { StepSchema } from '../funnelSpec.ts';
import { useSame } from '../stepForm.ts';

/** Of an error that a schema does not produce. */
export const SERVER = 'server';

/**
 * The server's rules may be newer than this form's: what it refuses may stand on an earlier step.
 * @returns the number of the step that asks for a field; undefined for one that is on the page or that no step asks for
 */
export function stepElsewhere(
  schemas: readonly StepSchema[],
  field: string,
  form: HTMLFormElement | null,
): number | undefined {
  if (form && controlOf(form, field)) return undefined;
  const index = schemas.findIndex(({ shape }) => Object.hasOwn(shape, field));
  return index < 0 ? undefined : index + 1;
}

/** Validates one step by its schema. What the visitor typed stays as typed; the server stores the normalised form. */
export function stepResolver<Values extends FieldValues>(schema: StepSchema | undefined): Resolver<Values> {
  return async (values, context, options) => {
    if (!schema) return { values, errors: {} };
    const { errors } = await zodResolver(schema)(values, context, { ...options, fields: {} });
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    // The step's schema knows a part of the fields, so the library's type is narrower than this form's.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** The library's errors as a list. */
export const flatten = (errors: FieldErrors): FieldError[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );

interface Revalidation<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly resolver: Resolver<Values>;
  readonly found: readonly FieldError[];
}

/** Errors that nothing stands against: their rule holds by now, or their field has left the form. */
async function mended<Values extends FieldValues>({ form, formRef, resolver, found }: Revalidation<Values>) {
  const { errors } = await resolver(form.getValues(), undefined, { fields: {}, shouldUseNativeValidation: false });
  const names = new Set(flatten(errors).map(({ name }) => name));
  return found.filter(({ name }) => {
    // The schema knows nothing of what the server found, or what the visitor is asked to confirm.
    const isOfSchema = form.getFieldState(name as Path<Values>).error?.type !== SERVER;
    const isGone = formRef.current !== null && !controlOf(formRef.current, name);
    return isGone || (isOfSchema && !names.has(name));
  });
}

/** A rule may look at several fields: an answer to any of them can mend it. Nothing new is found while someone types. */
export function useRevalidation<Values extends FieldValues>(revalidation: Revalidation<Values>): void {
  const { form, found } = revalidation;
  // Both are made anew at each render.
  const values = useSame(form.getValues());
  const messages = useSame(Object.fromEntries(found.map(({ name, message }) => [name, message])));
  useEffect(() => {
    if (found.length === 0) return undefined;
    let isOver = false;
    void mended(revalidation).then((errors) => {
      for (const { name } of isOver ? [] : errors) form.clearErrors(name as Path<Values>);
    });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when answers or errors are others, not at each render
  }, [values, messages]);
}
