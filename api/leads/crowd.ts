/** Whether visitors come in crowds: then their answers go before all mails. */
export interface Crowd {
  /** @param leads of one commit */
  readonly note: (leads: number) => void;
  readonly isHere: () => boolean;
}

// As many within the few milliseconds that a commit takes are hundreds a second.
const MANY = 4;
/** For a moment longer than it takes the next of them to come. */
const REMEMBERED_MS = 150;

/** Sees a crowd by what shares a commit. @param clock in milliseconds */
export function createCrowd(clock: () => number = () => performance.now()): Crowd {
  let seenAt = Number.NEGATIVE_INFINITY;
  return {
    note: (leads) => {
      if (leads >= MANY) seenAt = clock();
    },
    isHere: () => clock() - seenAt < REMEMBERED_MS,
  };
}
