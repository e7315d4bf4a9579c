import type { ComponentType } from 'react';
import { commonAttributes, type AttributeKind, type AttributeKinds } from './attributes.ts';

/** What makes a tag: the same object defines the element and prerenders it. */
export interface ElementDefinition<Values> {
  readonly tag: `${string}-${string}`;
  /** Besides the attributes that every tag has. */
  readonly attributes: AttributeKinds<Values>;
  /** Then its steps are not counted either, and it works on any page, registered or not. */
  readonly sendsNothing?: true;
  /** `values` are the attributes in force; they may change while the component is mounted. */
  readonly Component: ComponentType<{ values: Partial<Values> }>;
}

/** All attributes of a tag, by property name. */
export const attributeKinds = <Values>(
  definition: ElementDefinition<Values>,
): Readonly<Record<string, AttributeKind<unknown>>> => ({ ...commonAttributes, ...definition.attributes });

// Common attributes change nothing in a first step but its shell, and a postcode nothing but the value of its field.
const UNSEEN = [...Object.keys(commonAttributes), 'postcode'];

/** The values of a tag that its first step shows, as JSON: what stands in `data-prerendered`. */
export const prerenderedFrom = (values: object): string =>
  JSON.stringify(values, (name, value: unknown) => (UNSEEN.includes(name) ? undefined : value));
