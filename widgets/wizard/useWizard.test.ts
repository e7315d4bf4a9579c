import { describe, expect, it } from 'vitest';
import { advance, change, goBack, mayGoBackTo, START } from './useWizard.ts';

const LAST = 4;
const at = (step: number, returnTo?: number) => ({ step, returnTo });

describe('the steps of a wizard', () => {
  it.each([
    ['Continue goes one on', advance(START, LAST), at(2)],
    ['Continue after a change comes back', advance(at(1, 3), LAST), at(3)],
    ['nothing lies behind the result', advance(at(4), LAST), at(4)],
    ['Back goes one back', goBack(at(3), LAST), at(2)],
    ['Back forgets that an answer was being changed', goBack(at(2, 3), LAST), at(1)],
    ['Back on the first step stays', goBack(START, LAST), at(1)],
    ['the result is terminal', goBack(at(4), LAST), at(4)],
    ['Change opens an earlier step', change(at(3), 1), at(1, 3)],
    ['Change opens it at the field', change(at(3), 2, 'batteryType'), { ...at(2, 3), field: 'batteryType' }],
    ['Continue comes back to its row', advance({ ...at(2, 3), field: 'roof' }, LAST), { ...at(3), field: 'roof' }],
    ['and the next Continue forgets it', advance({ ...at(3), field: 'roof' }, 5), at(4)],
    ['Change never jumps ahead', change(at(1), 3), at(1)],
  ])('%s', (_rule, found, expected) => expect(found).toEqual(expected));

  it.each([
    [3, 2, true],
    [3, 1, true],
    [3, 3, false],
    [2, 0, false],
    [4, 3, false],
  ])('from step %i the browser may go back to %i: %s', (step, target, allowed) =>
    expect(mayGoBackTo(at(step), target, LAST)).toBe(allowed),
  );
});
