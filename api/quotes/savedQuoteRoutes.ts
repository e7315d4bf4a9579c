import type { Express, Request, Response } from 'express';
import { greetingName } from '#contract/common/text.ts';
import type { Config } from '../config.ts';
import { parseQuoteDocument } from '../documents/quoteDocument.ts';
import { renderQuoteGonePage, renderQuotePage } from '../documents/quotePage.ts';
import { renderPdf } from '../documents/renderPdf.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { createRateLimit } from '../middleware/rateLimit.ts';
import { pagePolicy } from '../middleware/security.ts';
import { deskOfType } from './desks.ts';
import type { QuoteLinks } from './quoteLinks.ts';

export interface SavedQuoteServices {
  readonly config: Config;
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly now: () => Date;
}

const NAME = /^([\w-]{20,100})(\.pdf)?$/;

// Whoever has the address has the quote: it must not reach a search engine, a cache or another site's log.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

function sendPage(
  response: Response,
  { html, styleHash }: { readonly html: string; readonly styleHash: string },
): void {
  response.set('Content-Security-Policy', pagePolicy(styleHash)).type('html').send(html);
}

const viewOf = (lead: LeadRow, links: QuoteLinks) => ({
  firstName: greetingName(lead.first_name),
  reference: lead.reference ?? '',
  document: parseQuoteDocument(JSON.parse(lead.document)),
  issuedAt: lead.created_at,
  expiresAt: lead.expires_at,
  quoteUrl: links.page(lead.token),
});

async function sendPdf(response: Response, lead: LeadRow, links: QuoteLinks): Promise<void> {
  const view = viewOf(lead, links);
  const pdf = await renderPdf(view);
  response
    .set('Content-Disposition', `inline; filename="quote-${view.reference}.pdf"`)
    // Partners' pages fetch it to save it.
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .type('pdf')
    .send(pdf);
}

/** The saved quote and its PDF, from the document that was frozen with the lead. */
export function setUpSavedQuotes(app: Express, { config, leads, links, now }: SavedQuoteServices): void {
  const limit = createRateLimit(config, () => 'saved-quote');
  const sendGone = (response: Response, { reason, page }: { reason: 'unknown' | 'expired'; page: string }): void =>
    sendPage(response, renderQuoteGonePage({ reason, newQuoteUrl: `${config.publicUrl}${page}` }));

  app.get('/quote/:name', limit, async (request: Request<{ name: string }>, response) => {
    response.set(HEADERS);
    const [, token, isPdf] = NAME.exec(request.params.name) ?? [];
    const lead = token ? await leads.findByToken(token) : undefined;
    if (!lead) sendGone(response.status(404), { reason: 'unknown', page: '/' });
    else if (lead.expires_at <= now().toISOString()) {
      sendGone(response.status(410), { reason: 'expired', page: deskOfType(lead.type)?.page ?? '/' });
    } else if (isPdf) await sendPdf(response, lead, links);
    else sendPage(response, renderQuotePage({ ...viewOf(lead, links), pdfUrl: links.pdf(lead.token) }));
  });
}
