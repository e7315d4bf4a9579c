import { describe, expect, test } from 'vitest';
import { builtChunk } from '../support/builtSite.ts';
import { ENGINES, useStage } from './support/stage.ts';
import { arrive, leadOn, reach } from './support/walk.ts';

// What a visitor types and presses before the code of a tag has come is kept, and carried out.

const TAG = 'solar-quote';
const SIZE = `${TAG} >> form [name=systemSize]`;
const PLACES = ['our own page', "a partner's page"] as const;

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test.each(PLACES)('%s: a size and "Continue" wait for the code', async (place) => {
    const { visitor, ours, address } = stage();
    const waiting = ours.hold(new RegExp(builtChunk(`widgets/elements/${TAG}.ts`)));
    await visitor.setOut(place === 'our own page' ? `${ours.origin}/${TAG}` : address('strict-csp', { TAG }));
    await visitor.sees(SIZE);
    await visitor.fill(SIZE, '7');
    await visitor.click(`${TAG} >> label = My business`);
    await visitor.fill(SIZE, '12');
    await leadOn(visitor, TAG);
    await visitor.until('the code was asked for', () => Promise.resolve(waiting.count() > 0));
    waiting.release();
    await arrive(visitor, TAG, 'Choose your equipment');
    await visitor.click(`${TAG} >> button = Back`);
    await reach(visitor, TAG, 'Design your business solar system');
    await visitor.holds(SIZE, '12');
    expect(ours.complaints()).toEqual([]);
  });
});
