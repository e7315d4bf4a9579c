import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);

// npm hands SIGTERM to the shell between itself and us, which ends without passing it on: without this the
// server would go on alone and keep its ports.
function stopWithoutParent(child: ChildProcess): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/** Ends with the child and as the child ended; signals go to the child, which shuts down in its own time. */
export function superviseChild(child: ChildProcess): void {
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  stopWithoutParent(child);
  process.once('exit', () => child.kill());
  child.once('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
  child.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
}

const PAUSE_MS = 100;

/** Whether a server on this machine says that it is ready. */
export const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: 'localhost', port, path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

/** Resolves when the server says that it is ready; the process ends before, if the server does. */
export async function waitUntilReady(port: number): Promise<void> {
  while (!(await isReady(port))) {
    await sleep(PAUSE_MS);
  }
}
