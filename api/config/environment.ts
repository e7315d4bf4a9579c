import * as z from 'zod/mini';
import {
  conversionProblems,
  readDigits,
  readMeasurementId,
  readPrivateKey,
  readServiceEmail,
  readToken,
} from './conversions.ts';
import { deskProblems } from './desk.ts';
import {
  readAddress,
  readCidrList,
  readDatabaseUrl,
  readDrainSeconds,
  readListenAddress,
  readMailbox,
  readMailboxList,
  readOriginList,
  readPort,
  readRate,
  readRates,
  readScriptUrl,
  readSmtpUrl,
  type Reading,
} from './readers.ts';
import { readRetention } from './retention.ts';
import { SECRET_FILES, SECRETS } from './secretFiles.ts';
import { readWebhookSecrets, readWebhookUrl, readWebhookUrls, webhookProblems } from './webhooks.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SHORT_NAME = 5;

/** Levenshtein distance: how many letters must be put in, left out or exchanged. */
function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...left].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

// Two changes turn PORT into HOST: a short name must differ by one letter only.
function isNear(known: string, name: string): boolean {
  const most = Math.min(known.length, name.length) <= SHORT_NAME ? 1 : 2;
  // The lengths first: every start and every command compares all that is set with all that is known.
  return Math.abs(known.length - name.length) <= most && distance(known, name) <= most;
}

/** A sentence for each variable that is set under almost the name of a known one: SMTP_URI would mail nobody in silence. */
function nearMisses(known: readonly string[], set: readonly string[]): string[] {
  const unknown = set.filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = known.find((candidate) => isNear(candidate, name.toUpperCase()));
    return meant ? [`${name}: not a setting of this server. Did you mean ${meant}?`] : [];
  });
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
  // Any text: some shells put the name of the machine there.
  HOST: z.optional(z.string()),
  DEMO_PARTNER_PORT: read(readPort),
  METRICS_PORT: read(readPort),
  METRICS_HOST: read(readListenAddress),
  DRAIN_SECONDS: read(readDrainSeconds),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: read(readDatabaseUrl),
  // Any text: a login shell puts the path of a mailbox there.
  MAIL: z.optional(z.string()),
  SMTP_URL: read(readSmtpUrl),
  MAIL_FROM: read(readMailbox),
  SALES_EMAIL: read(readMailboxList),
  PRIVACY_EMAIL: read(readMailboxList),
  SALES_DESK: oneOf(['on', 'off']),
  SALES_ROTA: read(readMailboxList),
  SALES_MANAGER: read(readMailboxList),
  PUBLIC_URL: read(readAddress),
  ALLOWED_ORIGINS: read(readOriginList),
  TRUST_PROXY: read(readCidrList),
  RATE_LIMIT: read(readRate),
  MAIL_LIMIT_NETWORK: read(readRates),
  MAIL_LIMIT_TOTAL: read(readRate),
  RETENTION_MONTHS: read(readRetention),
  LOG_LEVEL: oneOf(LOG_LEVELS),
  CAPACITY_FILE: z.optional(z.string()),
  ROUTING_FILE: z.optional(z.string()),
  MCS_TABLE_FILE: z.optional(z.string()),
  WEBHOOK_URL: read(readWebhookUrls),
  WEBHOOK_SECRET: read(readWebhookSecrets),
  ANALYTICS_SCRIPT: read(readScriptUrl),
  ANALYTICS_ORIGINS: read(readOriginList),
  META_PIXEL_ID: read(readDigits),
  META_ACCESS_TOKEN: read(readToken),
  META_CAPI_URL: read(readWebhookUrl),
  GA4_MEASUREMENT_ID: read(readMeasurementId),
  GA4_API_SECRET: read(readToken),
  GA4_COLLECT_URL: read(readWebhookUrl),
  GOOGLE_ADS_ACCOUNT: read(readDigits),
  GOOGLE_ADS_CONVERSION: read(readDigits),
  GOOGLE_ADS_CLIENT_EMAIL: read(readServiceEmail),
  GOOGLE_ADS_PRIVATE_KEY: read(readPrivateKey),
  GOOGLE_ADS_URL: read(readWebhookUrl),
  GOOGLE_TOKEN_URL: read(readWebhookUrl),
};
const environmentSchema = z.object(variables);
export type Environment = z.infer<typeof environmentSchema>;

// MAIL is short, and near to what other programmes call theirs (EMAIL).
const KNOWN_NAMES = [...Object.keys(variables).filter((name) => name !== 'MAIL'), ...SECRET_FILES];

// An empty variable is what many tools write for one that is not set.
export const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
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

function portProblems(env: Environment): string[] {
  const ports = [env.PORT ?? DEFAULT_PORT, demoPort(env), env.METRICS_PORT].filter((port) => port !== undefined);
  const areThree = new Set(ports).size === ports.length;
  const isWithout = env.METRICS_HOST !== undefined && env.METRICS_PORT === undefined;
  return [
    ...(isWithout ? ['METRICS_PORT: expected a port beside METRICS_HOST'] : []),
    ...(areThree ? [] : [`PORT, DEMO_PARTNER_PORT and METRICS_PORT: expected three ports, found ${ports.join(', ')}`]),
  ];
}

function combinationProblems(env: Environment): string[] {
  const own = [...webhookProblems(env), ...deskProblems(env), ...conversionProblems(env)];
  const problems = [...own, ...portProblems(env)];
  const isFiles = env.MAIL?.trim() === MAIL_AS_FILES;
  if (env.NODE_ENV === 'production' && !env.SMTP_URL && !isFiles) problems.push(NO_MAIL_SERVER);
  if (env.SMTP_URL && isFiles)
    problems.push('MAIL: expected no SMTP_URL beside MAIL=files, mails go one of the two ways');
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push('MAIL_FROM: expected the sender of our mails beside SMTP_URL');
  if (env.SMTP_URL && !env.SALES_EMAIL) problems.push('SALES_EMAIL: expected who gets the leads beside SMTP_URL');
  if (env.ANALYTICS_ORIGINS && !env.ANALYTICS_SCRIPT)
    problems.push('ANALYTICS_SCRIPT: expected the script that sends to ANALYTICS_ORIGINS');
  return problems;
}

export const DEFAULT_PORT = 3000;
const DEFAULT_DEMO_PORT = 3001;

export const demoPort = (env: Environment): number | undefined =>
  env.NODE_ENV === 'production' ? undefined : (env.DEMO_PARTNER_PORT ?? DEFAULT_DEMO_PORT);

/** What an environment says, with everything that is wrong with it. @param environment without empty variables */
export function readEnvironment(environment: NodeJS.ProcessEnv): {
  readonly env: Environment | undefined;
  readonly problems: readonly string[];
} {
  const parsed = environmentSchema.safeParse(environment);
  const problems = parsed.error ? valueProblems(parsed.error, environment) : combinationProblems(parsed.data);
  return { env: parsed.data, problems: [...problems, ...nearMisses(KNOWN_NAMES, Object.keys(environment))] };
}
