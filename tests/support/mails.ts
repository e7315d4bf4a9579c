import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const ARRIVES_WITHIN_MS = 30_000;

// A file is there whole or not at all, and nobody writes to it again: each is parsed once. The server of all end-to-end
// tests writes hundreds, with a PDF in every other one, and every waiting test looks at all of them ten times a second.
const parsed = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const known = parsed.get(file);
  if (known) return known;
  const mail = readFile(file).then((bytes) => PostalMime.parse(bytes));
  parsed.set(file, mail);
  return mail;
}

/** Every mail that a server without SMTP wrote into its data folder. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readMail(path.join(folder, name))));
}

/** Waits for `count` mails that fit, and returns all that fit. @throws after half a minute, naming what is there */
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
