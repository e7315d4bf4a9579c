import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Labels are ours alone: routes, types, outcomes. Never a value of a request. */
export interface Metrics {
  readonly countAnswer: (route: string, status: number) => void;
  readonly countLead: (type: string, outcome: string) => void;
  /** @param suspicion why a new lead is taken for a robot's */
  readonly countSuspect: (type: string, suspicion: string) => void;
  /** @param at where the page was met */
  readonly countUnregistered: (at: string) => void;
  readonly observeMail: (event: string, seconds: number) => void;
  /** @param failure words of closed lists */
  readonly countMailFailure: (event: string, failure: { readonly reason: string; readonly outcome: string }) => void;
  /** @param limit which limit held a mail to a visitor back */
  readonly countSuppressed: (limit: string) => void;
  readonly countClaim: () => void;
  /** @param told who was told that nobody has taken a lead: a word of a closed list */
  readonly countBreach: (recipient: string) => void;
  /** @param outcome what became of a message of a tag: a word of a closed list */
  readonly countStatistics: (outcome: string) => void;
  readonly expose: () => Promise<string>;
}

/** Mails of one kind that have not left. */
export interface MailBacklog {
  readonly event: string;
  readonly status: string;
  readonly mails: number;
  readonly oldestSeconds: number;
}

export interface MetricSources {
  readonly waitingLeads: () => number;
  /** For how long the sales team was there since the last lead that is not suspect. */
  readonly openSecondsWithoutLead: () => Promise<number>;
  readonly backlog: () => Promise<readonly MailBacklog[]>;
  /** Kinds of mail that are told as 0 while there is none: an alert must not miss its series. */
  readonly mailEvents: readonly string[];
  /** Names of the limits on mails to visitors, for the same reason. */
  readonly mailLimits: readonly string[];
  /** Who is told of leads that nobody has taken, for the same reason. */
  readonly reminders: readonly string[];
  /** Types of leads, and why one may be suspect, for the same reason. */
  readonly leadTypes: readonly string[];
  readonly suspicions: readonly string[];
}

const MAIL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600];

function setUpOutboxGauges(registers: Registry[], { backlog, mailEvents }: MetricSources): void {
  new Gauge({
    name: 'outbox_oldest_due_seconds',
    help: 'How long ago the oldest mail was queued that has not left and is still tried',
    labelNames: ['event'],
    registers,
    async collect() {
      for (const event of mailEvents) this.set({ event }, 0);
      const waiting = (await backlog()).filter(({ status }) => status === 'pending');
      for (const { event, oldestSeconds } of waiting) this.set({ event }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that have not left: pending ones are tried, failed ones were given up',
    labelNames: ['event', 'status'],
    registers,
    async collect() {
      for (const event of mailEvents) for (const status of ['pending', 'failed']) this.set({ event, status }, 0);
      for (const { event, status, mails } of await backlog()) this.set({ event, status }, mails);
    },
  });
}

function setUpGauges(registry: Registry, sources: MetricSources): void {
  const registers = [registry];
  new Gauge({
    name: 'leads_waiting',
    help: 'Leads that wait for their commit',
    registers,
    collect() {
      this.set(sources.waitingLeads());
    },
  });
  new Gauge({
    name: 'open_seconds_without_lead',
    help: 'Opening hours of the sales team, in seconds, since the last lead that is not suspect',
    registers,
    async collect() {
      this.set(await sources.openSecondsWithoutLead());
    },
  });
  setUpOutboxGauges(registers, sources);
}

type MailCounters = Pick<Metrics, 'observeMail' | 'countMailFailure' | 'countSuppressed'>;

function createMailCounters(registers: Registry[], { mailLimits }: MetricSources): MailCounters {
  const mails = new Histogram({
    name: 'lead_to_mail_seconds',
    help: 'From the commit that queued a mail to the moment it left',
    labelNames: ['event'],
    buckets: MAIL_SECONDS,
    registers,
  });
  const mailFailures = new Counter({
    name: 'mail_failures_total',
    help: 'Tries that failed, by kind of mail, reason, and whether the mail is tried again',
    labelNames: ['event', 'reason', 'outcome'],
    registers,
  });
  const suppressed = new Counter({
    name: 'mails_suppressed_total',
    help: 'Mails to visitors that are never sent: too many to the address, for the network, or in total',
    labelNames: ['limit'],
    registers,
  });
  for (const limit of mailLimits) suppressed.inc({ limit }, 0);
  return {
    observeMail: (event, seconds) => mails.observe({ event }, seconds),
    countMailFailure: (event, { reason, outcome }) => mailFailures.inc({ event, reason, outcome }),
    countSuppressed: (limit) => suppressed.inc({ limit }),
  };
}

type DeskCounters = Pick<Metrics, 'countClaim' | 'countBreach'>;

function createDeskCounters(registers: Registry[], { reminders }: MetricSources): DeskCounters {
  const claims = new Counter({
    name: 'lead_claims_total',
    help: 'Leads that a salesperson has taken',
    registers,
  });
  const breaches = new Counter({
    name: 'lead_breaches_total',
    help: 'Leads that nobody had taken in time, by who was told: the rota after 15 working minutes, the manager after 60',
    labelNames: ['told'],
    registers,
  });
  for (const recipient of reminders) breaches.inc({ told: recipient }, 0);
  return { countClaim: () => claims.inc(), countBreach: (recipient) => breaches.inc({ told: recipient }) };
}

function createSuspectCounter(
  registers: Registry[],
  { leadTypes, suspicions }: MetricSources,
): Pick<Metrics, 'countSuspect'> {
  const suspects = new Counter({
    name: 'leads_suspect_total',
    help: 'New leads that look like a robot has made them: mailed to nobody, listed to sales once a day',
    labelNames: ['type', 'suspicion'],
    registers,
  });
  for (const type of leadTypes) for (const suspicion of suspicions) suspects.inc({ type, suspicion }, 0);
  return { countSuspect: (type, suspicion) => suspects.inc({ type, suspicion }) };
}

export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  setUpGauges(registry, sources);
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const leads = new Counter({
    name: 'leads_total',
    help: 'Posts to the quote-handler by type and outcome',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const unregistered = new Counter({
    name: 'unregistered_origins_total',
    help: 'Checks and refused requests of pages whose origin nobody has registered',
    labelNames: ['at'],
    registers,
  });
  const statistics = new Counter({
    name: 'statistics_messages_total',
    help: 'Step counts that tags have sent: counted, declined by the browser (Global Privacy Control), or dropped because too many different sums came within seconds',
    labelNames: ['outcome'],
    registers,
  });
  return {
    ...createMailCounters(registers, sources),
    ...createDeskCounters(registers, sources),
    ...createSuspectCounter(registers, sources),
    countAnswer: (route, status) => answers.inc({ route, status }),
    countLead: (type, outcome) => leads.inc({ type, outcome }),
    countStatistics: (outcome) => statistics.inc({ outcome }),
    countUnregistered: (at) => unregistered.inc({ at }),
    expose: () => registry.metrics(),
  };
}

/** A port of its own, on the loopback address only: metrics are nobody else's business. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((_request, response) => {
    metrics.expose().then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    );
  });
}
