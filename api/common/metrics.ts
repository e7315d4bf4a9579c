import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Labels are ours alone: routes, types, outcomes. Never a value of a request. */
export interface Metrics {
  readonly countAnswer: (route: string, status: number) => void;
  readonly countLead: (type: string, outcome: string) => void;
  /** @param at where the page was met */
  readonly countUnregistered: (at: string) => void;
  readonly observeMail: (event: string, seconds: number) => void;
  readonly expose: () => Promise<string>;
}

export interface MetricSources {
  readonly waitingLeads: () => number;
  readonly oldestDueSeconds: () => Promise<number>;
}

const MAIL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600];

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
    name: 'outbox_oldest_due_seconds',
    help: 'For how long the oldest due mail has been due',
    registers,
    async collect() {
      this.set(await sources.oldestDueSeconds());
    },
  });
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
  const mails = new Histogram({
    name: 'lead_to_mail_seconds',
    help: 'From the commit that queued a mail to the moment it left',
    labelNames: ['event'],
    buckets: MAIL_SECONDS,
    registers,
  });
  return {
    countAnswer: (route, status) => answers.inc({ route, status }),
    countLead: (type, outcome) => leads.inc({ type, outcome }),
    countUnregistered: (at) => unregistered.inc({ at }),
    observeMail: (event, seconds) => mails.observe({ event }, seconds),
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
