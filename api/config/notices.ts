import path from 'node:path';
import type { Environment } from './environment.ts';
import { listenAddress } from './readers.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a password would cross a net in clear where the mail server offers no TLS, or somebody between says so. */
function isPasswordOpen(address: string): boolean {
  const { protocol, password, hostname, searchParams } = new URL(address);
  const isDemanded = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  return password !== '' && !isDemanded && !LOOPBACK.test(hostname);
}

/** Where to listen; undefined for every address, also where HOST is a name that some shell has put there. */
export const hostOf = ({ HOST }: Environment): string | undefined => listenAddress(HOST?.trim() ?? '');

/** What an operator should read at start, although nothing of it is wrong by itself. */
export function noticesOf(env: Environment, dataDir: string): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const notices: readonly (readonly [applies: boolean, text: string])[] = [
    [!env.SMTP_URL, `SMTP_URL is not set: mails are written to ${path.join(dataDir, 'mail')}`],
    [
      env.SMTP_URL !== undefined && isPasswordOpen(env.SMTP_URL),
      'SMTP_URL has a password and demands no TLS: add ?requireTLS=true, or use smtps://',
    ],
    [
      env.HOST !== undefined && hostOf(env) === undefined,
      'HOST is ignored: it is no address of this machine like 127.0.0.1, so every address is listened at',
    ],
    [
      env.SALES_DESK !== 'on' && (env.SALES_ROTA !== undefined || env.SALES_MANAGER !== undefined),
      'SALES_ROTA and SALES_MANAGER are ignored: the sales desk is off without SALES_DESK=on',
    ],
    [env.RATE_LIMIT === 'off', 'RATE_LIMIT is off: meant for load tests only, never for the open net'],
    [
      !isProduction && (env.PUBLIC_URL?.startsWith('https:') ?? false),
      'NODE_ENV is not production: the demo partner is on, and pages of this machine may post',
    ],
    [
      isProduction && !env.CAPACITY_FILE,
      'CAPACITY_FILE is not set: surveys and call-backs are booked from sample numbers',
    ],
    [isProduction && !env.PRIVACY_EMAIL, 'PRIVACY_EMAIL is not set: data-protection complaints go to SALES_EMAIL'],
    [isProduction && !env.PUBLIC_URL, 'PUBLIC_URL is not set: links in mails lead to localhost'],
    [
      isProduction && env.DEMO_PARTNER_PORT !== undefined,
      'DEMO_PARTNER_PORT is ignored: there is no demo partner in production',
    ],
  ];
  return notices.filter(([applies]) => applies).map(([, text]) => text);
}
