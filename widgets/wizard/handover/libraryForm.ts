import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { readControls } from '../../runtime/autofill.ts';
import { reveal } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { controlOf, inFieldOrder, type FieldError } from '../fieldErrors.ts';
import type { StepForm } from '../stepForm.ts';
import { flatten, SERVER, useRevalidation } from './validation.ts';

/** Where the form begins. */
export interface FormStart<Values> {
  /** Answers so far. */
  readonly first: Values;
  /** Values from defaults and attributes; when an attribute changes, fields that nobody touched follow. */
  readonly initial: Values;
  /** Those that the answers so far have followed. */
  readonly followed: Values;
}

interface Options<Values extends FieldValues> extends FormStart<Values> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly resolver: Resolver<Values>;
  readonly onValid: (values: Values) => void | Promise<void>;
}

// The form is flat, and the names of its controls are the names of its values: a name is a path.
const pathOf = <Values extends FieldValues>(name: string) => name as Path<Values>;

/** @returns to be called when a submission met errors: the first field with one takes the focus */
function useFocusOnFirst(formRef: RefObject<HTMLFormElement | null>, errors: readonly FieldError[]): () => void {
  const isWanted = useRef(false);
  // After the messages are on the page: a screen reader then reads them with the field. The library tells that a
  // submission is invalid before it shows the errors, so the first render after that may still have none.
  useEffect(() => {
    const [first] = errors;
    if (!isWanted.current || !first || !formRef.current) return;
    isWanted.current = false;
    const control = controlOf(formRef.current, first.name);
    if (control) reveal(control);
    control?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}

const valueAt = <Values extends FieldValues>(values: Values, name: Path<Values>) =>
  values[name] as PathValue<Values, Path<Values>>;

/** Attributes are live: fields that nobody touched follow them, from the values that the answers so far have followed. */
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
  }, [form, initial]);
}

/** The library's form as the steps see it. */
function useStepForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  found: readonly FieldError[],
): StepForm<Values> {
  useWatch({ control: form.control });
  return {
    values: form.getValues(),
    field(name, { isNumber = false, onChange } = {}) {
      const path: Path<Values> = pathOf(name);
      const options = { onChange: () => onChange?.(form.getValues(path)) };
      return isNumber ? form.register(path, { ...options, valueAsNumber: true }) : form.register(path, options);
    },
    set(name, value) {
      const path: Path<Values> = pathOf(name);
      form.setValue(path, value, { shouldDirty: true });
      form.clearErrors(path);
    },
    messageOf: (name) => found.find((error) => error.name === name)?.message,
  };
}

/** react-hook-form wired to a wizard: errors of a step in field order, cleared on edit, the first one focused. */
export function useLibraryForm<Values extends FieldValues>(options: Options<Values>) {
  const { formRef, resolver, first, initial, followed } = options;
  // The type says that defaults may be deeply partial; a complete set is one of those.
  const form = useForm<Values>({
    defaultValues: first as DefaultValues<Values>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const found = flatten(form.formState.errors);
  const errors = inFieldOrder(found, formRef.current);
  const wantFocus = useFocusOnFirst(formRef, errors);
  useRevalidation({ form, formRef, resolver, found });
  const stepForm = useStepForm(form, found);
  useAttributesInForce(form, initial, followed);
  const submit = form.handleSubmit(options.onValid, wantFocus);

  return {
    form: stepForm,
    errors,
    /** Handlers for the `<form>` itself. */
    handlers: {
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        // Autofill and password managers may fill without an input event: what stands in the controls counts.
        if (formRef.current) readControls(formRef.current);
        void submit();
      },
      onInput({ target }: SyntheticEvent) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name) form.clearErrors(pathOf<Values>(name));
      },
    },
    reset: (values: Values) => form.reset(values),
    /** Shows errors that only a submission can find, and focuses the first. */
    showErrors(more: readonly FieldError[]) {
      for (const { name, message } of more) form.setError(pathOf<Values>(name), { type: SERVER, message });
      wantFocus();
    },
  };
}
