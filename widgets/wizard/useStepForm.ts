import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import type { StepForm } from './stepForm.ts';
import type { WizardForm } from './useWizardForm.ts';

// The form is flat: the name of a value is its path.
const pathOf = <Values extends FieldValues>(name: string) => name as Path<Values>;

/** The form library as the steps see it. */
export function useStepForm<Values extends FieldValues>({ form, messageOf }: WizardForm<Values>): StepForm<Values> {
  useWatch({ control: form.control });
  return {
    values: form.getValues(),
    field(name, { isNumber = false, onChange } = {}) {
      const path: Path<Values> = pathOf(name);
      const tell = () => onChange?.(form.getValues(path));
      return isNumber
        ? form.register(path, { valueAsNumber: true, onChange: tell })
        : form.register(path, { onChange: tell });
    },
    set(name, value) {
      const path: Path<Values> = pathOf(name);
      form.setValue(path, value, { shouldDirty: true });
      form.clearErrors(path);
    },
    messageOf: (name) => messageOf(pathOf(name)),
  };
}
