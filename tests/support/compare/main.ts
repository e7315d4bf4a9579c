import { compareBuilds } from './compareBuilds.ts';

// `npm run compare -- <dist of before> <dist of after>`
const [, , before, after] = process.argv;
if (!before || !after) {
  console.error('Two folders are needed: the dist of before and the dist of after.');
  process.exit(2);
}
const found = compareBuilds(before, after);
for (const { page, what, before: old, after: now } of found) console.log(`${page}: ${what}\n  - ${old}\n  + ${now}`);
const kinds = (['text', 'rules', 'order of rules'] as const).map(
  (what) => `${found.filter((one) => one.what === what).length} × ${what}`,
);
console.log(`Differences: ${kinds.join(', ')}.`);
process.exitCode = found.some(({ what }) => what !== 'order of rules') ? 1 : 0;
