import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { importTool } from '../tools/tools.ts';
import { chromiumFlags } from './chromiumFlags.ts';
import { ensureChromium } from './ensureChromium.ts';
import { freePorts } from './freePorts.ts';

const READY_WITHIN_MS = 20_000;

/** What Lighthouse says of a page on a middling phone. Scores from 0 to 100. */
export interface PageReport {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint. */
  readonly lcpMs: number;
  readonly shift: number;
  readonly blockedMs: number;
  /** Everything that the first view has loaded, as it came over the wire. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Untimed audits that are not perfect, by id. */
  readonly faults: readonly string[];
}

async function waitForDebugger(port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`Chromium did not open its debugging port within ${READY_WITHIN_MS} ms`);
}

/** A browser of its own: what an earlier page has left must not help the next. */
async function withBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const flags = [...chromiumFlags, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(ensureChromium(), flags, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await waitForDebugger(port);
    return await use(port);
  } finally {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const resultSchema = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
      details: z.optional(z.object({ items: z.optional(z.unknown()) })),
    }),
  ),
});
type Result = z.infer<typeof resultSchema>;

const requestsSchema = z.array(
  z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) }),
);

/** As much of Lighthouse as is used here. */
interface LighthouseModule {
  readonly default: (address: string, options: object) => Promise<{ readonly lhr: unknown } | undefined>;
}

/** What is no matter of time: a busy machine has no say in it. */
export const UNTIMED = ['accessibility', 'best-practices', 'seo'] as const;

function faultsOf({ categories, audits }: Result): string[] {
  return UNTIMED.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function bytesOf({ audits }: Result, kind?: string): number {
  return requestsSchema
    .parse(audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => kind === undefined || resourceType === kind)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function reportOf(result: Result): PageReport {
  const score = (name: string): number => Math.round((result.categories[name]?.score ?? 0) * 100);
  const number = (name: string): number => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    blockedMs: number('total-blocking-time'),
    bytes: bytesOf(result),
    scriptBytes: bytesOf(result, 'Script'),
    faults: faultsOf(result),
  };
}

async function ask(address: string, onlyCategories?: readonly string[]): Promise<PageReport> {
  return withBrowser(async (port) => {
    // Its types are in the package of the tools, which stands apart from the project that is checked.
    const { default: lighthouse } = (await importTool('lighthouse')) as LighthouseModule;
    const answer = await lighthouse(address, {
      port,
      logLevel: 'error',
      output: 'json',
      ...(onlyCategories && { onlyCategories }),
    });
    if (!answer) throw new Error(`Lighthouse said nothing of ${address}`);
    const result = resultSchema.parse(answer.lhr);
    if (result.runtimeError) throw new Error(`Lighthouse, ${address}: ${result.runtimeError.message}`);
    return reportOf(result);
  });
}

/**
 * Asks Lighthouse about a page; once more in another browser when it could not look.
 * @param categories all of them; of others it reports 0, or NaN, and without performance it takes a fifth less work
 * @throws when it could not twice
 */
export const askLighthouse = (address: string, categories?: readonly string[]): Promise<PageReport> =>
  ask(address, categories).catch(() => ask(address, categories));
