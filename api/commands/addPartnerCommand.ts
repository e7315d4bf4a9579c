import { InvalidArgumentError, type Command } from 'commander';
import { cleanLine } from '#contract/common/text.ts';
import type { TagName } from '#contract/tags.ts';
import { isOnThisMachine } from '../config/readers.ts';
import { registerPartner, type ListedPartner } from '../partners/managePartners.ts';
import { optionFor, readEmail, readOrigin } from './options.ts';
import { printable, printJson, printNote } from './output.ts';
import { partnerTag, printTag } from './partnerTag.ts';
import { CommandError, withTables } from './session.ts';

const LONGEST_NAME = 200;

function readName(text: string): string {
  const name = cleanLine(text);
  if (name === '' || name.length > LONGEST_NAME) throw new InvalidArgumentError('Give the name of the partner.');
  return name;
}

function isOpenToReaders(origin: string): boolean {
  const url = new URL(origin);
  return url.protocol === 'http:' && !isOnThisMachine(url);
}

function printNotes(origins: readonly string[], others: readonly ListedPartner[]): void {
  for (const { id, origins: theirs } of others) {
    const shared = theirs.filter((origin) => origins.includes(origin)).join(', ');
    printNote(`Note: ${shared} is an address of ${id} too. A lead counts for the partner whose key its tag carries.`);
  }
  for (const origin of origins.filter(isOpenToReaders))
    printNote(`Note: ${origin} is not encrypted. What visitors type there can be read on its way: ask for https.`);
}

interface AddOptions {
  readonly notify?: string;
  readonly tag: TagName;
  readonly json?: boolean;
}

const add = (name: string, origins: readonly string[], { notify, tag, json }: AddOptions): Promise<void> =>
  withTables(async ({ config, database, now }) => {
    const { partner, others, same } = await registerPartner(database, { name, origins, notify }, now);
    if (same) {
      throw new CommandError(
        `Nothing was added: ${printable(name)} is ${same.id} already, with key ${same.key}, for ${same.origins.join(', ')}. ` +
          `For further addresses: quotes partners origins ${same.id} --add https://their.site`,
      );
    }
    if (json) printJson({ ...partner, tag: partnerTag({ ...config, tag, key: partner.key }) });
    else printTag(config, partner, tag);
    printNotes(partner.origins, others);
  });

/** `quotes partners add`: who may show our forms, and what they paste. */
export function addAdd(partners: Command): void {
  partners
    .command('add')
    .description('register a partner and print the code to paste')
    .argument('<name>', 'name of the partner', readName)
    .argument('<origin...>', 'address of their site: https://their.site', readOrigin)
    .option('--notify <email>', 'mail this address about each of their leads, without personal data', readEmail)
    .addOption(optionFor.tag())
    .addOption(optionFor.json())
    .action(add);
}
