import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markOf } from '#contract/common/releaseMark.ts';

/**
 * Says in the folder of a release that this process serves it: builds beside it take old releases away, and the scripts
 * that partners have pasted with them. Where nothing can be written, in an image, no build takes anything away.
 * @returns function that lets it go; the mark of a process that was killed counts for nothing
 */
export async function holdRelease(builtDir: string): Promise<() => Promise<void>> {
  const mark = path.join(builtDir, markOf(process.pid));
  await writeFile(mark, '').catch(() => undefined);
  return () => rm(mark, { force: true }).catch(() => undefined);
}
