import { startMailCounter } from '../../load/mailCounter.ts';
import type { Options } from '../options.ts';
import type { Section } from '../report.ts';
import { measureMails } from './mails.ts';
import { measureMemory } from './memory.ts';
import { measureThroughput } from './throughput.ts';

/** The API on SQLite, each lead on the disk before its answer. */
export async function measureApi(options: Options): Promise<Section> {
  const mails = await startMailCounter();
  try {
    const throughput = await measureThroughput(options, mails.url);
    const memory = await measureMemory(options, mails.url);
    return {
      title: 'API: SQLite',
      notes: [
        `64 connections, ${options.rounds} rounds of ${options.secondsARound} s in turn, each with a new process; median of ratios.`,
        'The peers are the same app: with a store that does nothing, and with one transaction a request.',
      ],
      rows: [...throughput, ...memory, ...(await measureMails(options, mails))],
    };
  } finally {
    await mails.close();
  }
}
