import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installTools, typesForLint } from '../../tools/tools.ts';
import { ensureHeadlessChromium } from '../ensureChromium.ts';
import { ensureEngines } from '../ensureEngines.ts';
import { countCommandStep, countPlaywrightStep, countVitestStep, type Counts, type StepEnd } from './counts.ts';
import { failedTests, type FailedTest } from './failedTests.ts';
import { joinReports, lostFiles } from './lostFiles.ts';
import { reportOf, type TestStep } from './steps.ts';

/** Twice what the longest step takes on a machine at half speed, and with all others less than a run may. */
const LIMIT_MINUTES = 50;
const NOT_RUN = 127;

/** One line of the table at the end. */
export interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
}

/** What a run of several steps came to. */
export interface RunEnd {
  readonly results: readonly Result[];
  readonly failures: readonly FailedTest[];
}

const headline = ({ name }: TestStep): string => `\n── ${name} ${'─'.repeat(Math.max(3, 74 - name.length))}\n`;

function environment(step: TestStep): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  // Installed once, here: the step finds it by itself.
  if (step.needsChromium) ensureHeadlessChromium();
  if (step.needsEngines) ensureEngines();
  return { ...process.env, ...typesForLint, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };
}

function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

// A step with a neighbour is printed when it has ended: the lines of two do not mix.
function showOutput(step: TestStep, { stdout, stderr }: ChildProcess): () => void {
  if (!step.isShared) return () => undefined;
  const printed: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  return () => void process.stdout.write(Buffer.concat([Buffer.from(headline(step)), ...printed]));
}

// A group of its own, so that what a hung step has started ends with it.
async function execute(step: TestStep, more: readonly string[] = []): Promise<number> {
  const [program, ...args] = [...step.command, ...more] as const;
  if (!step.isShared) process.stdout.write(headline(step));
  const stdio = step.isShared ? 'pipe' : 'inherit';
  const child = spawn(program, args, { env: environment(step), stdio, detached: true });
  const show = showOutput(step, child);
  const overdue = setTimeout(() => {
    console.log(`\n${step.name}: stopped after ${LIMIT_MINUTES} minutes.`);
    stopGroup(child);
  }, LIMIT_MINUTES * 60_000);
  const end = () => stopGroup(child);
  process.once('exit', end);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(NOT_RUN));
    child.once('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(overdue);
  process.removeListener('exit', end);
  show();
  return exitCode;
}

async function readReport(step: TestStep): Promise<unknown> {
  const file = reportOf(step);
  if (!file) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(step: TestStep, end: StepEnd, seconds: number): Result[] {
  const { name, kind, projects = [] } = step;
  if (kind === 'command') return [{ name, seconds, counts: countCommandStep(end) }];
  if (kind === 'playwright') return [{ name, seconds, counts: countPlaywrightStep(end) }];
  const found = countVitestStep(end, projects);
  if (found.length === 1) return found.map(({ counts }) => ({ name, seconds, counts }));
  return found.map((one) => ({ name: one.project, seconds: one.seconds, counts: one.counts }));
}

// A browser that goes away takes every file with it that has not run yet, and fails none of them. These are run once
// more: what fails by itself fails again.
async function executeWhole(step: TestStep): Promise<StepEnd> {
  const exitCode = await execute(step);
  const report = await readReport(step);
  const lost = exitCode === 0 ? [] : lostFiles(report);
  if (lost.length === 0) return { exitCode, report };
  console.log(`\n${step.name}: ended by itself. What did not run to its end is run again: ${lost.join(', ')}.`);
  const second = await execute(step, lost);
  return { exitCode: second, report: joinReports(report, await readReport(step)) };
}

// What no test explains is named all the same: the end of the output is all that some people see.
function failuresOf({ name }: TestStep, { exitCode, report }: StepEnd): readonly FailedTest[] {
  const failed = failedTests(report);
  if (exitCode === 0 || failed.length > 0) return failed;
  return [`${name} › ended with exit code ${exitCode}, in no test`];
}

/** Runs one step with its output shown, counts what it proved and names what failed. */
async function runStep(step: TestStep): Promise<RunEnd> {
  const start = Date.now();
  const passed = (): number => (Date.now() - start) / 1000;
  try {
    const end = await executeWhole(step);
    return { results: count(step, end, passed()), failures: failuresOf(step, end) };
  } catch (error) {
    console.error(error);
    return { results: count(step, { exitCode: NOT_RUN }, passed()), failures: [] };
  }
}

/** Steps that may have a neighbour, as far as they follow each other; each of the others by itself. */
function groupsOf(steps: readonly TestStep[]): readonly (readonly TestStep[])[] {
  const groups: TestStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isShared && last?.at(-1)?.isShared) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Runs steps in order, those that may have a neighbour two by two. */
export async function runSteps(steps: readonly TestStep[]): Promise<RunEnd> {
  // Once, and before anything runs beside it.
  if (steps.some(({ needsTools }) => needsTools)) installTools();
  const results = new Map<TestStep, RunEnd>();
  for (const group of groupsOf(steps)) {
    const waiting = [...group];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) results.set(step, await runStep(step));
    };
    await Promise.all([lane(), lane()]);
  }
  const ends = steps.flatMap((step) => results.get(step) ?? []);
  return { results: ends.flatMap((end) => end.results), failures: ends.flatMap((end) => end.failures) };
}
