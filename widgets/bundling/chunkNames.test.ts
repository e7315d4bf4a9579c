import { expect, test } from 'vitest';
import { nameByTags } from './chunkNames.ts';

const ENTRIES = ['quick-quote', 'ev-quote', 'solar-quote', 'homecare-quote', 'contact-form'];
// By module what imports it.
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'styles.ts': ['Button.tsx', 'preact.js'],
  'Button.tsx': ['quick-quote.ts', 'ev-quote.ts'],
  'preact.js': ['Stepper.tsx', 'homecare-quote.ts'],
  'Stepper.tsx': ['ev-quote.ts', 'solar-quote.ts'],
  'Toggle.tsx': ['quick-quote.ts'],
  'Car.tsx': ['ev-quote.ts'],
  'again.ts': ['Car.tsx', 'again.ts'],
};
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: ENTRIES.includes(id.replace(/\.ts$/, '')),
    importers: IMPORTERS[id] ?? [],
  }),
};
const nameOf = nameByTags('quick-quote');

test.each([
  ['of the smallest form and another', 'Button.tsx', 'base'],
  ['below one of those', 'styles.ts', 'base'],
  ['of the smallest form alone', 'Toggle.tsx', 'quick-quote'],
  ['of three tags', 'preact.js', 'core'],
  ['of two tags', 'Stepper.tsx', 'ev-quote_solar-quote'],
  ['of one tag', 'Car.tsx', 'ev-quote'],
  ['in a circle', 'again.ts', 'ev-quote'],
  ['that is an entry', 'solar-quote.ts', 'solar-quote'],
])('a module %s', (_of, id, name) => {
  expect(nameOf(id, graph)).toBe(name);
});
