import type { Express, Request, Response } from 'express';
import * as z from 'zod/mini';
import { whenWords } from '#contract/common/appointments.ts';
import { shownReference } from '#contract/common/reference.ts';
import { greetingName } from '#contract/common/text.ts';
import { choosePath } from '../appointments/appointmentLinks.ts';
import type { Appointments } from '../appointments/appointments.ts';
import { isLive } from '../appointments/storeAppointments.ts';
import { kindWords } from '../appointments/wording.ts';
import type { Config } from '../config/config.ts';
import type { QuotePdfInput } from '../documents/pdf/renderPdf.ts';
import { parseQuoteDocument } from '../documents/quoteDocument.ts';
import { type NextLink, renderQuoteGonePage, renderQuotePage } from '../documents/quotePage.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { QuotePdfs } from '../leads/quotePdfs.ts';
import type { Leads } from '../leads/repository.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { pagePolicy } from '../middleware/security.ts';
import type { Presenter } from '../presenters/presenter.ts';
import { presenterOfFunnel } from '../presenters/registry.ts';
import type { QuoteLinks, SavedQuoteLinks } from '../presenters/savedQuote.ts';

interface NextServices {
  readonly appointments: Appointments;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const storedBody = z.object({ quoteData: z.unknown() });

// An item that no catalogue knows is whatever somebody has written: the form could do nothing with it either.
const formOf = ({ page, restart }: Presenter, { body, price_check: check }: LeadRow): string =>
  check === 'unknown-item' ? page : restart(storedBody.parse(JSON.parse(body)).quoteData);

/** How somebody can go on from a saved quote: book, or look at what is booked, or change the answers. */
async function nextLinks(lead: LeadRow, { appointments, publicUrl, now }: NextServices): Promise<NextLink[]> {
  const presenter = presenterOfFunnel(lead.funnel);
  if (!presenter) return [];
  const bookings = presenter.appointments.map(async (kind): Promise<NextLink> => {
    const row = await appointments.find(lead.id, kind);
    const { noun, book } = kindWords[kind];
    const words = row && isLive(row, now()) ? `Your ${noun}: ${whenWords(kind, row)}` : book;
    return { words, url: `${publicUrl}${choosePath(lead.token, kind)}` };
  });
  return [
    ...(await Promise.all(bookings)),
    {
      words: 'Change my answers',
      url: `${publicUrl}${formOf(presenter, lead)}`,
    },
  ];
}

export interface SavedQuoteServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
  readonly appointments: Appointments;
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly pdfs: Pick<QuotePdfs<QuotePdfInput>, 'pdfOf'>;
  readonly now: () => Date;
}

const NAME = /^([\w-]{20,100})(\.pdf)?$/;

// Whoever has the address has the quote: it must not reach a search engine, a cache or another site's log.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

function sendPage(
  response: Response,
  { html, styleHash }: { readonly html: string; readonly styleHash: string },
): void {
  sendCompressed(response.set('Content-Security-Policy', pagePolicy(styleHash)), html);
}

const viewOf = (lead: LeadRow, { page }: SavedQuoteLinks) => ({
  firstName: greetingName(lead.first_name),
  reference: shownReference(lead.reference ?? ''),
  document: parseQuoteDocument(JSON.parse(lead.document)),
  issuedAt: lead.created_at,
  expiresAt: lead.expires_at,
  quoteUrl: page,
});

function sendPdf(response: Response, lead: LeadRow, pdf: Buffer): void {
  response
    .set('Content-Disposition', `inline; filename="quote-${lead.reference ?? ''}.pdf"`)
    // Partners' pages fetch it to save it.
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .type('pdf')
    .send(pdf);
}

/** The saved quote and its PDF, from the document that was frozen with the lead. */
export function setUpSavedQuotes(
  app: Express,
  { appointments, config, leads, limitRate, links, now, pdfs }: SavedQuoteServices,
): void {
  const { publicUrl } = config;
  const limit = limitRate(() => 'saved-quote');
  const sendGone = (response: Response, { reason, page }: { reason: 'unknown' | 'expired'; page: string }): void =>
    sendPage(response, renderQuoteGonePage({ reason, newQuoteUrl: `${config.publicUrl}${page}` }));

  app.get('/quote/:name', limit, async (request: Request<{ name: string }>, response) => {
    response.set(HEADERS);
    const [, token, isPdf] = NAME.exec(request.params.name) ?? [];
    const lead = token ? await leads.findByToken(token) : undefined;
    const saved = lead && links.savedQuote(lead);
    if (!lead || !saved) sendGone(response.status(404), { reason: 'unknown', page: '/' });
    else if (lead.expires_at <= now().toISOString()) {
      sendGone(response.status(410), { reason: 'expired', page: presenterOfFunnel(lead.funnel)?.page ?? '/' });
    } else if (isPdf) sendPdf(response, lead, await pdfs.pdfOf(lead, viewOf(lead, saved)));
    else {
      const next = await nextLinks(lead, { appointments, publicUrl, now });
      sendPage(response, renderQuotePage({ ...viewOf(lead, saved), pdfUrl: saved.pdf, next }));
    }
  });
}
