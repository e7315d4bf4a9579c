import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

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
