import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installTools } from '../../tools/tools.ts';
import { ensureChromium } from '../ensureChromium.ts';
import { countCommandStep, countPlaywrightStep, countVitestStep, type Counts } from './counts.ts';
import { reportOf, type TestStep } from './steps.ts';

const LIMIT_MINUTES = 30;
const NOT_RUN = 127;
const COUNT = { command: countCommandStep, vitest: countVitestStep, playwright: countPlaywrightStep };

function environment(step: TestStep): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  const base = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };
  return step.needsChromium ? { ...base, CHROMIUM_PATH: ensureChromium() } : base;
}

function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

// A group of its own, so that what a hung step has started ends with it.
async function execute([program, ...args]: TestStep['command'], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { env, stdio: 'inherit', detached: true });
  const overdue = setTimeout(() => stopGroup(child), LIMIT_MINUTES * 60_000);
  const end = () => stopGroup(child);
  process.once('exit', end);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(NOT_RUN));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  clearTimeout(overdue);
  process.removeListener('exit', end);
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

/** Runs one step with its output shown, and counts what it proved. */
export async function runStep(step: TestStep): Promise<Counts> {
  try {
    if (step.needsTools) installTools();
    const exitCode = await execute(step.command, environment(step));
    return COUNT[step.kind]({ exitCode, report: await readReport(step) });
  } catch (error) {
    console.error(error);
    return COUNT[step.kind]({ exitCode: NOT_RUN });
  }
}
