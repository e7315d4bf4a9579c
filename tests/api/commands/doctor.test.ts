import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runQuotes } from '../support/runQuotes.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-doctor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const WORDS = 'The database refuses connections (ECONNREFUSED). Check that it runs, and host and port in DATABASE_URL';

it('quotes doctor looks at the rest where the database is away, and says what to look at', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://user:secret@localhost:1/quotes', SMTP_URL: '' };
  const { code, stdout, stderr } = await runQuotes(env, 'doctor');
  expect(code).toBe(1);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`storage wrong ${WORDS}`);
  expect(stdout).toMatch(/\ntables +look +not looked at: it needs the database, see storage\n/);
  expect(stdout).toMatch(/\nroom +(ok|look) +\d+ MB free/);
  expect(stdout).toMatch(/\nmail +look +SMTP_URL is not set/);
  expect(stdout).toMatch(/\nmodes +ok/);
  // No word of an advice is cut off for people.
  expect(stdout).not.toContain('…');
  expect(stderr).toMatch(/^\d wrong\n$/);
});

it('quotes doctor blames no mail server where there is none, and mails cannot be written', async () => {
  const folder = path.join(dataDir, 'full');
  await mkdir(folder);
  await writeFile(path.join(folder, 'mail'), 'in the way of a folder');
  const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://user:secret@localhost:1/quotes', SMTP_URL: '' };
  const { stdout } = await runQuotes(env, 'doctor', '--json');
  expect(stdout).toContain(`mails cannot be written to ${path.join(folder, 'mail')}. Make room`);
  expect(stdout).not.toContain('mail server');
});

it('a command says in one line that none of two hosts can be written to', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://user:secret@localhost:1,localhost:2/quotes' };
  const { code, stdout, stderr } = await runQuotes(env, 'leads', 'list');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^No host of DATABASE_URL takes writes\. Check [^\n]+\n$/);
});
