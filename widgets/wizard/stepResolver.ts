import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A schema of the contract, as far as a resolver needs it. */
export interface StepSchema {
  readonly _zod: { readonly output: FieldValues; readonly input: FieldValues };
}

/**
 * Validates one step by its schema. Schema and validation library load on the first Continue (or before, when the
 * visitor touches the form), not with the first step.
 */
export function stepResolver<Values extends FieldValues>(load: () => Promise<StepSchema>): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    const result = await zodResolver(schema)(values, context, { ...options, fields: {} });
    // What the visitor typed stays as typed; the server stores the normalised form.
    if (Object.keys(result.errors).length === 0) return { values, errors: {} };
    // The step's schema knows a part of the fields, so the library's type is narrower than this form's.
    return { values: {}, errors: result.errors as FieldErrors<Values> };
  };
}
