import { expect, it } from 'vitest';
import { NO_PRIMARY } from '../db/faults.ts';
import { failureOf } from './session.ts';

const withCode = (code: string, message = 'insert into leads values (Jane) - it failed'): Error =>
  Object.assign(new Error(message), { code });

it.each([
  [withCode('ECONNREFUSED'), 'The database refuses connections (ECONNREFUSED). Check that it runs'],
  [withCode('ENOTFOUND'), 'The host in DATABASE_URL has no address (ENOTFOUND)'],
  [withCode('28P01', 'password authentication failed for user "quotes"'), 'failed for user "quotes". Check user'],
  [withCode('3D000', 'database "quotes" does not exist'), 'database "quotes" does not exist. Check the name'],
  [new Error(NO_PRIMARY), 'No host of DATABASE_URL takes writes. Check that the primary runs'],
  [new Error('select 1 - Connection terminated unexpectedly'), 'The connection to the database was lost. '],
  [new Error('timeout expired'), 'The database does not answer. Check host and port'],
  [withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate is not trusted here'],
  [withCode('SQLITE_BUSY'), 'Another process is writing to leads.sqlite (SQLITE_BUSY). Try again'],
  [withCode('SQLITE_NOT_DURABLE', 'put DATA_DIR on a local disk'), 'put DATA_DIR on a local disk'],
  [Object.assign(withCode('EACCES'), { path: '/srv/quotes' }), '/srv/quotes cannot be read or written (EACCES)'],
  [
    Object.assign(withCode('EACCES'), { path: '/backups/monday', dest: '/srv/quotes/leads.sqlite.part' }),
    '/backups/monday cannot be copied or moved to /srv/quotes/leads.sqlite.part (EACCES)',
  ],
  [Object.assign(withCode('EEXIST'), { path: '/srv/leads' }), '/srv/leads is a file, and a folder is needed (EEXIST)'],
])('a known fault of the storage is one line with what to look at: %s', (error, words) => {
  const { lines, exitCode } = failureOf(error);
  expect([lines.length, exitCode]).toEqual([1, 1]);
  expect(lines[0]).toContain(words);
  expect(lines[0]).not.toContain('Jane');
});

it('any other fault keeps its stack, and its message to itself', () => {
  const { lines } = failureOf(withCode('23505', 'Key (email)=(jane@example.com) is there'));
  expect(lines).toEqual(['Failed: 23505', expect.stringContaining('at ')]);
});
