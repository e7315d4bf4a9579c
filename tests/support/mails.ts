import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const ARRIVES_WITHIN_MS = 10_000;

/** Every mail that a server without SMTP wrote into its data folder. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

/** Waits for `count` mails that fit, and returns all that fit. @throws after ten seconds, naming what is there */
export async function waitForMails(dataDir: string, count: number, fits: (mail: Email) => boolean): Promise<Email[]> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  for (;;) {
    const mails = await readMails(dataDir);
    const fitting = mails.filter(fits);
    if (fitting.length >= count) return fitting;
    if (Date.now() > deadline) {
      const subjects = mails.map(({ subject }) => `“${subject ?? ''}”`).join(', ');
      throw new Error(`Expected ${count} fitting mails, found ${fitting.length} among: ${subjects}`);
    }
    await sleep(100);
  }
}
