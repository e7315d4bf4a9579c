import { createSign } from 'node:crypto';
import * as z from 'zod/mini';
import type { GoogleAdsSettings } from '../../config/conversions.ts';
import { postForText, type Post, type PostRules } from '../postWebhook.ts';
import { WebhookError } from '../webhookError.ts';
import type { Conversion } from './conversion.ts';

const SCOPE = 'https://www.googleapis.com/auth/datamanager';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFE_SECONDS = 3600;
/** A token that ends while it is on its way is no use. */
const MARGIN_MS = 60_000;

const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a service account signs to be given a token (RFC 7523). */
function assertionOf({ email, key, tokenUrl }: GoogleAdsSettings, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = { iss: email, scope: SCOPE, aud: tokenUrl, iat: issued, exp: issued + LIFE_SECONDS };
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** Gives tokens, each for as long as it works. */
export function createTokens(settings: GoogleAdsSettings, rules: PostRules): () => Promise<string> {
  let present = { token: '', until: 0 };
  return async () => {
    // By the real clock, as the receiver's.
    const now = new Date();
    if (present.until > now.getTime()) return present.token;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(settings, now) }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const text = await postForText({ url: settings.tokenUrl, headers, body }, rules);
    const parsed = answerSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw new WebhookError('protocol', 'no token in the answer');
    const { access_token: token, expires_in: seconds } = parsed.data;
    present = { token, until: now.getTime() + seconds * 1000 - MARGIN_MS };
    return token;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Data Manager API of Google: one conversion, known again by its click alone. */
export function googleAdsPost(
  { url, account, action }: GoogleAdsSettings,
  conversion: Conversion,
  token: string,
): Post {
  const { id, at, gclid, pounds } = conversion;
  const event = {
    transactionId: id,
    eventTimestamp: at.toISOString(),
    eventSource: 'WEB',
    adIdentifiers: { gclid },
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_DENIED' },
    ...(pounds !== undefined && { conversionValue: pounds, currency: 'GBP' }),
  };
  const operatingAccount = { accountType: 'GOOGLE_ADS', accountId: account };
  return {
    url: `${url}/events:ingest`,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ destinations: [{ operatingAccount, productDestinationId: action }], events: [event] }),
  };
}
