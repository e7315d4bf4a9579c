import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { readControls } from '../runtime/autofill.ts';
import { reveal } from '../ui/reveal.ts';
import { controlOf, inFieldOrder, type FieldError } from './fieldErrors.ts';

/** react-hook-form wired to a wizard: errors of a step in field order, cleared on edit, the first one focused. */
export interface WizardForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly errors: readonly FieldError[];
  /** Handlers for the `<form>` itself. */
  readonly formProps: {
    onSubmit(event: SyntheticEvent): void;
    onInput(event: SyntheticEvent): void;
  };
  messageOf(name: Path<Values>): string | undefined;
  /** Shows errors that only a submission can find, and focuses the first. */
  showErrors(errors: readonly FieldError[]): void;
}

interface Options<Values extends FieldValues> {
  readonly initial: Values;
  readonly resolver: Resolver<Values>;
  readonly onValid: (values: Values) => void | Promise<void>;
}

/** Of an error that a schema does not produce. */
const SERVER = 'server';

// The names of the form's controls are the names of its values.
const pathOf = <Values extends FieldValues>(name: string) => name as Path<Values>;

const flatten = (errors: FieldErrors): FieldError[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );

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

interface Mending<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly resolver: Resolver<Values>;
  readonly found: readonly FieldError[];
}

/** Errors that nothing stands against: their rule holds by now, or their field has left the form. */
async function mended<Values extends FieldValues>({ form, formRef, resolver, found }: Mending<Values>) {
  const { errors } = await resolver(form.getValues(), undefined, { fields: {}, shouldUseNativeValidation: false });
  const names = new Set(flatten(errors).map(({ name }) => name));
  return found.filter(({ name }) => {
    // The schema knows nothing of what the server found, or what was doubted.
    const isOfSchema = form.getFieldState(pathOf<Values>(name)).error?.type !== SERVER;
    const isGone = formRef.current !== null && !controlOf(formRef.current, name);
    return isGone || (isOfSchema && !names.has(name));
  });
}

/** A rule may look at several fields: an answer to any of them can mend it. Nothing new is found while someone types. */
function useMending<Values extends FieldValues>(mending: Mending<Values>): void {
  const { form, found } = mending;
  const values = JSON.stringify(form.getValues());
  useEffect(() => {
    if (found.length === 0) return undefined;
    let isOver = false;
    void mended(mending).then((errors) => {
      for (const { name } of isOver ? [] : errors) form.clearErrors(pathOf<Values>(name));
    });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when answers or errors are others, not at each render
  }, [values, JSON.stringify(found)]);
}

export function useWizardForm<Values extends FieldValues>(options: Options<Values>): WizardForm<Values> {
  const formRef = useRef<HTMLFormElement | null>(null);
  // The type says that defaults may be deeply partial; a complete set is one of those.
  const form = useForm<Values>({
    defaultValues: options.initial as DefaultValues<Values>,
    resolver: options.resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const found = flatten(form.formState.errors);
  const errors = inFieldOrder(found, formRef.current);
  const wantFocus = useFocusOnFirst(formRef, errors);
  useMending({ form, formRef, resolver: options.resolver, found });
  const submit = form.handleSubmit(options.onValid, wantFocus);

  return {
    form,
    formRef,
    errors,
    formProps: {
      onSubmit(event) {
        event.preventDefault();
        // Autofill and password managers may fill without an input event: what stands in the controls counts.
        if (formRef.current) readControls(formRef.current);
        void submit();
      },
      onInput({ target }) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name) form.clearErrors(pathOf<Values>(name));
      },
    },
    messageOf: (name) => found.find((error) => error.name === name)?.message,
    showErrors(more) {
      for (const { name, message } of more) form.setError(pathOf<Values>(name), { type: SERVER, message });
      wantFocus();
    },
  };
}
