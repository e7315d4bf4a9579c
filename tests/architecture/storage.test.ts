import { describe, expect, it } from 'vitest';
import { noSessionState } from './storage.ts';

const at = (text: string, path = 'api/outbox/claim.ts') => [{ path, text }];

describe('state of a database session', () => {
  it.each([
    "await knex.raw('select pg_advisory_lock(1)');",
    "await trx.raw('select pg_try_advisory_xact_lock(?)', [key]);",
    "await client.query('LISTEN leads');",
    'await client.query(`listen "new leads"`);',
    "await knex.raw('notify leads, ?', [id]);",
    "await knex.raw('select pg_notify(?, ?)', [channel, id]);",
    "client.on('notification', wake);",
  ])('finds %s', (text) => {
    expect(noSessionState(at(text))).toHaveLength(1);
  });

  it.each([
    "server.listen(port, '127.0.0.1');",
    'await listen(main, config.port);',
    '// pg_advisory_lock would outlive the transaction',
    "await trx('turns').insert(rows).onConflict('bucket').merge();",
  ])('takes %s', (text) => {
    expect(noSessionState(at(text))).toEqual([]);
  });

  it('leaves tests alone, which may lock what they like', () => {
    expect(noSessionState(at("raw('select pg_advisory_lock(1)')", 'tests/api/locks.test.ts'))).toEqual([]);
  });
});
