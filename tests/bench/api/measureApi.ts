import { startMailSink } from '../../load/mailSink.ts';
import type { Options } from '../options.ts';
import { measureQuietly, thisMachine } from '../quietness.ts';
import type { Section } from '../report.ts';
import { measureMails } from './mails.ts';
import { measureMemory } from './memory.ts';
import { sqliteStores, startPostgresStores } from './stores.ts';
import { measureThroughput } from './throughput.ts';

const notesOf = ({ secondsARound }: Options): string[] => [
  `64 connections, rounds of ${secondsARound} s in turn, each with a new process; median of ratios.`,
  'The peers are the same app: with a store that does nothing, and with one transaction a request.',
  'Mails and PDFs leave meanwhile, but those of the two peers that say otherwise; mail server and sender are processes of their own.',
];

/** The API on both engines, each lead on the disk before its answer. Yields each section as soon as it is measured. */
export async function* measureApi(options: Options): AsyncGenerator<Section> {
  const mails = await startMailSink();
  const postgres = await startPostgresStores();
  const onSqlite = { smtpUrl: mails.url, stores: sqliteStores };
  const onPostgres = { smtpUrl: mails.url, stores: postgres };
  const withDatabase = thisMachine(postgres.processes);
  try {
    yield {
      title: 'API: SQLite',
      notes: notesOf(options),
      rows: await measureQuietly(() => measureThroughput(options, 'sqlite', onSqlite)),
    };
    yield {
      title: 'API: PostgreSQL',
      notes: ['The database is on the same machine and takes its share of it.'],
      rows: await measureQuietly(() => measureThroughput(options, 'postgres', onPostgres), withDatabase),
    };
    yield {
      title: 'API: mails, SQLite',
      notes: ['A solar lead sets off two mails; mail server and sender are processes of their own.'],
      rows: await measureQuietly(() => measureMails(options, { ...onSqlite, mails })),
    };
    yield {
      title: 'API: memory, SQLite',
      notes: ['Of the server, 64 connections posting as fast as answers come, mails leaving meanwhile.'],
      rows: await measureMemory(options, onSqlite),
    };
  } finally {
    mails.close();
    await postgres.close();
  }
}
