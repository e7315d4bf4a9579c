import { setTimeout as sleep } from 'node:timers/promises';
import type { Point } from './engine.ts';

/** For what never comes: beside other work a browser takes ten times as long as alone. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 40;
/** What has not moved for so long is at rest. */
const REST_MS = 120;

/** Waits until something holds. @throws with what it was, and with the last error of a page that could not answer */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = '';
  while (Date.now() < deadline) {
    try {
      if (await holds()) return;
      last = '';
    } catch (error) {
      // A page that is being left answers nothing.
      last = `; ${String(error)}`;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`never: ${what}${last}`);
}

/** Where to press an element. A step that has come still glides to its place: it goes on after a jump of ours. */
export async function restingPoint(path: string, look: (goThere: boolean) => Promise<unknown>): Promise<Point> {
  let point: Point | undefined;
  await until(`${path} can be pressed`, async () => {
    point = ((await look(true)) ?? undefined) as Point | undefined;
    await sleep(REST_MS);
    const after = ((await look(false)) ?? undefined) as Point | undefined;
    return point !== undefined && point.x === after?.x && point.y === after.y;
  });
  return point ?? { x: 0, y: 0 };
}
