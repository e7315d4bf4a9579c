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

/** What a request says that decides whose share it counts for. */
interface Content {
  readonly type?: unknown;
  readonly quoteData?: unknown;
  readonly action?: unknown;
}

function contentOf(locals: Response['locals']): Content | undefined {
  const body: unknown = locals['body'];
  const content = typeof body === 'object' && body !== null && 'content' in body ? body.content : undefined;
  return typeof content === 'object' && content !== null ? content : undefined;
}

// Each form has its own share, and what cannot be read has one too: a flood of one kind stops no other.
function formOf({ locals }: Response): string {
  const content = contentOf(locals);
  const presenter = content && presenterFor(content);
  return presenter?.contract.funnel ?? 'unreadable';
}

// Estimates follow one another while somebody tries things: they must not use up what a booking needs.
const actionOf = ({ locals }: Response): string =>
  contentOf(locals)?.action === 'estimate' ? 'estimates' : 'quote-actions';

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

  const limitActions = limitRate(actionOf);
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
