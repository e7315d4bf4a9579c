import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// "Four short steps" is a promise: it must be the number that the funnel counts.

const copies = import.meta.glob<{ readonly wizard?: { readonly steps: readonly string[] } }>(
  '../widgets/funnels/*/copy.ts',
  { eager: true },
);
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const PROMISE = /\b(two|three|four|five|six) short steps\b/gi;
const promisesOf = (text: string): string[] => [...text.matchAll(PROMISE)].map(([, word = '']) => word.toLowerCase());

const funnels = Object.entries(copies).map(([path, { wizard }]) => ({
  funnel: path.split('/').at(-2) ?? path,
  path: path.slice(3),
  steps: wizard?.steps.length ?? 0,
}));
const stepsOf = (name: string): string => WORDS[funnels.find(({ funnel }) => funnel === name)?.steps ?? 0] ?? '';

test.each(funnels)('$funnel announces as many steps as it has', ({ path, steps }) => {
  for (const word of promisesOf(readFileSync(path, 'utf8'))) expect(word).toBe(WORDS[steps]);
});

/** Pages that announce the steps of a form, and which one. */
const PAGES: readonly (readonly [file: string, funnel: string])[] = [
  ['site/pages/quotes/ev.ts', 'ev'],
  ['site/pages/quotes/solar.ts', 'solar'],
  ['site/pages/quotes/commercialSolar.ts', 'commercial-solar'],
  ['site/pages/quotes/commercialEnergy.ts', 'commercial-energy'],
  ['site/pages/quotes/instant.ts', 'instant'],
  ['site/pages/quotes/homecare.ts', 'homecare'],
];

describe('pages around a form', () => {
  test.each(PAGES)('%s announces those of %s', (file, funnel) => {
    const promises = promisesOf(readFileSync(file, 'utf8'));
    expect(promises.length).toBeGreaterThan(0);
    for (const word of promises) expect(word).toBe(stepsOf(funnel));
  });
});
