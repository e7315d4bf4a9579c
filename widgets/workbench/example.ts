import type { ReactNode } from 'react';
import type { FieldBinding } from '../ui/fieldBinding.ts';

/** One state of a component, for the workbench and its accessibility check. */
export interface Example {
  readonly name: string;
  readonly render: () => ReactNode;
}

const ignore = (): void => undefined;

/** Stands for react-hook-form's `register(name)`. */
export const exampleField = (name: string): FieldBinding => ({ name, onChange: ignore, onBlur: ignore, ref: ignore });
