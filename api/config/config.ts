import { realpathSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { company } from '#contract/common/company.ts';
import { type Capacity, readCapacityFile } from './capacity.ts';
import { nearMisses } from './nearMisses.ts';
import {
  readAddress,
  readCidrList,
  readMailbox,
  readMailboxList,
  readOriginList,
  readPort,
  readRate,
  readScriptUrl,
  readSmtpUrl,
  type Mailbox,
  type Rate,
  type Reading,
} from './readers.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export interface Analytics {
  /** Address of the script. */
  readonly script: string;
  /** Where it may send to, besides its own origin. */
  readonly origins: readonly string[];
}

export interface Config {
  readonly isProduction: boolean;
  /** Folder that holds dist/ and public/. */
  readonly rootDir: string;
  /** Folder of the release that is served, as dist/ led to it at start: a build meanwhile changes nothing. */
  readonly builtDir: string;
  readonly port: number;
  readonly demoPartnerPort: number | undefined;
  readonly metricsPort: number | undefined;
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: Mailbox;
  readonly salesEmail: readonly Mailbox[];
  /** Who gets complaints about how personal data are used. */
  readonly privacyEmail: readonly Mailbox[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Every origin that may post, but for those of registered partners. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly rateLimit: Rate | 'off';
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The operator's own, absolute; undefined for the sample that comes with the server. */
  readonly capacityFile: string | undefined;
  /** What measures on our own pages, with consent; undefined for nothing. */
  readonly analytics: Analytics | undefined;
  /** How many surveys and call-backs fit into half a day. */
  readonly capacity: Capacity;
  /** What an operator should read at start. */
  readonly notices: readonly string[];
}

/** Everything that is wrong with an environment, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'an error' : `${problems.length} errors`}`);
  }
}

const read = <Value>(reader: (raw: string) => Reading<Value>) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((raw, context) => {
        const reading = reader(raw.trim());
        if ('value' in reading) return reading.value;
        context.issues.push({ code: 'custom', message: `expected ${reading.expected}`, input: raw });
        return z.NEVER;
      }),
    ),
  );

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.optional(z.enum(options, `expected one of ${options.join(', ')}`));

const variables = {
  NODE_ENV: oneOf(['production', 'development', 'test']),
  PORT: read(readPort),
  DEMO_PARTNER_PORT: read(readPort),
  METRICS_PORT: read(readPort),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z.never('expected no value: this version keeps its leads in a SQLite file in DATA_DIR. Remove the variable'),
  ),
  // Any text: a login shell puts the path of a mailbox there.
  MAIL: z.optional(z.string()),
  SMTP_URL: read(readSmtpUrl),
  MAIL_FROM: read(readMailbox),
  SALES_EMAIL: read(readMailboxList),
  PRIVACY_EMAIL: read(readMailboxList),
  PUBLIC_URL: read(readAddress),
  ALLOWED_ORIGINS: read(readOriginList),
  TRUST_PROXY: read(readCidrList),
  RATE_LIMIT: read(readRate),
  LOG_LEVEL: oneOf(LOG_LEVELS),
  CAPACITY_FILE: z.optional(z.string()),
  ANALYTICS_SCRIPT: read(readScriptUrl),
  ANALYTICS_ORIGINS: read(readOriginList),
};
const environmentSchema = z.object(variables);
type Environment = z.infer<typeof environmentSchema>;

const SECRETS: readonly string[] = ['SMTP_URL', 'DATABASE_URL'];
// MAIL is short, and near to what other programmes call theirs (EMAIL).
const KNOWN_NAMES = Object.keys(variables).filter((name) => name !== 'MAIL');

// An empty variable is what many tools write for one that is not set.
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

function valueProblems(error: z.core.$ZodError, environment: NodeJS.ProcessEnv): string[] {
  return error.issues.map(({ path: [name = ''], message }) => {
    const key = String(name);
    const found = SECRETS.includes(key) ? 'a value that is not shown here' : JSON.stringify(environment[key]);
    return `${key}: ${message}, found ${found}`;
  });
}

const MAIL_AS_FILES = 'files';
const NO_MAIL_SERVER =
  'SMTP_URL: expected in production: without a mail server sales and customers hear of no lead. ' +
  'Set MAIL=files if mails are to become .eml files in DATA_DIR';

function combinationProblems(env: Environment): string[] {
  const problems: string[] = [];
  const isFiles = env.MAIL?.trim() === MAIL_AS_FILES;
  if (env.NODE_ENV === 'production' && !env.SMTP_URL && !isFiles) problems.push(NO_MAIL_SERVER);
  if (env.SMTP_URL && isFiles)
    problems.push('MAIL: expected no SMTP_URL beside MAIL=files, mails go one of the two ways');
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push('MAIL_FROM: expected the sender of our mails beside SMTP_URL');
  if (env.SMTP_URL && !env.SALES_EMAIL) problems.push('SALES_EMAIL: expected who gets the leads beside SMTP_URL');
  if (env.ANALYTICS_ORIGINS && !env.ANALYTICS_SCRIPT)
    problems.push('ANALYTICS_SCRIPT: expected the script that sends to ANALYTICS_ORIGINS');
  const ports = [env.PORT ?? DEFAULT_PORT, demoPort(env), env.METRICS_PORT].filter((port) => port !== undefined);
  if (new Set(ports).size < ports.length) {
    problems.push(`PORT, DEMO_PARTNER_PORT and METRICS_PORT: expected three ports, found ${ports.join(', ')}`);
  }
  return problems;
}

const DEFAULT_PORT = 3000;
const DEFAULT_DEMO_PORT = 3001;
const DEFAULT_RATE: Rate = { count: 50, windowMs: 10_000 };

const demoPort = (env: Environment): number | undefined =>
  env.NODE_ENV === 'production' ? undefined : (env.DEMO_PARTNER_PORT ?? DEFAULT_DEMO_PORT);

function ownOrigins(env: Environment, publicUrl: string): string[] {
  const hosts = env.NODE_ENV === 'production' ? [] : ['localhost', '127.0.0.1', '[::1]'];
  const ports = [env.PORT ?? DEFAULT_PORT, demoPort(env)].filter((port) => port !== undefined);
  return [publicUrl, ...hosts.flatMap((host) => ports.map((port) => `http://${host}:${port}`))];
}

function noticesOf(env: Environment, dataDir: string): string[] {
  const notices: string[] = [];
  if (!env.SMTP_URL) notices.push(`SMTP_URL is not set: mails are written to ${path.join(dataDir, 'mail')}`);
  if (env.RATE_LIMIT === 'off') notices.push('RATE_LIMIT is off: meant for load tests only, never for the open net');
  if (env.NODE_ENV !== 'production') return notices;
  if (!env.CAPACITY_FILE)
    notices.push('CAPACITY_FILE is not set: surveys and call-backs are booked from sample numbers');
  if (!env.PRIVACY_EMAIL) notices.push('PRIVACY_EMAIL is not set: data-protection complaints go to SALES_EMAIL');
  if (!env.PUBLIC_URL) notices.push('PUBLIC_URL is not set: links in mails lead to localhost');
  if (env.DEMO_PARTNER_PORT) notices.push('DEMO_PARTNER_PORT is ignored: there is no demo partner in production');
  return notices;
}

const placesProblems = (places: ReturnType<typeof readCapacityFile>): string[] =>
  'problems' in places ? places.problems.map((problem) => `CAPACITY_FILE: ${problem}`) : [];

function ownCapacityFile({ CAPACITY_FILE: file }: NodeJS.ProcessEnv, rootDir: string): string | undefined {
  return file === undefined ? undefined : path.resolve(rootDir, file.trim());
}

const analyticsOf = ({ ANALYTICS_SCRIPT: script, ANALYTICS_ORIGINS: origins = [] }: Environment): Config['analytics'] =>
  script === undefined ? undefined : { script, origins };

function resolveLink(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    // Nothing is built while the site runs from its source.
    return place;
  }
}

/** @throws ConfigError with every problem at once */
export function readConfig(rawEnvironment: NodeJS.ProcessEnv, rootDir: string): Config {
  const environment = withoutEmpty(rawEnvironment);
  const parsed = environmentSchema.safeParse(environment);
  const capacityFile = ownCapacityFile(environment, rootDir);
  const places = readCapacityFile(capacityFile);
  const problems = [
    ...(parsed.error ? valueProblems(parsed.error, environment) : combinationProblems(parsed.data)),
    ...nearMisses(KNOWN_NAMES, Object.keys(environment)),
    ...placesProblems(places),
  ];
  if (!parsed.data || 'problems' in places || problems.length > 0) throw new ConfigError(problems);
  const env = parsed.data;
  const port = env.PORT ?? DEFAULT_PORT;
  const dataDir = path.resolve(rootDir, env.DATA_DIR ?? 'data');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const salesEmail = env.SALES_EMAIL ?? [{ address: company.email }];
  return {
    isProduction: env.NODE_ENV === 'production',
    rootDir,
    builtDir: resolveLink(path.join(rootDir, 'dist')),
    port,
    demoPartnerPort: demoPort(env),
    metricsPort: env.METRICS_PORT,
    dataDir,
    smtpUrl: env.SMTP_URL,
    // A sender without a name is shown as its address, or not at all.
    mailFrom: { name: company.brand, ...(env.MAIL_FROM ?? { address: company.email }) },
    salesEmail,
    privacyEmail: env.PRIVACY_EMAIL ?? salesEmail,
    publicUrl,
    allowedOrigins: [...new Set([...ownOrigins(env, publicUrl), ...(env.ALLOWED_ORIGINS ?? [])])],
    trustProxy: env.TRUST_PROXY ?? [],
    rateLimit: env.RATE_LIMIT ?? DEFAULT_RATE,
    logLevel: env.LOG_LEVEL ?? 'info',
    analytics: analyticsOf(env),
    capacityFile,
    capacity: places.capacity,
    notices: noticesOf(env, dataDir),
  };
}
