import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface MailFile {
  readonly at: Date;
  readonly event: string;
  /** Hexadecimal hash of the Message-ID. */
  readonly idHash: string;
}

const HASH_DIGITS = 12;

/** "20261120T171400123Z-sales-1f0c3a9b7d2e.eml": sorts by time and names nobody. */
export function mailFileName({ at, event, idHash }: MailFile): string {
  const time = at.toISOString().replace(/[-:.]/g, '');
  const word =
    event
      .toLowerCase()
      .replace(/[^a-z0-9-]/g, '')
      .slice(0, 40) || 'mail';
  return `${time}-${word}-${idHash.slice(0, HASH_DIGITS)}.eml`;
}

interface WholeFile {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes a file that is there whole and on disk, or not at all: half a mail is never seen, not even after a crash. */
export async function writeWholeFile({ folder, name, bytes }: WholeFile): Promise<void> {
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(folder, name));
  } catch (reason) {
    await rm(draft, { force: true });
    throw reason;
  }
}

const hashOf = (messageId: string): string => createHash('sha256').update(messageId).digest('hex');

/** Removes the .eml files of mails, those that are there. */
export async function removeMailFiles(dataDir: string, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const endings = new Set(messageIds.map((messageId) => `-${hashOf(messageId).slice(0, HASH_DIGITS)}.eml`));
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const ours = names.filter((name) => endings.has(name.slice(-'-.eml'.length - HASH_DIGITS)));
  await Promise.all(ours.map((name) => rm(join(folder, name), { force: true })));
}
