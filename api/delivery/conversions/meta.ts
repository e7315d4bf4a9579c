import type { MetaSettings } from '../../config/conversions.ts';
import type { Post } from '../postWebhook.ts';
import type { Conversion } from './conversion.ts';

/** Conversions API of Meta: one event of the website, known again by its click alone. */
export function metaPost({ url, pixel, token }: MetaSettings, conversion: Conversion): Post {
  const { id, at, fbclid, userAgent, page, pounds, funnel } = conversion;
  const event = {
    event_name: 'Lead',
    event_id: id,
    event_time: Math.floor(at.getTime() / 1000),
    action_source: 'website',
    event_source_url: page,
    // Version, levels of the domain, when the click was noted, and the click.
    user_data: { client_user_agent: userAgent, fbc: `fb.1.${at.getTime()}.${fbclid ?? ''}` },
    custom_data: { content_category: funnel, ...(pounds !== undefined && { value: pounds, currency: 'GBP' }) },
  };
  return {
    url: `${url}/${pixel}/events`,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: [event] }),
  };
}
