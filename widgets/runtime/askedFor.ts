import type { Shell } from './shell.ts';

/** What a page may ask for besides; whatever that is, it comes before the step. */
const OPT_INS = '[keep],[data-layer],[mode],[bill],[direction],[customertype],[datalayer],[doneurl],[nostatistics]';

/** Whether its page asks for any of it. */
export const hasOptIns = (element: Element): boolean => element.matches(OPT_INS);

/**
 * Does that, if any.
 * @throws where the first step alone must not be shown
 */
export async function startOptIns(shell: Shell): Promise<void> {
  if (hasOptIns(shell.element)) await (await import('./optIns.ts')).startOptIns(shell);
}
