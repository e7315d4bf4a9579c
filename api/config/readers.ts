import { isIP } from 'node:net';
import { isEmail } from '#contract/common/contact.ts';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';

/** The value of a variable, or what was expected instead. */
export type Reading<Value> = { readonly value: Value } | { readonly expected: string };

export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

export interface Rate {
  readonly count: number;
  readonly windowMs: number;
}

const MAX_PORT = 65_535;
const MAILBOX = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>]+))$/;
const RATE = /^(\d{1,6})\/(\d{1,4})(s|m|h|d)$/;
const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: HOUR_MS, d: DAY_MS };

const listed = (raw: string): string[] =>
  raw
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** @param read of one item, between commas */
export function readList<Value>(raw: string, read: (item: string) => Reading<Value>): Reading<Value[]> {
  const values: Value[] = [];
  for (const item of listed(raw)) {
    const reading = read(item);
    if ('expected' in reading) return { expected: `a comma-separated list, each ${reading.expected}` };
    values.push(reading.value);
  }
  return { value: values };
}

function parseUrl(raw: string): URL | undefined {
  try {
    return new URL(raw);
  } catch {
    return undefined;
  }
}

export function readPort(raw: string): Reading<number> {
  const port = /^\d{1,5}$/.test(raw) ? Number(raw) : 0;
  return port >= 1 && port <= MAX_PORT ? { value: port } : { expected: `a port from 1 to ${MAX_PORT}` };
}

const MAX_DRAIN_SECONDS = 60;

/** For how many seconds a server that stops goes on taking connections. */
export function readDrainSeconds(raw: string): Reading<number> {
  const seconds = /^\d{1,2}$/.test(raw) ? Number(raw) : Number.NaN;
  return seconds <= MAX_DRAIN_SECONDS
    ? { value: seconds }
    : { expected: `whole seconds from 0 to ${MAX_DRAIN_SECONDS}` };
}

export function readMailbox(raw: string): Reading<Mailbox> {
  const [, name = '', bracketed, bare] = MAILBOX.exec(raw) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  if (!isEmail(address)) return { expected: 'an address like sales@example.com or Sales <sales@example.com>' };
  return { value: name.trim() ? { name: name.trim(), address } : { address } };
}

export const readMailboxList = (raw: string): Reading<Mailbox[]> => readList(raw, readMailbox);

// Nothing that would end a directive of a policy: such a host can be written, and belongs to nobody.
const HOST = /^[\w.*:[\]-]+$/;

const isOrigin = (url: URL | undefined): url is URL =>
  url !== undefined &&
  /^https?:$/.test(url.protocol) &&
  HOST.test(url.host) &&
  url.pathname === '/' &&
  !url.search &&
  !url.hash &&
  !url.username &&
  !url.password;

function readOrigin(raw: string): Reading<string> {
  const url = parseUrl(raw);
  if (isOrigin(url)) return { value: url.origin };
  return { expected: 'an origin like https://partner.example, without a path' };
}

export const readAddress = readOrigin;

export const readOriginList = (raw: string): Reading<string[]> => readList(raw, readOrigin);

/**
 * Where to listen: no name, since one that leads elsewhere tomorrow would open a port to another net. The one name that
 * leads nowhere else is taken at its word: whoever writes it wants this machine alone.
 */
export function listenAddress(text: string): string | undefined {
  if (text.toLowerCase() === 'localhost') return '127.0.0.1';
  return isIP(text) > 0 ? text : undefined;
}

export function readListenAddress(raw: string): Reading<string> {
  const value = listenAddress(raw);
  return value === undefined ? { expected: 'an address of this machine like 0.0.0.0' } : { value };
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address is on this machine, where it is tried out. */
export const isOnThisMachine = ({ hostname }: URL): boolean => LOCAL_HOST.test(hostname);

/** A script of another origin; without TLS on this machine only, where it is tried out. */
export function readScriptUrl(raw: string): Reading<string> {
  const url = parseUrl(raw);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOnThisMachine(url));
  if (url && isSafe && HOST.test(url.host) && !url.username && !url.password) return { value: url.href };
  return { expected: 'the address of a script like https://stats.example/tag.js?id=1' };
}

export function readSmtpUrl(raw: string): Reading<string> {
  const url = parseUrl(raw);
  const isSmtp = url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  return isSmtp ? { value: raw } : { expected: 'smtp://user:password@host:port or smtps://…' };
}

const DATABASE_URL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?#]+)(\/[^/?#]+(?:\?[^#]*)?)$/;

/**
 * The hosts of a database, each with the address that a connection to it takes. Several stand where one would, with
 * commas between them, as PostgreSQL's own programs read it.
 */
export function readDatabaseUrl(raw: string): Reading<string[]> {
  const [, before = '', hosts = '', after = ''] = DATABASE_URL.exec(raw) ?? [];
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (addresses.every((address) => parseUrl(address)?.hostname)) return { value: addresses };
  return { expected: 'postgres://user:password@host:port/name, or host,host for several' };
}

function isCidr(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const longest = family === 4 ? 32 : 128;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest);
}

// No names and no "true": whoever may set X-Forwarded-For decides which address the rate limit counts.
export const readCidrList = (raw: string): Reading<string[]> =>
  readList(raw, (item): Reading<string> =>
    isCidr(item) ? { value: item } : { expected: 'a network like 10.0.0.0/8' },
  );

function readOneRate(raw: string): Reading<Rate> {
  const [, count, span, unit = ''] = RATE.exec(raw) ?? [];
  const windowMs = Number(span) * (UNIT_MS[unit] ?? 0);
  if (!count || Number(count) < 1 || !(windowMs > 0)) return { expected: 'a rate like 50/10s, or off' };
  return { value: { count: Number(count), windowMs } };
}

export const readRate = (raw: string): Reading<Rate | 'off'> => (raw === 'off' ? { value: 'off' } : readOneRate(raw));

/** Several rates, all of which hold; none when off. */
export const readRates = (raw: string): Reading<Rate[]> => (raw === 'off' ? { value: [] } : readList(raw, readOneRate));
