import { realpathSync } from 'node:fs';
import path from 'node:path';
import { company } from '#contract/common/company.ts';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';
import { conversionsOf, conversionWords, type ConversionSettings } from './conversions.ts';
import { deskOf, deskWords, type DeskSettings } from './desk.ts';
import {
  DEFAULT_PORT,
  demoPort,
  readEnvironment,
  withoutEmpty,
  type Environment,
  type LogLevel,
} from './environment.ts';
import { hostOf, noticesOf } from './notices.ts';
import type { Mailbox, Rate } from './readers.ts';
import { RETENTION_KINDS, type Retention, retentionWords } from './retention.ts';
import { readSecretFiles } from './secretFiles.ts';
import { readTextFiles, textFileSettings, type TextFiles } from './textFiles.ts';
import { webhookOrigins, webhooksOf, type WebhookTarget } from './webhooks.ts';

export interface Analytics {
  /** Address of the script. */
  readonly script: string;
  /** Where it may send to, besides its own origin. */
  readonly origins: readonly string[];
}

/** What keeps forms from being used to write to strangers. Mails to sales are never limited. */
export interface MailLimits {
  /** To how many new addresses one network may have mails sent; all of them hold. Empty: no limit. */
  readonly perNetwork: readonly Rate[];
  /** Mails to visitors, whoever asks for them. */
  readonly total: Rate | 'off';
}

