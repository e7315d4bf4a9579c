import { defineWith } from './elementClass.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { mountElement } from './mountElement.tsx';

/** Defines a tag, unless another copy of the widgets has done so on this page already. */
export const defineElement = <Values>(definition: ElementDefinition<Values>): void =>
  defineWith(definition, (shell, first) => mountElement(definition, shell, first));
