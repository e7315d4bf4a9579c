import type { MailSink } from '../../load/mailSink.ts';
import type { Options } from '../options.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { wholeNumber } from '../statistics.ts';
import { readHistogram, secondsOfShare } from './histogram.ts';
import { postLeads } from './load.ts';
import { runServer, type BenchServer, type Surroundings } from './runServer.ts';

const METRIC = 'lead_to_mail_seconds';
const CONNECTIONS = 8;
// Some 800,000 a day: far more than a company sells to, and little enough that mails do not queue.
const LEADS_A_SECOND = 10;
const MAILS_A_LEAD = 2;
const SHARE = 0.999;
const BURST = 200;

const seconds = (value: number): string => `${value} s`;
const budgets = {
  delay: { what: 'from lead to mail, 99.9 % of them', must: 10, stretch: 2, format: seconds },
  burst: { what: `mails a second after ${BURST} leads at once`, format: wholeNumber },
} satisfies Record<string, Budget>;

async function steadyRow(server: BenchServer, mails: MailSink, mailSeconds: number): Promise<Row> {
  const before = mails.arrived();
  const load = { url: server.url, connections: CONNECTIONS, leadsASecond: LEADS_A_SECOND, seconds: mailSeconds };
  const { stored } = await postLeads(load);
  await mails.waitFor(before + stored * MAILS_A_LEAD);
  const { text } = await server.ask('metrics');
  const histogram = readHistogram(text, METRIC);
  return {
    budget: budgets.delay,
    value: secondsOfShare(histogram, SHARE),
    detail: `${wholeNumber(histogram.count)} mails of ${LEADS_A_SECOND} leads/s, by the bounds of ${METRIC}`,
  };
}

async function burstRow(server: BenchServer, mails: MailSink): Promise<Row> {
  const before = mails.arrived();
  const startedAt = performance.now();
  await postLeads({ url: server.url, connections: BURST, leads: BURST });
  await mails.waitFor(before + BURST * MAILS_A_LEAD);
  const tookSeconds = (performance.now() - startedAt) / 1000;
  return {
    budget: budgets.burst,
    value: (BURST * MAILS_A_LEAD) / tookSeconds,
    detail: `the last left after ${tookSeconds.toFixed(1)} s; every second one has a PDF`,
  };
}

interface MailSurroundings extends Surroundings {
  readonly mails: MailSink;
}

/** How long a lead waits for its mails, by the server's own metric, with a real SMTP server at the other end. */
export function measureMails(
  { mailSeconds }: Pick<Options, 'mailSeconds'>,
  { mails, ...around }: MailSurroundings,
): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const server = await runServer('product', around);
    try {
      const steady = await steadyRow(server, mails, mailSeconds);
      return [steady, await burstRow(server, mails)];
    } finally {
      await server.close();
    }
  });
}
