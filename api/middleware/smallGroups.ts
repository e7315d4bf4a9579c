import type { RequestHandler } from 'express';

// Of some 0.1 ms each. Fewer gain nothing over what it takes to look for other work.
const TOGETHER = 4;

/**
 * Lets requests pass a few at a time, with everything else that has happened in between. Sixty that arrive in one moment
 * would be worked off in one go: meanwhile the commit under way, which takes a handful of steps, waits for each of its
 * answers to be looked at, and afterwards all sixty wait for the commit with nothing to do for anybody. In groups, one
 * commit is written while the next one's leads are read. A lone request passes at once.
 * @param nextMoment when the event loop has looked for everything else
 */
export function createSmallGroups(nextMoment: (work: () => void) => void = setImmediate): RequestHandler {
  const waiting: (() => void)[] = [];
  let isDue = false;

  function letPass(): void {
    for (const pass of waiting.splice(0, TOGETHER)) pass();
    isDue = waiting.length > 0;
    if (isDue) nextMoment(letPass);
  }

  return (_request, _response, next) => {
    waiting.push(next);
    if (isDue) return;
    isDue = true;
    nextMoment(letPass);
  };
}
