import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ukDay } from '#contract/common/calendar.ts';
import { createApp } from './app.ts';
import { holdRelease } from './common/holdRelease.ts';
import { describeError, flushLog } from './common/log.ts';
import { createMetricsServer } from './common/metrics.ts';
import { ConfigError, readConfig, type Config, describeConfig } from './config/config.ts';
import { startWatch } from './desk/watch.ts';
import { startRetention } from './erasure/retention.ts';
import { expiredFacts } from './expiredFacts.ts';
import { closeGently, closeServer, createHttpServer, listen } from './httpServer.ts';
import { readSiteFile } from './middleware/siteFile.ts';
import { createDemoServer } from './partners/demoServer.ts';
import { createServices, type Services } from './services.ts';

/** EX_CONFIG of sysexits.h: a supervisor need not start this again before somebody has changed something. */
const EXIT_CONFIG = 78;
const GRACE_MS = 10_000;

function configure(): Config {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error([`${error.message}:`, ...error.problems].join('\n  '));
    return process.exit(EXIT_CONFIG);
  }
}

function printConfig(config: Config): void {
  console.log(describeConfig(config).join('\n'));
  const expired = expiredFacts(readSiteFile(path.join(config.builtDir, 'site')).facts, ukDay(Date.now()));
  for (const notice of [...config.notices, ...expired]) console.warn(`Note: ${notice}`);
}

// The demo is a convenience: a port that something else uses must not keep the product from starting.
async function startDemo(config: Config): Promise<Server | undefined> {
  if (config.demoPartnerPort === undefined) return undefined;
  const server = createDemoServer(config);
  try {
    await listen(server, config.demoPartnerPort);
    console.log(`Demo partner pages: http://localhost:${config.demoPartnerPort}`);
    return server;
  } catch {
    console.warn(`Note: port ${config.demoPartnerPort} is taken, so there are no demo partner pages`);
    return undefined;
  }
}

async function startMetrics({ config, metrics }: Services): Promise<Server | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const server = createMetricsServer(metrics);
  await listen(server, config.metricsPort, config.metricsHost);
  return server;
}

const startDesk = ({ desk, now, log }: Services): (() => Promise<void>) =>
  desk ? startWatch({ poll: desk.poll, now, log }) : () => Promise.resolve();

/** What runs once the doors are open, and has to be stopped again. */
interface Running {
  readonly others: readonly Server[];
  /** Ends what looks at the database from time to time. */
  readonly stopTasks: () => Promise<unknown>;
  readonly letGo: () => Promise<void>;
}

async function open(services: Services, main: Server): Promise<Running> {
  const { config } = services;
  await listen(main, config.port, config.host);
  const others = [await startDemo(config), await startMetrics(services)].filter((server) => server !== undefined);
  const letGo = await holdRelease(config.builtDir);
  await services.worker.start();
  // Not waited for: leads are taken without a mail server too.
  void services.mailServer.check();
  const stopRetention = startRetention(services);
  const stopDesk = startDesk(services);
  console.log(`Ready: ${config.publicUrl}`);
  return { others, stopTasks: () => Promise.all([stopRetention(), stopDesk()]), letGo };
}

async function start(config: Config): Promise<void> {
  const services = await createServices(config);
  const main = createHttpServer(createApp(services));
  const { log, readiness } = services;
  const stop = async ({ err, signal }: { err?: Error; signal?: string }): Promise<void> => {
    if (err) log.fatal(describeError(err), 'stopping after an error');
    else log.info({ signal }, 'stopping');
    readiness.isStopping = true;
    const { others, stopTasks, letGo } = await opening;
    // With the door open: a balancer that asks every few seconds would send to a closed one until it has asked.
    if (!err) await sleep(config.drainMs);
    await stopTasks();
    await Promise.all([closeGently(main), ...others.map(closeServer)]);
    await services.close();
    await letGo();
    await flushLog(log);
  };
  // Before the door is open: whoever came through it would be cut off by a signal that nobody waits for.
  closeWithGrace({ delay: GRACE_MS + config.drainMs, logger: false }, stop);
  const opening = open(services, main);
  await opening;
}

// What is printed is a courtesy: a full disk behind it, or a reader that has gone, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const config = configure();
printConfig(config);
if (!process.argv.includes('--check-config')) {
  await start(config).catch((error: unknown) => {
    console.error(
      error instanceof Error ? `The server could not start: ${error.message}` : 'The server could not start',
    );
    process.exit(1);
  });
}
