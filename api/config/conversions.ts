import { createPrivateKey } from 'node:crypto';
import type { Reading } from './readers.ts';

export interface MetaSettings {
  readonly url: string;
  readonly pixel: string;
  readonly token: string;
}

export interface Ga4Settings {
  readonly url: string;
  readonly measurementId: string;
  readonly secret: string;
}

export interface GoogleAdsSettings {
  readonly url: string;
  /** Where a signed request is exchanged for a token. */
  readonly tokenUrl: string;
  readonly account: string;
  /** Id of the conversion action. */
  readonly action: string;
  /** Of the service account. */
  readonly email: string;
  /** PEM. */
  readonly key: string;
}

/** Whom leads with consent are told to as conversions; undefined for what is off. */
export interface ConversionSettings {
  readonly meta?: MetaSettings | undefined;
  readonly google?: GoogleAdsSettings | undefined;
  readonly ga4?: Ga4Settings | undefined;
}

/** Other addresses are for tests, a region or a proxy of one's own. */
const ADDRESSES = {
  META_CAPI_URL: 'https://graph.facebook.com/v24.0',
  GOOGLE_ADS_URL: 'https://datamanager.googleapis.com/v1',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GA4_COLLECT_URL: 'https://region1.google-analytics.com',
} as const;

/** What belongs together: all of them or none. */
const GROUPS = [
  ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['GOOGLE_ADS_ACCOUNT', 'GOOGLE_ADS_CONVERSION', 'GOOGLE_ADS_CLIENT_EMAIL', 'GOOGLE_ADS_PRIVATE_KEY'],
] as const;

type Name = (typeof GROUPS)[number][number] | keyof typeof ADDRESSES;
export type ConversionVariables = { readonly [Key in Name]?: string | undefined };

const reader =
  (pattern: RegExp, expected: string) =>
  (raw: string): Reading<string> =>
    pattern.test(raw) ? { value: raw } : { expected };

export const readDigits = reader(/^\d{1,30}$/, 'a number');
export const readToken = reader(/^[\w|.~+/=-]{8,500}$/, 'a token without blanks');
export const readMeasurementId = reader(/^G-[A-Z0-9]{4,20}$/, 'an id like G-AB12CD34');
export const readServiceEmail = reader(/^[\w.+-]+@[\w.-]+$/, 'the address of a service account');

/** A key as it stands in the file of a service account: line ends may be written as \n. */
export function readPrivateKey(raw: string): Reading<string> {
  const key = raw.replaceAll('\\n', '\n');
  try {
    createPrivateKey(key);
    return { value: key };
  } catch {
    return { expected: 'the private_key of a service account' };
  }
}

/** What is missing beside what is set. */
export function conversionProblems(env: ConversionVariables): string[] {
  return GROUPS.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const set = names.filter((name) => env[name] !== undefined).join(', ');
    return missing.map((name) => `${name}: expected beside ${set}`);
  });
}

export function conversionsOf(env: ConversionVariables): ConversionSettings {
  const address = (name: keyof typeof ADDRESSES): string => env[name] ?? ADDRESSES[name];
  const { META_PIXEL_ID: pixel, META_ACCESS_TOKEN: token } = env;
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: secret } = env;
  const { GOOGLE_ADS_ACCOUNT: account, GOOGLE_ADS_CONVERSION: action } = env;
  const { GOOGLE_ADS_CLIENT_EMAIL: email, GOOGLE_ADS_PRIVATE_KEY: key } = env;
  return {
    meta: pixel && token ? { url: address('META_CAPI_URL'), pixel, token } : undefined,
    ga4: measurementId && secret ? { url: address('GA4_COLLECT_URL'), measurementId, secret } : undefined,
    google:
      account && action && email && key
        ? { url: address('GOOGLE_ADS_URL'), tokenUrl: address('GOOGLE_TOKEN_URL'), account, action, email, key }
        : undefined,
  };
}

/** "meta, ga4" */
export const conversionWords = (settings: ConversionSettings): string =>
  Object.entries(settings)
    .flatMap(([name, channel]) => (channel ? [name] : []))
    .join(', ') || 'off';
