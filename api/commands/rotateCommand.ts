import type { Command } from 'commander';
import { ukDayWords } from '#contract/common/calendar.ts';
import type { TagName } from '#contract/tags.ts';
import { formerKeyOf, rotateKey, type FormerKey } from '../partners/managePartners.ts';
import type { PartnerRow } from '../partners/partnerRow.ts';
import { optionFor, readDay } from './options.ts';
import { printJson, printLines, printNote } from './output.ts';
import { partnerNamed } from './partnerNamed.ts';
import { printTag } from './partnerTag.ts';
import { CommandError, withTables, wrongUsage } from './session.ts';

interface RotateOptions {
  readonly until: string;
  readonly tag: TagName;
  readonly dropFormer?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const promised = ({ key, until }: FormerKey): string =>
  `${key}, which was to work until ${ukDayWords(Date.parse(until))}`;

const droppedOf = (former: FormerKey | undefined) => ({
  dropped_key: former?.key ?? null,
  dropped_until: former?.until ?? null,
});

function printPlan(partner: PartnerRow, former: FormerKey | undefined, options: RotateOptions): void {
  const { id, key } = partner;
  const { until, dropFormer, json } = options;
  if (json) {
    // As it would be; nobody knows the new key yet.
    printJson({ ...partner, key: null, former_key: key, former_until: until, ...droppedOf(former), done: false });
    return;
  }
  const lines = [`Would give ${id} a new key; ${key} works until ${ukDayWords(Date.parse(until))}.`];
  // One former key is kept: this one would go, and pages that still carry it would show a link in the place of the form.
  if (former) lines.push(`Would end ${promised(former)}: pages that still carry it would show a link, no form.`);
  const isUnsaid = former !== undefined && dropFormer !== true;
  printLines(...lines, isUnsaid ? 'Add --drop-former --yes to do it all the same.' : 'Add --yes to do it.');
}

const rotate = (name: string, options: RotateOptions): Promise<void> =>
  withTables(async ({ config, database: { knex }, now }) => {
    const { until, tag, dropFormer, yes, json } = options;
    const partner = await partnerNamed(knex, name);
    if (until <= now.toISOString())
      throw wrongUsage('--until: give a day to come, for the partner to change its pages');
    const former = formerKeyOf(partner, now);
    if (!yes) {
      printPlan(partner, former, options);
      return;
    }
    if (former && !dropFormer) {
      throw new CommandError(
        `${partner.id} has been promised that ${former.key} works until ${ukDayWords(Date.parse(former.until))}, and a new key would end it. ` +
          'Wait until then, or add --drop-former. Nothing was changed.',
      );
    }
    const changed = await rotateKey(knex, partner, until);
    if (!changed) throw new CommandError(`${partner.id} has just got another key. Nothing was changed.`);
    if (json) printJson({ ...changed, ...droppedOf(former), done: true });
    else printTag(config, changed, tag);
    printNote(`${partner.key} works until ${ukDayWords(Date.parse(until))}.`);
    if (former) printNote(`Ended: ${promised(former)}.`);
  });

/** `quotes partners rotate`: a new key, beside which the one before works for a while. */
export function addRotate(partners: Command): void {
  partners
    .command('rotate')
    .description('give a partner a new key; the old one works until a day you set')
    .argument('<partner>', 'id or key')
    .requiredOption('--until <day>', 'YYYY-MM-DD', readDay)
    .option('--drop-former', 'end the key before the old one, although it was to work for longer')
    .addOption(optionFor.tag())
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(rotate);
}
