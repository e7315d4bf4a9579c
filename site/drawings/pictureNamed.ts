import type { FunctionComponent } from 'react';

/** Drawings that a content file may name. */
export type Pictures = Readonly<Record<string, FunctionComponent>>;

/** @throws for a name that no drawing has: a page is not built with a hole in it */
export function pictureNamed(pictures: Pictures, name: string): FunctionComponent {
  const found = pictures[name];
  if (!found) throw new Error(`There is no picture "${name}". There are: ${Object.keys(pictures).join(', ')}`);
  return found;
}
