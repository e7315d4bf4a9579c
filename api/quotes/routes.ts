import type { Express, Response } from 'express';
import { PARTNER_CHECK_PATH, QUOTE_ACTIONS_PATH, QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { networkOf } from '../common/network.ts';
import type { Config } from '../config/config.ts';
import { bodyOf, readJsonBody } from '../middleware/body.ts';
import { only } from '../middleware/only.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { createSmallGroups } from '../middleware/smallGroups.ts';
import { framedBy } from '../partners/framedBy.ts';
import { presenterFor } from '../presenters/registry.ts';
import { createAcceptQuote, type AcceptServices } from './acceptQuote.ts';
import { createQuoteActions, type ActionServices } from './quoteActions.ts';

export interface QuoteServices extends AcceptServices, ActionServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
}

// Each form has its own share, and what cannot be read has one too: a flood of one kind stops no other.
function formOf({ locals }: Response): string {
  const body: unknown = locals['body'];
  const content = typeof body === 'object' && body !== null && 'content' in body ? body.content : undefined;
  const presenter = typeof content === 'object' && content !== null ? presenterFor(content) : undefined;
  return presenter?.contract.funnel ?? 'unreadable';
}

export function setUpQuoteRoutes(app: Express, services: QuoteServices): void {
  const { limitRate } = services;
  const acceptQuote = createAcceptQuote(services);
  const actOnQuote = createQuoteActions(services);

  const inSmallGroups = createSmallGroups();
  const limitQuotes = limitRate(formOf);
  app.all(QUOTE_HANDLER_PATH, only('POST'), readJsonBody, inSmallGroups, limitQuotes, async (request, response) => {
    const { status, answer } = await acceptQuote({
      body: bodyOf(response.locals),
      key: request.get('Idempotency-Key')?.trim() || undefined,
      authorization: request.get('Authorization'),
      origin: request.get('Origin'),
      framedBy: framedBy(request.query),
      network: networkOf(request.ip),
      userAgent: request.get('User-Agent'),
    });
    response.status(status).set('Cache-Control', 'no-store').json(answer);
  });

  const limitActions = limitRate(() => 'quote-actions');
  app.all(QUOTE_ACTIONS_PATH, only('POST'), readJsonBody, limitActions, async (_request, response) => {
    const answer = await actOnQuote(bodyOf(response.locals));
    response.set('Cache-Control', 'no-store').json(answer);
  });

  app.all(
    PARTNER_CHECK_PATH,
    only('GET'),
    limitRate(() => 'partner'),
  );
}
