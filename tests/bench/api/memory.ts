import type { Options } from '../options.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { megabytes, wholeNumber } from '../statistics.ts';
import { postLeads } from './load.ts';
import { runServer, type Surroundings } from './runServer.ts';

const CONNECTIONS = 64;
// Before the first look: compiled code, pools and caches are no growth.
const WARM_UP_LEADS = 10_000;
const LIMIT_BYTES = 20_000_000;

const budgets = {
  heap: { what: 'memory growth (heap and buffers)', must: LIMIT_BYTES, format: megabytes },
  resident: { what: 'memory growth (of the process)', must: LIMIT_BYTES, format: megabytes },
} satisfies Record<string, Budget>;

/** What stays in memory of leads that have come and gone. */
export function measureMemory({ leads }: Pick<Options, 'leads'>, around: Surroundings): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const server = await runServer('product', around);
    try {
      await postLeads({ url: server.url, connections: CONNECTIONS, leads: WARM_UP_LEADS });
      const before = await server.ask('memory');
      await postLeads({ url: server.url, connections: CONNECTIONS, leads });
      const after = await server.ask('memory');
      const over = `over ${wholeNumber(leads)} leads`;
      return [
        { budget: budgets.heap, value: after.heap - before.heap, detail: `${over}, from ${megabytes(before.heap)}` },
        {
          budget: budgets.resident,
          value: after.resident - before.resident,
          detail: `${over}, from ${megabytes(before.resident)}`,
        },
      ];
    } finally {
      await server.close();
    }
  });
}
