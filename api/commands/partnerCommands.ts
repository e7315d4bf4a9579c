import type { Command } from 'commander';
import { ukDay } from '#contract/common/calendar.ts';
import {
  listPartners,
  setPartnerNotify,
  setPartnerOrigins,
  setPartnerStatus,
  type ListedPartner,
} from '../partners/managePartners.ts';
import type { PartnerRow, PartnerStatus } from '../partners/partnerRow.ts';
import { addAdd } from './addPartnerCommand.ts';
import { optionFor, readEmail, readOrigin } from './options.ts';
import { list, printable, printLines, printJson, type Row } from './output.ts';
import { partnerNamed } from './partnerNamed.ts';
import { SOON } from './partnerTag.ts';
import { addStatement } from './reportCommands.ts';
import { addRotate } from './rotateCommand.ts';
import { CommandError, withTables, wrongUsage } from './session.ts';

interface Json {
  readonly json?: boolean;
}
interface Sure extends Json {
  readonly yes?: boolean;
}

/** The day in the United Kingdom, as `--until` takes it. */
const dayOf = (moment: string | null): string => (moment === null ? '' : ukDay(Date.parse(moment)));

const rowOf = ({
  id,
  name,
  key,
  status,
  origins,
  leads,
  lastLead,
  former_until: until,
  notify,
}: ListedPartner): Row => ({
  Id: id,
  Name: name,
  Key: key,
  State: status,
  Leads: leads,
  'Last lead': dayOf(lastLead),
  Origins: origins.join(' '),
  Notify: notify,
  'Former key until': dayOf(until),
});

const showPartners = ({ json }: Json): Promise<void> =>
  withTables(async ({ database }) => {
    const items = await listPartners(database.knex);
    list({ items, row: rowOf, none: 'No partners yet: quotes partners add "Name" https://their.site' }, json === true);
  });

const WARNING: Readonly<Record<PartnerStatus, string>> = {
  active: 'Tags on its pages work and its leads are credited to it.',
  disabled: 'Tags on its pages show a link in the place of the form; its leads so far stay.',
};

const setStatus =
  (status: PartnerStatus) =>
  (name: string, { yes, json }: Sure): Promise<void> =>
    withTables(async ({ database: { knex } }) => {
      const partner = await partnerNamed(knex, name);
      if (status === 'disabled' && !yes) {
        if (json) printJson({ ...partner, status, done: false });
        else printLines(`Would disable ${partner.id}. ${WARNING.disabled} Add --yes to do it.`);
        return;
      }
      const changed = await setPartnerStatus(knex, partner, status);
      if (json) printJson({ ...changed, done: true });
      else printLines(`${partner.id} is ${status}. ${WARNING[status]} ${SOON}`);
    });

const WITHOUT_ORIGIN = 'Tags on pages there show a link in the place of the form.';

interface OriginOptions extends Sure {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** @throws CommandError where an address is to be removed that the partner has not */
function assertAmong({ id, origins }: PartnerRow, remove: readonly string[]): void {
  const missing = remove.filter((origin) => !origins.includes(origin));
  if (missing.length === 0) return;
  throw new CommandError(
    `Nothing was changed. ${missing.join(', ')} is not among the addresses of ${id}: ${origins.join(', ')}`,
  );
}

const changeOrigins = (name: string, { add: more = [], remove = [], yes, json }: OriginOptions): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    const partner = await partnerNamed(knex, name);
    const { id, origins } = partner;
    if (more.length + remove.length === 0)
      throw wrongUsage(`Give --add or --remove. Now ${id} has ${origins.join(', ')}.`);
    assertAmong(partner, remove);
    const kept = [...origins, ...more].filter((origin) => !remove.includes(origin));
    if (kept.length === 0) throw wrongUsage('A partner needs an origin: disable it instead');
    const taken = origins.filter((origin) => !kept.includes(origin));
    if (taken.length > 0 && !yes) {
      const change = `Would take ${taken.join(', ')} from ${id}, which keeps ${kept.join(', ')}.`;
      if (json) printJson({ ...partner, origins: [...new Set(kept)], done: false });
      else printLines(`${change} ${WITHOUT_ORIGIN} Add --yes to do it.`);
      return;
    }
    const isSame = taken.length === 0 && kept.every((origin) => origins.includes(origin));
    const changed = isSame ? partner : await setPartnerOrigins(knex, partner, kept);
    if (json) printJson({ ...changed, done: !isSame });
    else if (isSame) printLines(`Nothing was changed: ${id} has had ${more.join(', ')} before.`);
    else printLines(`${id} has ${changed.origins.join(', ')}. ${SOON}`);
  });

interface NotifyOptions extends Json {
  readonly off?: boolean;
}

const changeNotify = (name: string, email: string | undefined, { off = false, json }: NotifyOptions): Promise<void> =>
  withTables(async ({ database: { knex } }) => {
    if ((email === undefined) !== off) throw wrongUsage('Give an address, or --off.');
    const partner = await partnerNamed(knex, name);
    const changed = await setPartnerNotify(knex, partner, email ?? null);
    if (json) printJson(changed);
    else if (email === undefined) printLines(`${partner.id} is told of no lead any more.`);
    else
      printLines(`${printable(email)} is told of each lead from the pages of ${partner.id}: reference, form and time.`);
  });

/** What of a partner may change. */
function addChanges(partners: Command): void {
  partners
    .command('origins')
    .description('add or remove addresses of their sites')
    .argument('<partner>', 'id or key')
    .option('--add <origin>', 'add an address; can be repeated', readOrigin)
    .option('--remove <origin>', 'remove an address; can be repeated', readOrigin)
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(changeOrigins);
  partners
    .command('notify')
    .description('set the address that is mailed about each of their leads, without personal data')
    .argument('<partner>', 'id or key')
    .argument('[email]', 'office@partner.example', readEmail)
    .option('--off', 'stop these mails')
    .addOption(optionFor.json())
    .action(changeNotify);
  addRotate(partners);
}

/** `quotes partners`: who may show our forms, and whose leads they are. */
export function addPartners(program: Command): void {
  const partners = program.command('partners').description('manage the partners who show our forms on their sites');
  addAdd(partners);
  partners
    .command('list')
    .description('list partners with their keys, origins and leads')
    .addOption(optionFor.json())
    .action(showPartners);
  partners
    .command('disable')
    .description('stop taking leads from a partner')
    .argument('<partner>', 'id or key')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(setStatus('disabled'));
  partners
    .command('enable')
    .description('take leads from a partner again')
    .argument('<partner>', 'id or key')
    .addOption(optionFor.json())
    .action(setStatus('active'));
  addChanges(partners);
  addStatement(partners);
}
