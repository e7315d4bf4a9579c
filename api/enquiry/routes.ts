import type { Express, RequestHandler } from 'express';
import { ENQUIRY_PATH, ENQUIRY_SENT_PATH, SUBSCRIBED_PATH } from '#contract/common/enquiry.ts';
import { networkOf } from '../common/network.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import { formOf, readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { assertSameOrigin } from '../middleware/sameOrigin.ts';
import { createAcceptQuote, type AcceptServices } from '../quotes/acceptQuote.ts';
import { enquiryPage } from './enquiryForm.ts';
import { createFormPages } from './formPage.ts';
import { setUpQuoteLinks, type QuoteLinkServices } from './quoteLinkRoutes.ts';
import { envelopeOf, readEnquiry } from './readEnquiry.ts';

export interface EnquiryServices extends AcceptServices, QuoteLinkServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
}

/** Where plain HTML forms of our own pages go: the same leads, for visitors without JavaScript. */
export function setUpEnquiries(app: Express, services: EnquiryServices): void {
  const { config, limitRate } = services;
  const acceptQuote = createAcceptQuote(services);
  const sendForm = createFormPages(config);
  const ownPagesOnly: RequestHandler = (request, _response, next) => {
    assertSameOrigin(request, config.publicUrl);
    next();
  };
  const limit = limitRate(() => 'enquiry');

  app.get(ENQUIRY_PATH, (_request, response) => sendForm(response, enquiryPage(readEnquiry(new Map()), [])));

  app.post(ENQUIRY_PATH, ownPagesOnly, readFormBody, limit, async (request, response) => {
    const enquiry = readEnquiry(formOf(response.locals));
    const { publicUrl } = config;
    const partner = enquiry.fields.get('partner');
    try {
      await acceptQuote({
        body: envelopeOf(enquiry, publicUrl),
        key: undefined,
        authorization: partner === undefined ? undefined : `Bearer ${partner}`,
        // No other page's form comes this far.
        origin: publicUrl,
        network: networkOf(request.ip),
      });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'validation') throw error;
      sendForm(response.status(error.status), enquiryPage(enquiry, error.body.errors ?? []));
      return;
    }
    // After a post always another address: a reload must not send twice.
    response.redirect(303, enquiry.form.kind === 'newsletter' ? SUBSCRIBED_PATH : ENQUIRY_SENT_PATH);
  });

  setUpQuoteLinks(app, services, { ownPagesOnly, sendForm });
}
