/** Whether visitors come in crowds: then their answers go before all mails. */
export interface Crowd {
  /** @param leads of a commit that begins */
  readonly begin: (leads: number) => void;
  /** It has ended, one way or the other. */
  readonly end: () => void;
  readonly isHere: () => boolean;
}

// As many within the few milliseconds that a commit takes are hundreds a second.
const MANY = 4;
/** For a moment longer than it takes the next of them to come. */
const REMEMBERED_MS = 150;
/** When no commit has followed for so long, it has gone: mails wait for that. */
const QUIET_MS = 40;

/** Sees a crowd by what shares a commit. @param clock in milliseconds */
export function createCrowd(clock: () => number = () => performance.now()): Crowd {
  let seenAt = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;
  let underWay = 0;
  return {
    begin: (leads) => {
      underWay += 1;
      if (leads >= MANY) seenAt = clock();
    },
    end: () => {
      underWay -= 1;
      endedAt = clock();
    },
    isHere: () => clock() - seenAt < REMEMBERED_MS && (underWay > 0 || clock() - endedAt < QUIET_MS),
  };
}