export interface Config extends TextFiles {
  readonly isProduction: boolean;
  /** Folder that holds dist/ and public/. */
  readonly rootDir: string;
  /** Folder of the release that is served, as dist/ led to it at start: a build meanwhile changes nothing. */
  readonly builtDir: string;
  readonly port: number;
  /** Address to listen at; undefined for all that the machine has. */
  readonly host: string | undefined;
  readonly demoPartnerPort: number | undefined;
  readonly metricsPort: number | undefined;
  /** Address to listen at for metrics. */
  readonly metricsHost: string;
  /** How long a server that stops still takes connections, while `/readyz` says 503. */
  readonly drainMs: number;
  readonly dataDir: string;
  /** One for each host of PostgreSQL; undefined for the SQLite file in the data folder. */
  readonly databaseUrls: readonly string[] | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: Mailbox;
  readonly salesEmail: readonly Mailbox[];
  /** Who gets complaints about how personal data are used. */
  readonly privacyEmail: readonly Mailbox[];
  /** Who is told of leads that nobody has taken; undefined while the sales desk is off. */
  readonly desk: DeskSettings | undefined;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Every origin that may post, but for those of registered partners. */
  readonly allowedOrigins: readonly string[];
  /** Origins of the demo partner's pages; none in production. */
  readonly demoOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly rateLimit: Rate | 'off';
  readonly mailLimits: MailLimits;
  readonly logLevel: LogLevel;
  /** When leads are erased. */
  readonly retention: Retention | 'off';
  /** Other systems that are told of each lead. */
  readonly webhooks: readonly WebhookTarget[];
  /** Whom leads with consent are told to as conversions. */
  readonly conversions: ConversionSettings;
  /** What measures on our own pages, with consent; undefined for nothing. */
  readonly analytics: Analytics | undefined;
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

// Metrics name no person, and are nobody else's business all the same.
const LOOPBACK = '127.0.0.1';
const DEFAULT_RATE: Rate = { count: 50, windowMs: 10_000 };

// More than an office or a family asks for; a telephone network shares an address among many, whose quotes are on the
// screen all the same.
const DEFAULT_PER_NETWORK: readonly Rate[] = [
  { count: 20, windowMs: HOUR_MS },
  { count: 50, windowMs: DAY_MS },
  { count: 100, windowMs: 7 * DAY_MS },
];
const DEFAULT_TOTAL: Rate = { count: 300, windowMs: HOUR_MS };

function mailLimitsOf(env: Environment): MailLimits {
  // Mails that become files on a developer's machine reach no stranger.
  const isLimited = env.RATE_LIMIT !== 'off' && (env.NODE_ENV === 'production' || env.SMTP_URL !== undefined);
  return {
    perNetwork: env.MAIL_LIMIT_NETWORK ?? (isLimited ? DEFAULT_PER_NETWORK : []),
    total: env.MAIL_LIMIT_TOTAL ?? (isLimited ? DEFAULT_TOTAL : 'off'),
  };
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const localOrigins = (env: Environment, port: number | undefined): string[] =>
  env.NODE_ENV === 'production' || port === undefined ? [] : LOCAL_HOSTS.map((host) => `http://${host}:${port}`);

function originsOf(env: Environment, port: number, publicUrl: string): Pick<Config, 'allowedOrigins' | 'demoOrigins'> {
  const demoOrigins = localOrigins(env, demoPort(env));
  const own = [publicUrl, ...localOrigins(env, port), ...demoOrigins];
  return { allowedOrigins: [...new Set([...own, ...(env.ALLOWED_ORIGINS ?? [])])], demoOrigins };
}

const analyticsOf = ({ ANALYTICS_SCRIPT: script, ANALYTICS_ORIGINS: origins = [] }: Environment): Config['analytics'] =>
  script === undefined ? undefined : { script, origins };

const drainMsOf = ({ DRAIN_SECONDS = 0 }: Environment): number => DRAIN_SECONDS * 1000;

function resolveLink(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    // Nothing is built while the site runs from its source.
    return place;
  }
}

/** Who hears of leads besides people. */
const deliveryOf = (env: Environment): Pick<Config, 'webhooks' | 'conversions'> => ({
  webhooks: webhooksOf(env),
  conversions: conversionsOf(env),
});

/** @throws ConfigError with every problem at once */
export function readConfig(rawEnvironment: NodeJS.ProcessEnv, rootDir: string): Config {
  const { environment, problems: fileProblems } = readSecretFiles(withoutEmpty(rawEnvironment), rootDir);
  const { env, problems: ownProblems } = readEnvironment(environment);
  const { files, problems: textProblems } = readTextFiles(environment, rootDir);
  const problems = [...fileProblems, ...ownProblems, ...textProblems];
  if (!env || !files || problems.length > 0) throw new ConfigError(problems);
  const port = env.PORT ?? DEFAULT_PORT;
  const dataDir = path.resolve(rootDir, env.DATA_DIR ?? 'data');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const salesEmail = env.SALES_EMAIL ?? [{ address: company.email }];
  return {
    isProduction: env.NODE_ENV === 'production',
    rootDir,
    builtDir: resolveLink(path.join(rootDir, 'dist')),
    port,
    host: hostOf(env),
    demoPartnerPort: demoPort(env),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST ?? LOOPBACK,
    drainMs: drainMsOf(env),
    dataDir,
    databaseUrls: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    // A sender without a name is shown as its address, or not at all.
    mailFrom: { name: company.brand, ...(env.MAIL_FROM ?? { address: company.email }) },
    salesEmail,
    privacyEmail: env.PRIVACY_EMAIL ?? salesEmail,
    desk: deskOf(env),
    publicUrl,
    ...originsOf(env, port, publicUrl),
    trustProxy: env.TRUST_PROXY ?? [],
    rateLimit: env.RATE_LIMIT ?? DEFAULT_RATE,
    mailLimits: mailLimitsOf(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    retention: env.RETENTION_MONTHS ?? RETENTION_KINDS,
    analytics: analyticsOf(env),
    ...files,
    ...deliveryOf(env),
    notices: noticesOf(env, dataDir),
  };
}

const maskUrl = (address: string): string => {
  const url = new URL(address);
  if (url.username) url.username = '***';
  if (url.password) url.password = '***';
  // Drivers take passwords and keys there, too.
  url.search = '';
  return url.href;
};

const mailboxes = (boxes: Config['salesEmail']): string => boxes.map(({ address }) => address).join(', ');

const rateWords = (rate: Rate | 'off'): string =>
  rate === 'off' ? 'off' : `${rate.count} in ${rate.windowMs / 1000} s`;

/** All settings by their names, as an operator may read them: secrets are masked. */
export function settingsOf(config: Config): (readonly [name: string, value: string])[] {
  const { rateLimit, mailLimits, analytics } = config;
  return [
    ['PUBLIC_URL', config.publicUrl],
    ['PORT', String(config.port)],
    ['HOST', config.host ?? 'every address of this machine'],
    ['DEMO_PARTNER_PORT', String(config.demoPartnerPort ?? 'off')],
    ['METRICS_PORT', String(config.metricsPort ?? 'off')],
    ['METRICS_HOST', config.metricsHost],
    ['DRAIN_SECONDS', String(config.drainMs / 1000)],
    ['DATA_DIR', config.dataDir],
    ['DATABASE_URL', config.databaseUrls?.map(maskUrl).join(', ') ?? 'not set (SQLite file in DATA_DIR)'],
    ['SMTP_URL', config.smtpUrl ? maskUrl(config.smtpUrl) : 'not set (.eml files)'],
    ['MAIL_FROM', mailboxes([config.mailFrom])],
    ['SALES_EMAIL', mailboxes(config.salesEmail)],
    ['PRIVACY_EMAIL', mailboxes(config.privacyEmail)],
    ['SALES_DESK', deskWords(config.desk)],
    ['ALLOWED_ORIGINS', `${config.allowedOrigins.join(', ')}, and those of registered partners`],
    ['TRUST_PROXY', config.trustProxy.join(', ') || 'none'],
    ['RATE_LIMIT', rateWords(rateLimit)],
    ['MAIL_LIMIT_NETWORK', mailLimits.perNetwork.map(rateWords).join(', ') || 'off'],
    ['MAIL_LIMIT_TOTAL', rateWords(mailLimits.total)],
    ['RETENTION_MONTHS', retentionWords(config.retention)],
    ['LOG_LEVEL', config.logLevel],
    ['ANALYTICS_SCRIPT', analytics?.script ?? 'off'],
    ...(analytics
      ? [['ANALYTICS_ORIGINS', analytics.origins.join(', ') || 'none but that of the script'] as const]
      : []),
    ...textFileSettings(config),
    ['WEBHOOK_URL', webhookOrigins(config.webhooks)],
    ['Conversions', conversionWords(config.conversions)],
  ];
}

const NAME_WIDTH = 20;

/** What an operator sees at start and with --check-config: a line for each setting. */
export const describeConfig = (config: Config): string[] =>
  settingsOf(config).map(([name, value]) => name.padEnd(NAME_WIDTH) + value);
