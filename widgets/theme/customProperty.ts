import { vars } from './vars.css.ts';

/** The custom property that a reference is to: "--qa" for "var(--qa)". */
export const customProperty = (reference: string): string => reference.slice('var('.length, -1);

/** Reference to the custom property of a role, such as "accentText". @throws when there is no such role */
export function referenceTo(role: string): string {
  const reference: unknown = Reflect.get(vars, role);
  if (typeof reference !== 'string') throw new Error(`expected a role of the theme, found ${role}`);
  return reference;
}
