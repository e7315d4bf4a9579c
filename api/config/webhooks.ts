import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './publicAddress.ts';
import { readList, type Reading } from './readers.ts';

/** Another system that is told of each lead. */
export interface WebhookTarget {
  readonly url: string;
  /** What each post is signed with: two while a receiver changes from one to the other. */
  readonly secrets: readonly string[];
}

interface WebhookSettings {
  readonly NODE_ENV?: string | undefined;
  readonly WEBHOOK_URL?: readonly string[] | undefined;
  readonly WEBHOOK_SECRET?: readonly (readonly string[])[] | undefined;
}

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const SECRET_BYTES = { least: 24, most: 64 };

const hostAddress = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const isLocal = (url: URL): boolean => url.hostname === 'localhost' || isLoopback(hostAddress(url));

/** https, or this machine itself; without a slash at the end where it has no path. */
export function readWebhookUrl(raw: string): Reading<string> {
  const reading = readUrl(raw);
  return 'value' in reading ? { value: reading.value.replace(/\/$/, '') } : reading;
}

function readUrl(raw: string): Reading<string> {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url));
  if (url && isSafe && !url.username && !url.password && !url.hash) return { value: url.href };
  return { expected: 'an address like https://crm.example/leads, without user and password' };
}

function isSecret(raw: string): boolean {
  const { length } = Buffer.from(SECRET.exec(raw)?.[1] ?? '', 'base64');
  return length >= SECRET_BYTES.least && length <= SECRET_BYTES.most;
}

function readSecrets(raw: string): Reading<string[]> {
  const secrets = raw.split(/\s+/);
  if (secrets.length <= 2 && secrets.every(isSecret)) return { value: secrets };
  return { expected: 'whsec_ and 24 to 64 bytes in base64, or two of them with a blank between' };
}

export const readWebhookUrls = (raw: string): Reading<string[]> => readList(raw, readUrl);
export const readWebhookSecrets = (raw: string): Reading<string[][]> => readList(raw, readSecrets);

function isForProduction(address: string): boolean {
  const url = new URL(address);
  const isNamed = isIP(hostAddress(url)) === 0 && url.hostname !== 'localhost';
  return url.protocol === 'https:' && (isNamed || isPublicAddress(hostAddress(url)));
}

/** What is wrong with the settings together. No address is shown: of many services it is a secret itself. */
export function webhookProblems({ NODE_ENV, WEBHOOK_URL: urls = [], WEBHOOK_SECRET: secrets = [] }: WebhookSettings) {
  const problems: string[] = [];
  if (urls.length !== secrets.length) {
    problems.push(`WEBHOOK_SECRET: expected one for each WEBHOOK_URL, found ${secrets.length} for ${urls.length}`);
  }
  if (NODE_ENV === 'production' && !urls.every(isForProduction)) {
    problems.push('WEBHOOK_URL: expected https:// and a host of the open net in production');
  }
  return problems;
}

export const webhooksOf = ({
  WEBHOOK_URL: urls = [],
  WEBHOOK_SECRET: secrets = [],
}: WebhookSettings): WebhookTarget[] => urls.map((url, index) => ({ url, secrets: secrets[index] ?? [] }));

/** "https://crm.example", without the path, which may be a secret. */
export const webhookOrigins = (targets: readonly WebhookTarget[]): string =>
  targets.map(({ url }) => new URL(url).origin).join(', ') || 'none';
