import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A schema of the contract, as far as a resolver needs it. */
export interface StepSchema {
  readonly _zod: { readonly output: FieldValues; readonly input: FieldValues };
  readonly shape: object;
}

/** The number of the step that asks for a field; undefined where none does. */
export function stepOf(schemas: readonly StepSchema[], field: string): number | undefined {
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
