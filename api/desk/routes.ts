import type { Express, RequestHandler } from 'express';
import { formOf, readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { assertSameOrigin } from '../middleware/sameOrigin.ts';
import type { Desk } from './desk.ts';
import type { OutcomeKind } from './deskRow.ts';
import { DESK_PATH } from './links.ts';
import { readOutcome } from './outcomeForm.ts';
import {
  createDeskPages,
  goOn,
  sendGone,
  type DeskPageServices,
  type LeadExchange,
  type ListExchange,
} from './pageTools.ts';
import { whenWords } from './wording.ts';

export interface DeskRouteServices extends DeskPageServices {
  /** undefined while it is off: then there are no routes. */
  readonly desk: Desk | undefined;
  readonly limitRate: LimitRate;
}

type Pages = ReturnType<typeof createDeskPages>;

const ASK_NAME = 'Enter your name, so colleagues know who has it.';

interface Refusal {
  readonly status: 409 | 422;
  readonly kind: OutcomeKind | undefined;
  readonly message: string;
}

/** Shows a lead again, with why its form did not go through. */
function refuse({ showLead }: Pages, exchange: LeadExchange, { status, ...problem }: Refusal): void {
  const { response } = exchange;
  showLead({ ...exchange, response: response.status(status) }, { ...problem, typed: formOf(response.locals) });
}

async function claimLead(desk: Desk, pages: Pages, exchange: LeadExchange): Promise<void> {
  const name = pages.whoIs(exchange);
  if (name === undefined) return refuse(pages, exchange, { status: 422, kind: undefined, message: ASK_NAME });
  const outcome = await desk.claim(exchange.entry.lead.id, name);
  if (outcome.kind === 'unknown') return sendGone(exchange.response, 'erased');
  const { claim } = outcome;
  // A second press of the same person is no news.
  if (outcome.kind === 'claimed' || claim.claimed_by === name) return goOn(exchange, 'claim');
  const message = `${claim.claimed_by} was quicker: it was taken at ${whenWords(claim.claimed_at)}.`;
  const entry = { ...exchange.entry, claim };
  return refuse(pages, { ...exchange, entry }, { status: 409, kind: undefined, message });
}

const NOT_TAKEN: Refusal = { status: 409, kind: undefined, message: 'Take the lead first, then say how it went.' };

async function writeOutcome(desk: Desk, pages: Pages, exchange: LeadExchange): Promise<void> {
  const { entry, response } = exchange;
  const reading = readOutcome(formOf(response.locals));
  const name = pages.whoIs(exchange);
  if ('problem' in reading) {
    return refuse(pages, exchange, { status: 422, kind: reading.kind, message: reading.problem });
  }
  if (!entry.claim) return refuse(pages, exchange, NOT_TAKEN);
  if (name === undefined) {
    return refuse(pages, exchange, { status: 422, kind: reading.draft.kind, message: ASK_NAME });
  }
  const isWritten = await desk.write(entry.lead.id, { ...reading.draft, by: name });
  return isWritten ? goOn(exchange, 'outcome') : sendGone(response, 'erased');
}

function saveName({ showList, whoIs }: Pages, exchange: ListExchange): Promise<void> | void {
  const { request, response } = exchange;
  if (whoIs(exchange) !== undefined) return response.redirect(303, `${DESK_PATH}/${request.params.token}`);
  return showList({ ...exchange, response: response.status(422) }, ASK_NAME);
}

/** The desk's pages. Looking changes nothing, since mail scanners open every link; each change is a post of our own page. */
export function setUpDesk(app: Express, services: DeskRouteServices): void {
  const { desk, config, limitRate } = services;
  if (!desk) return;
  const pages = createDeskPages(desk, services);
  const { showLead, showList, withLead, withList } = pages;
  const limit = limitRate(() => 'desk');
  const list = `${DESK_PATH}/:token`;
  const lead = `${list}/:lead`;
  const ownForm: RequestHandler<object> = (request, _response, next) => {
    assertSameOrigin(request, config.publicUrl);
    next();
  };

  // Whoever types the address from memory is told where links are.
  app.get(DESK_PATH, limit, (_request, response) => sendGone(response, 'unknown'));
  app.get(
    list,
    limit,
    withList((exchange) => showList(exchange)),
  );
  app.get(
    lead,
    limit,
    withLead((exchange) => showLead(exchange)),
  );
  app.post(
    `${list}/name`,
    ownForm,
    readFormBody,
    limit,
    withList((exchange) => saveName(pages, exchange)),
  );
  app.post(
    `${lead}/claim`,
    ownForm,
    readFormBody,
    limit,
    withLead((exchange) => claimLead(desk, pages, exchange)),
  );
  app.post(
    `${lead}/outcome`,
    ownForm,
    readFormBody,
    limit,
    withLead((exchange) => writeOutcome(desk, pages, exchange)),
  );
}
