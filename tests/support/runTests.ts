import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addCounts, type Counts } from './testRun/counts.ts';
import { runStep } from './testRun/runStep.ts';
import { REPORTS, steps } from './testRun/steps.ts';

// `npm test` runs every step, `npm run check` the quick ones, `npm test -- unit size` the named ones.
const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });

const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const chosen = steps.filter(({ name, isQuick }) => {
  if (positionals.length > 0) return positionals.includes(name);
  return isQuick || !values.quick;
});

const stop = () => process.exit(130);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await rm(REPORTS, { recursive: true, force: true });
const results: { name: string; seconds: number; counts: Counts }[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(3, 74 - step.name.length))}`);
  const start = Date.now();
  const counts = await runStep(step);
  results.push({ name: step.name, seconds: (Date.now() - start) / 1000, counts });
}

console.log('');
for (const { name, seconds, counts } of results) {
  const mark = counts.failed > 0 ? 'FAILED' : 'passed';
  console.log(`${mark}  ${name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed  ${seconds.toFixed(1)} s`);
}
const total = addCounts(results.map(({ counts }) => counts));
console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
