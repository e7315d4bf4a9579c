import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ENGINES, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';
import { arrive, leadOn, reach, standing } from './support/walk.ts';

// Back, Forward and a reload: the steps follow, and the answers are kept.

const TAG = 'solar-quote';
const SIZE = `${TAG} >> form [name=systemSize]`;
const NAME = `${TAG} >> form [name=firstName]`;
/** Longer than a move in the history takes. */
const A_MOMENT_MS = 800;
const FIRST = 'Design your home solar system';

const move = ({ engine }: Visitor, by: number) => engine.run(`void setTimeout(() => history.go(${by}))`);

async function toDetails(visitor: Visitor): Promise<void> {
  await standing(visitor, TAG);
  await visitor.fill(SIZE, '6');
  await leadOn(visitor, TAG);
  await arrive(visitor, TAG, 'Choose your equipment');
  await leadOn(visitor, TAG);
  await arrive(visitor, TAG, 'Your details');
  await visitor.fill(NAME, 'Jane');
}

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test('Back and Forward go through the steps and out of the page, and in again', async () => {
    const { visitor, ours } = stage();
    await visitor.open(`${ours.origin}/privacy-policy`);
    await visitor.open(`${ours.origin}/${TAG}`);
    await toDetails(visitor);
    await move(visitor, -1);
    await arrive(visitor, TAG, 'Choose your equipment');
    await visitor.focused(`${TAG} >> h2`);
    await move(visitor, -1);
    await arrive(visitor, TAG, FIRST);
    await visitor.holds(SIZE, '6');
    // Forward leads nowhere: the answers of a later step may not hold any more.
    await move(visitor, 1);
    await sleep(A_MOMENT_MS);
    await arrive(visitor, TAG, FIRST);
    await leadOn(visitor, TAG);
    await arrive(visitor, TAG, 'Choose your equipment');
    await leadOn(visitor, TAG);
    await arrive(visitor, TAG, 'Your details');
    await visitor.holds(NAME, 'Jane');
    for (const heading of ['Choose your equipment', FIRST]) {
      await move(visitor, -1);
      await arrive(visitor, TAG, heading);
    }
    await move(visitor, -1);
    await visitor.sees('h1 = Privacy policy');
    expect(ours.complaints()).toEqual([]);
  });

  test('Back from another page finds the form as it was left', async () => {
    const { visitor, ours } = stage();
    await visitor.open(`${ours.origin}/${TAG}`);
    await toDetails(visitor);
    await visitor.setOut(`${ours.origin}/privacy-policy`);
    await visitor.sees('h1 = Privacy policy');
    await move(visitor, -1);
    await visitor.sees(`${TAG} >> form`);
    await reach(visitor, TAG, 'Your details');
    await visitor.holds(NAME, 'Jane');
    expect(ours.complaints()).toEqual([]);
  });

  test('after a reload the answers are offered, and can be deleted', async () => {
    const { visitor, ours } = stage();
    await visitor.open(`${ours.origin}/${TAG}`);
    await toDetails(visitor);
    await visitor.until('the draft is kept', async () =>
      (await visitor.evaluate(() => JSON.stringify(localStorage))).includes('Jane'),
    );
    await visitor.open(`${ours.origin}/${TAG}`);
    await visitor.click(`${TAG} >> button = Continue with these answers`);
    await arrive(visitor, TAG, 'Your details');
    await visitor.holds(NAME, 'Jane');
    await visitor.open(`${ours.origin}/${TAG}`);
    await visitor.click(`${TAG} >> button = Delete and start again`);
    await visitor.missesOut(`${TAG} >> button = Delete and start again`);
    await visitor.holds(SIZE, '4');
    expect(ours.complaints()).toEqual([]);
  });
});
