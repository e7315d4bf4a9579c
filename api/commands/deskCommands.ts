import type { Command } from 'commander';
import { createDeskLinks, DESK_KEY } from '../desk/links.ts';
import { RESPONSE_GROUPS, reportResponses, type ResponseGroup, type ResponseReport } from '../desk/report.ts';
import type { ResponseFilter } from '../desk/responses.ts';
import { readName } from '../desk/salesperson.ts';
import { optionFor } from './options.ts';
import { list, printJson, printLines, type Row } from './output.ts';
import { withPartnerId } from './partnerNamed.ts';
import { addRevoke } from './revokeLinks.ts';
import { CommandError, withTables, wrongUsage } from './session.ts';

interface LinkOptions {
  readonly name?: string;
  readonly json?: boolean;
}

const makeLink = ({ name = '', json }: LinkOptions): Promise<void> =>
  withTables(async ({ config, database, now }) => {
    const known = name === '' ? '' : readName(name);
    if (known === undefined) throw wrongUsage('Give a name of 60 letters at most.');
    if (!config.desk) throw new CommandError('The sales desk is off: set SALES_DESK=on, SALES_ROTA and SALES_MANAGER.');
    const links = createDeskLinks(database.knex, { publicUrl: config.publicUrl, now: () => now });
    const link = await links.list(known);
    if (json) printJson({ link, name: known || null });
    else printLines(link);
  });

/** `quotes desk`: the way in for somebody without a mail at hand, and how every way in is closed. */
export function addDesk(program: Command): void {
  const desk = program.command('desk').description('get a link to the sales desk, or end all of them');
  desk
    .command('link')
    .description('print a link to the list of leads; it works for 7 days')
    .option('--name <name>', 'name that leads are taken under; left out, the page asks for one')
    .addOption(optionFor.json())
    .action(makeLink);
  addRevoke(desk, 'revoke', { key: DESK_KEY, which: 'every link to the sales desk' });
}

const minutes = (count: number | null): string => (count === null ? '' : `${count} min`);
const share = (percent: number | null): string => (percent === null ? '' : `${percent}%`);

const rowOf = ({ value, ...counts }: ResponseReport, by: ResponseGroup): Row => ({
  [by]: value,
  leads: counts.leads,
  taken: counts.taken,
  median: minutes(counts.medianMinutes),
  '90th': minutes(counts.slowestTenthMinutes),
  '≤15 min': share(counts.withinFirst),
  '≤60 min': share(counts.withinSecond),
  reached: counts.reached,
  'no answer': counts.noAnswer,
  booked: counts.booked,
  won: counts.won,
  'won £': counts.wonPounds,
  lost: counts.lost,
});

export interface ResponseOptions extends ResponseFilter {
  readonly per?: ResponseGroup | undefined;
  readonly json?: boolean;
}

/** `leads report --by response`: how soon leads were taken, in working minutes, and what came of them. */
export const showResponses = ({ per = RESPONSE_GROUPS[0], json, ...filter }: ResponseOptions): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    const items = await reportResponses(knex, { by: per, ...(await withPartnerId(knex, filter)) });
    list({ items, row: (item) => rowOf(item, per), none: 'No leads on the sales desk.' }, json === true);
  });
