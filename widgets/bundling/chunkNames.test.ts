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
  'Checkbox.tsx': ['contact-form.ts', 'LaterStep.tsx'],
  'Disclosure.tsx': ['quick-quote.ts', 'LaterStep.tsx'],
  'Chart.tsx': ['solar-quote.ts', 'homecare-quote.ts', 'LaterStep.tsx'],
};
// Loaded while the first step of the one tag is read.
const DYNAMIC_IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'LaterStep.tsx': ['ev-quote.ts'],
  'ev-quote.ts': ['loader.ts'],
};
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: ENTRIES.includes(id.replace(/\.ts$/, '')),
    importers: IMPORTERS[id] ?? [],
    dynamicImporters: DYNAMIC_IMPORTERS[id] ?? [],
  }),
};
const nameOf = nameByTags('quick-quote');

test.each([
  ['of the smallest form and another', 'Button.tsx', 'base'],
  ['below one of those', 'styles.ts', 'base'],
  ['of the smallest form alone', 'Toggle.tsx', 'base'],
  ['of three tags', 'preact.js', 'core'],
  ['of two tags', 'Stepper.tsx', 'ev-quote_solar-quote'],
  ['of one tag', 'Car.tsx', 'ev-quote'],
  ['of one tag, and of a later step of another', 'Checkbox.tsx', 'contact-form_parts'],
  ['of the smallest form, and of a later step of another', 'Disclosure.tsx', 'base'],
  ['of two tags, and of a later step of another', 'Chart.tsx', 'homecare-quote_solar-quote'],
  ['in a circle', 'again.ts', 'ev-quote'],
  ['that is an entry', 'solar-quote.ts', 'solar-quote'],
])('a module %s', (_of, id, name) => {
  expect(nameOf(id, graph)).toBe(name);
});
