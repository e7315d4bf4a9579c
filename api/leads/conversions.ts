import * as z from 'zod/mini';
import { CONVERSION_EVENT } from '../outbox/outboxRow.ts';
import type { MailDraft } from '../outbox/queueMails.ts';
import type { LeadRow } from './leadRow.ts';

/** Who may be told of a lead as a conversion. */
export const CONVERSION_CHANNELS = ['meta', 'google', 'ga4'] as const;
export type ConversionChannel = (typeof CONVERSION_CHANNELS)[number];

const touch = z.optional(
  z.object({ clickIds: z.optional(z.object({ gclid: z.optional(z.string()), fbclid: z.optional(z.string()) })) }),
);

const stored = z.object({
  attribution: z.object({
    cookieConsent: z.optional(z.literal('all')),
    pageOrigin: z.optional(z.string()),
    pagePath: z.optional(z.string()),
    userAgent: z.optional(z.string()),
    first: touch,
    last: touch,
  }),
});

/** What a lead may be told with, as far as its visitor has agreed to all cookies on a page of ours. */
export interface ConversionTraits {
  readonly gclid: string | undefined;
  readonly fbclid: string | undefined;
  readonly userAgent: string | undefined;
  /** Address of the page, without query. */
  readonly page: string;
}

/** undefined without recorded consent: then nobody is told. */
export function conversionTraits({ body }: Pick<LeadRow, 'body'>): ConversionTraits | undefined {
  const parsed = stored.safeParse(JSON.parse(body));
  if (!parsed.success) return undefined;
  const { cookieConsent, first, last, userAgent, pageOrigin = '', pagePath = '' } = parsed.data.attribution;
  if (cookieConsent !== 'all') return undefined;
  return {
    // The latest click is the one that an advertiser pays for.
    gclid: last?.clickIds?.gclid ?? first?.clickIds?.gclid,
    fbclid: last?.clickIds?.fbclid ?? first?.clickIds?.fbclid,
    userAgent,
    page: pageOrigin + pagePath,
  };
}

// An advertiser's system that brought no click has nothing to learn.
const KNOWS: Readonly<Record<ConversionChannel, (traits: ConversionTraits) => boolean>> = {
  meta: ({ fbclid, userAgent }) => fbclid !== undefined && userAgent !== undefined,
  google: ({ gclid }) => gclid !== undefined,
  ga4: () => true,
};

/** One for each lead and channel. @param leads those that sales are mailed about */
export const conversionDrafts = (
  leads: readonly Pick<LeadRow, 'id' | 'email' | 'body'>[],
  channels: readonly string[],
): MailDraft[] =>
  leads.flatMap((lead) => {
    const traits = conversionTraits(lead);
    if (!traits) return [];
    return CONVERSION_CHANNELS.filter((channel) => channels.includes(channel) && KNOWS[channel](traits)).map(
      (channel) => ({ lead, event: CONVERSION_EVENT, detail: channel }),
    );
  });
