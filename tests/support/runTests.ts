import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addCounts } from './testRun/counts.ts';
import { runSteps } from './testRun/runStep.ts';
import { chooseSteps, REPORTS, stepNames } from './testRun/steps.ts';

// `npm test` runs every step, `npm run check` the quick ones, `npm test -- unit size` the named ones.
const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });

const unknown = positionals.filter((name) => !stepNames.includes(name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${stepNames.join(', ')}.`);
  process.exit(2);
}

const chosen = chooseSteps(({ name, isQuick, isOnDemand }) => {
  if (positionals.length > 0) return positionals.includes(name);
  return !isOnDemand && (isQuick || !values.quick);
});

const stop = () => process.exit(130);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

const start = Date.now();
await rm(REPORTS, { recursive: true, force: true });
const { results, failures } = await runSteps(chosen);

console.log('');
for (const { name, seconds, counts } of results) {
  const mark = counts.failed > 0 ? 'FAILED' : 'passed';
  console.log(`${mark}  ${name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed  ${seconds.toFixed(1)} s`);
}
// At the end, where somebody looks who sees no more than the end. Many failures have one cause: the first ones show it.
const SHOWN = 8;
for (const failure of failures.slice(0, SHOWN)) console.log(`\nfailed: ${failure}`);
if (failures.length > SHOWN) console.log(`\n… and ${failures.length - SHOWN} more`);

const total = addCounts(results.map(({ counts }) => counts));
console.log(`\n${total.skipped} skipped, ${((Date.now() - start) / 60_000).toFixed(1)} minutes in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
