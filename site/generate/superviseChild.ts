import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

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
