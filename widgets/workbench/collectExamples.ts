import type { Example } from './example.ts';

interface ExampleGroup {
  readonly component: string;
  readonly examples: readonly Example[];
}

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>('../ui/**/*.examples.tsx', { eager: true });

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace('.examples.tsx', '');

/** Every example of every component, in the order of the names. */
export const collectExamples = (): ExampleGroup[] =>
  Object.entries(modules)
    .map(([path, { examples }]) => ({ component: nameOf(path), examples }))
    .toSorted((a, b) => a.component.localeCompare(b.component));
