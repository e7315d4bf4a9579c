import { createHash } from 'node:crypto';
import type { Ga4Settings } from '../../config/conversions.ts';
import type { Post } from '../postWebhook.ts';
import type { Conversion } from './conversion.ts';

const RANDOM_DIGITS = 10;

// Google wants a name of the browser. Ours is made from the lead and is nobody's name elsewhere: no cookie is read.
function clientOf({ id, at }: Conversion): string {
  const random = BigInt(`0x${createHash('sha256').update(id).digest('hex')}`)
    .toString()
    .slice(0, RANDOM_DIGITS);
  return `${random}.${Math.floor(at.getTime() / 1000)}`;
}

/** Measurement Protocol of Google Analytics 4: one event, for measuring and not for advertising. */
export function ga4Post({ url, measurementId, secret }: Ga4Settings, conversion: Conversion): Post {
  const { id, at, funnel, pounds } = conversion;
  const params = {
    transaction_id: id,
    form: funnel,
    engagement_time_msec: 1,
    ...(pounds !== undefined && { value: pounds, currency: 'GBP' }),
  };
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
  return {
    url: `${url}/mp/collect?${query.toString()}`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: clientOf(conversion),
      timestamp_micros: at.getTime() * 1000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name: 'generate_lead', params }],
    }),
  };
}
