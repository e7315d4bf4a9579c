import { open, rm, type FileHandle } from 'node:fs/promises';
import { PRIVATE } from '../db/dataFolder.ts';
import { writeToStdout } from './output.ts';
import { CommandError } from './session.ts';

type Write = (text: string) => Promise<void>;

async function openFile(file: string, flags: 'w' | 'wx', advice: string): Promise<FileHandle> {
  try {
    return await open(file, flags, PRIVATE);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandError(isThere ? `${file} is there already: ${advice}` : `${file} cannot be written`);
  }
}

interface NewFile {
  readonly file: string;
  /** What to do where it is there already. */
  readonly advice: string;
}

async function writingToNew({ file, advice }: NewFile, work: (write: Write) => Promise<void>): Promise<void> {
  const handle = await openFile(file, 'wx', advice);
  try {
    await work(async (text) => {
      await handle.appendFile(text);
    });
    await handle.sync();
  } catch (error) {
    // Half a file is none, and would be in the way of the next try.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Hands over where to write to: a new file that only its owner may read, or standard output. */
export const writingTo = (file: string | undefined, work: (write: Write) => Promise<void>): Promise<void> =>
  file === undefined ? work(writeToStdout) : writingToNew({ file, advice: 'choose another name' }, work);

/**
 * Writes a whole file that only its owner may read. One that is in the way is replaced where somebody has said so; otherwise
 * it is found out before the text is made, which may take long.
 */
export async function writeWhole(file: string, isReplacing: boolean, make: () => Promise<string>): Promise<void> {
  if (!isReplacing) {
    const advice = 'choose another name, or add --yes to replace it';
    await writingToNew({ file, advice }, async (write) => write(await make()));
    return;
  }
  const text = await make();
  const handle = await openFile(file, 'w', '');
  try {
    await handle.chmod(PRIVATE);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
