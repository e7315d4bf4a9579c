import { controlId, describedBy, type FieldBinding, type FieldTexts } from '../fieldBinding.ts';

/** What binds a control to its label, hint and error; spread it on the input. */
export const controlProps = (field: FieldBinding, texts: Pick<FieldTexts, 'hint' | 'error' | 'required'>) =>
  ({
    ...field,
    id: controlId(field.name),
    'aria-describedby': describedBy(field.name, texts),
    'aria-invalid': texts.error ? true : undefined,
    required: texts.required,
  }) as const;
