import { chmod } from 'node:fs/promises';

/** "nobody", wherever there is one. */
const NOBODY = 65_534;
const READ_ONLY = 0o555;

/**
 * Does something where a folder may be read and not written. The administrator may write everywhere, so this process is
 * somebody else meanwhile: as which it must own nothing there.
 */
export async function whereReadOnly<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const { geteuid, seteuid } = process;
  await chmod(folder, READ_ONLY);
  const isAdministrator = geteuid?.() === 0;
  if (isAdministrator) seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isAdministrator) seteuid?.(0);
    await chmod(folder, 0o700);
  }
}
