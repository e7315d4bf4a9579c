import type { Express, Request, RequestHandler } from 'express';
import { ENQUIRY_PATH, ENQUIRY_SENT_PATH, PLAIN_FIELDS, SUBSCRIBED_PATH } from '#contract/common/enquiry.ts';
import { networkOf } from '../common/network.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import { formOf, readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { assertSameOrigin, isOurs } from '../middleware/sameOrigin.ts';
import { createAcceptQuote, type AcceptServices } from '../quotes/acceptQuote.ts';
import { enquiryPage } from './enquiryForm.ts';
import { createFormPages } from './formPage.ts';
import { setUpQuoteLinks, type QuoteLinkServices } from './quoteLinkRoutes.ts';
import { cameFrom, envelopeOf, readEnquiry, type Enquiry } from './readEnquiry.ts';

export interface EnquiryServices extends AcceptServices, QuoteLinkServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
}

type Origins = Pick<EnquiryServices, 'config' | 'partners'>;

/** Registered origin of somebody else's page that a form came from, as the browser states it. */
function guestOriginOf(request: Request, { config, partners }: Origins): string | undefined {
  const { origin } = request.headers;
  if (origin === undefined || isOurs(origin, request, config.publicUrl)) return undefined;
  return partners.isAllowedOrigin(origin) ? origin : undefined;
}

/**
 * Origin that a lead is credited by. A form that came back with errors is sent from our own page and names the one that it
 * came from first: as good as the header, because a program can write the one as well as the other.
 */
function originOf(request: Request, { fields }: Enquiry, { config, partners }: Origins): string {
  const named = fields.get(PLAIN_FIELDS.origin) ?? '';
  return guestOriginOf(request, { config, partners }) ?? (partners.isAllowedOrigin(named) ? named : config.publicUrl);
}

/** Where plain HTML forms go, of our own pages and of registered origins: the same leads, for visitors without JavaScript. */
export function setUpEnquiries(app: Express, services: EnquiryServices): void {
  const { config, limitRate } = services;
  const acceptQuote = createAcceptQuote(services);
  const sendForm = createFormPages(config);
  const ownPagesOnly: RequestHandler = (request, _response, next) => {
    assertSameOrigin(request, config.publicUrl);
    next();
  };
  // What a tag may send by script from there, it may send as a plain form.
  const knownPagesOnly: RequestHandler = (request, response, next) => {
    if (guestOriginOf(request, services) === undefined) ownPagesOnly(request, response, next);
    else next();
  };
  const limit = limitRate(() => 'enquiry');

  app.get(ENQUIRY_PATH, (_request, response) => sendForm(response, enquiryPage(readEnquiry(new Map()), [])));

  app.post(ENQUIRY_PATH, knownPagesOnly, readFormBody, limit, async (request, response) => {
    const enquiry = readEnquiry(formOf(response.locals));
    const origin = originOf(request, enquiry, services);
    const partner = enquiry.fields.get('partner');
    try {
      await acceptQuote({
        body: envelopeOf(enquiry, origin),
        key: undefined,
        authorization: partner === undefined ? undefined : `Bearer ${partner}`,
        origin,
        network: networkOf(request.ip),
        userAgent: undefined,
      });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'validation') throw error;
      const kept = origin === config.publicUrl ? enquiry : cameFrom(origin, enquiry);
      sendForm(response.status(error.status), enquiryPage(kept, error.body.errors ?? []));
      return;
    }
    // After a post always another address: a reload must not send twice.
    response.redirect(303, enquiry.form.kind === 'newsletter' ? SUBSCRIBED_PATH : ENQUIRY_SENT_PATH);
  });

  setUpQuoteLinks(app, services, { ownPagesOnly, sendForm });
}
