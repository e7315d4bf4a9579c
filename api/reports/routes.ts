import type { Express, RequestHandler, Response } from 'express';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { RenderedPage } from '../documents/page.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { pagePolicy } from '../middleware/security.ts';
import { findPartner } from '../partners/managePartners.ts';
import { readStatement } from './statement.ts';
import { statementCsv } from './statementCsv.ts';
import { createStatementLinks, STATEMENT_PATH } from './statementLinks.ts';
import { renderNoStatement, renderStatement } from './statementPage.ts';

export interface StatementServices {
  readonly config: Pick<Config, 'publicUrl' | 'retention'>;
  readonly database: Database;
  readonly limitRate: LimitRate;
  readonly now: () => Date;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };
const CSV = '.csv';

const send = (response: Response, { html, styleHash }: RenderedPage): void =>
  sendCompressed(response.set({ ...HEADERS, 'Content-Security-Policy': pagePolicy(styleHash) }), html);

/** The statement of a partner, for whoever has its link: as a page, and as a file for a spreadsheet. */
export function setUpStatements(app: Express, { config, database, limitRate, now }: StatementServices): void {
  const { knex } = database;
  const links = createStatementLinks(knex, { publicUrl: config.publicUrl, now });
  const show: RequestHandler<{ token: string; name: string }> = async ({ params: { token, name } }, response) => {
    const isCsv = name.endsWith(CSV);
    const id = isCsv ? name.slice(0, -CSV.length) : name;
    const state = await links.read(token, id);
    if (state !== 'open') return send(response.status(state === 'expired' ? 410 : 404), renderNoStatement(state));
    const statement = await readStatement(knex, id);
    if (!isCsv) {
      const { name: title } = (await findPartner(knex, id)) ?? { name: id };
      const csvUrl = `${config.publicUrl}${STATEMENT_PATH}/${token}/${id}${CSV}`;
      return send(response, renderStatement(title, statement, { retention: config.retention, csvUrl }));
    }
    response.set({ ...HEADERS, 'Content-Disposition': `attachment; filename="statement-${id}${CSV}"` });
    response.type('text/csv; charset=utf-8').send(statementCsv(statement));
    return undefined;
  };
  app.get(
    `${STATEMENT_PATH}/:token/:name`,
    limitRate(() => 'statement'),
    show,
  );
}
