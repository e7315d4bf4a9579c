import type { ConversionSettings } from '../config/conversions.ts';
import { conversionTraits } from '../leads/conversions.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { MailHandler } from '../outbox/deliver.ts';
import type { OutboxRow } from '../outbox/outboxRow.ts';
import { conversionOf, type Conversion } from './conversions/conversion.ts';
import { ga4Post } from './conversions/ga4.ts';
import { createTokens, googleAdsPost } from './conversions/googleAds.ts';
import { metaPost } from './conversions/meta.ts';
import { postWebhook, type Post, type PostRules } from './postWebhook.ts';
import { WebhookError } from './webhookError.ts';

interface ConversionServices {
  readonly settings: ConversionSettings;
  readonly findLead: (id: string) => Promise<LeadRow | undefined>;
  readonly rules: PostRules;
  readonly onDelivered: (row: OutboxRow) => void;
}

type Compose = (conversion: Conversion) => Post | Promise<Post>;

function composersOf({ meta, ga4, google }: ConversionSettings, rules: PostRules): Readonly<Record<string, Compose>> {
  const tokenOf = google && createTokens(google, rules);
  return {
    ...(meta && { meta: (conversion: Conversion) => metaPost(meta, conversion) }),
    ...(ga4 && { ga4: (conversion: Conversion) => ga4Post(ga4, conversion) }),
    ...(google &&
      tokenOf && { google: async (conversion: Conversion) => googleAdsPost(google, conversion, await tokenOf()) }),
  };
}

/**
 * Tells an advertiser's system of the lead of a row. The lead is read when the post leaves: of one that was erased nobody
 * is told, nor of one without consent, whatever the row says.
 */
export function createConversionHandler({ settings, findLead, rules, onDelivered }: ConversionServices): MailHandler {
  const composers = composersOf(settings, rules);
  return async (row) => {
    const lead = await findLead(row.lead_id);
    const traits = lead && conversionTraits(lead);
    if (!lead || !traits) return;
    const compose = composers[row.detail ?? ''];
    if (!compose) throw new WebhookError('address', `${row.detail ?? ''} is not set up`, true);
    await postWebhook(await compose(conversionOf(lead, traits)), rules);
    onDelivered(row);
  };
}
