import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

const answersWell = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(address, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

/** Resolves when the server says that it is ready. */
export async function waitUntilReady(port: number): Promise<void> {
  while (!(await answersWell(`http://localhost:${port}/readyz`))) {
    await sleep(PAUSE_MS);
  }
}
