/**
 * Waits until a frame is drawn and the effects of what it shows have run. Two turns after it: what changes after this call puts
 * its effects off behind the first.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** Waits until the effects of a change have run, and those of what they have changed: frames, on a busy machine as many. */
export async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
