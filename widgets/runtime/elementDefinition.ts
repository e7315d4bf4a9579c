import type { ComponentType } from 'react';
import { commonAttributes, type AttributeKind, type AttributeKinds } from './attributes.ts';
import type { Shell } from './shell.ts';

/** What makes a tag: the same object defines the element and prerenders it. */
export interface ElementDefinition<Values> {
  readonly tag: `${string}-${string}`;
  /** Besides the attributes that every tag has. */
  readonly attributes: AttributeKinds<Values>;
  /** `values` are the attributes in force; they may change while the component is mounted. */
  readonly Component: ComponentType<{ values: Partial<Values> }>;
  /**
   * Of a tag that is static until it is touched (`defineStatic`): what takes the place of `Component` then. It renders
   * the same at first; `Component` has no state and no hooks.
   */
  readonly loadLive?: () => Promise<ComponentType<{ values: Partial<Values> }>>;
}

/** A tag at work. */
export interface Mounted<Values> {
  update(values: Partial<Values>): void;
  unmount(): void;
}

/** Renders a tag into its shell. */
export type Mount<Values> = (shell: Shell, first: Partial<Values>) => Mounted<Values>;

/** All attributes of a tag, by property name. */
export const attributeKinds = <Values>(
  definition: ElementDefinition<Values>,
): Readonly<Record<string, AttributeKind<unknown>>> => ({ ...commonAttributes, ...definition.attributes });
