import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config/config.ts';
import type { RenderedPage } from '../documents/page.ts';
import { formOf } from '../middleware/body.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import { formPolicy } from '../middleware/security.ts';
import type { QuoteLinks } from '../presenters/savedQuote.ts';
import type { Desk } from './desk.ts';
import type { DeskEntry } from './findEntries.ts';
import { renderGonePage } from './gonePage.ts';
import { renderLeadPage, type LeadView } from './leadPage.ts';
import { DESK_PATH, type DeskPass } from './links.ts';
import { renderListPage } from './listPage.ts';
import { FIELDS } from './outcomeForm.ts';
import { readName, rememberedName, rememberName } from './salesperson.ts';

export interface DeskPageServices {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly links: QuoteLinks;
  readonly now: () => Date;
}

export interface ListExchange {
  readonly request: Request<{ token: string }>;
  readonly response: Response;
  readonly pass: DeskPass;
}

export interface LeadExchange {
  readonly request: Request<{ token: string; lead: string }>;
  readonly response: Response;
  readonly pass: DeskPass;
  readonly entry: DeskEntry;
}

// What stands on these pages is personal data, and their address is all that opens them.
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

const send = (response: Response, { html, styleHash }: RenderedPage): void =>
  sendCompressed(response.set({ ...HEADERS, 'Content-Security-Policy': formPolicy(styleHash) }), html);

const NEWS = { claim: 'It’s yours. Give them a call.', outcome: 'Saved.' } as const;

/** What the address says has just been done; "" for nothing. */
const newsOf = ({ query }: Pick<Request, 'query'>): string =>
  Object.entries(NEWS).find(([name]) => name in query)?.[1] ?? '';

export const sendGone = (response: Response, reason: Parameters<typeof renderGonePage>[0]): void =>
  send(response.status(reason === 'unknown' ? 404 : 410), renderGonePage(reason));

/** Leads on to the lead's page. After a post always another address: a reload must not send twice. */
export const goOn = ({ request, response }: LeadExchange, news: keyof typeof NEWS): void =>
  response.redirect(303, `${DESK_PATH}/${request.params.token}/${request.params.lead}?${news}`);

/** What the routes of the desk need of each other. */
export function createDeskPages(desk: Desk, { config, links, now }: DeskPageServices) {
  const isSecure = config.publicUrl.startsWith('https:');

  return {
    /** Whose name counts: that of the link, the one that was typed, the one that the browser was told. */
    whoIs: ({ pass, request, response }: ListExchange | LeadExchange): string | undefined => {
      if (pass.name) return pass.name;
      const typed = formOf(response.locals).get(FIELDS.name);
      const name = typed === undefined ? rememberedName(request) : readName(typed);
      if (name && typed !== undefined) rememberName(response, name, isSecure);
      return name === '' ? undefined : name;
    },
    withList:
      (answer: (exchange: ListExchange) => Promise<void> | void): RequestHandler<{ token: string }> =>
      async (request, response) => {
        const pass = await desk.links.read(request.params.token);
        return typeof pass === 'string' ? sendGone(response, pass) : answer({ request, response, pass });
      },
    withLead:
      (answer: (exchange: LeadExchange) => Promise<void> | void): RequestHandler<{ token: string; lead: string }> =>
      async (request, response) => {
        const { token, lead } = request.params;
        const pass = await desk.links.read(token, lead);
        if (typeof pass === 'string') return sendGone(response, pass);
        const entry = await desk.find(lead);
        return entry ? answer({ request, response, pass, entry }) : sendGone(response, 'erased');
      },
    showList: async ({ pass, request, response }: ListExchange, problem = ''): Promise<void> => {
      const name = pass.name || rememberedName(request);
      const path = `${DESK_PATH}/${request.params.token}`;
      const isNamed = pass.name !== '';
      send(response, renderListPage({ list: await desk.list(), now: now(), name, isNamed, path, problem }));
    },
    showLead: ({ pass, entry, request, response }: LeadExchange, problem?: LeadView['problem']): void => {
      const { token, lead } = request.params;
      const view: LeadView = {
        entry,
        now: now(),
        name: pass.name || rememberedName(request),
        isNamed: pass.name !== '',
        path: `${DESK_PATH}/${token}/${lead}`,
        listPath: pass.isWhole ? `${DESK_PATH}/${token}` : undefined,
        quoteUrl: links.quotePage(entry.lead),
        news: newsOf(request),
        problem,
      };
      send(response, renderLeadPage(view));
    },
  };
}
