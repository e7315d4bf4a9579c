import type { Command } from 'commander';
import { dropKey } from '../db/signer.ts';
import { optionFor } from './options.ts';
import { printJson, printLines } from './output.ts';
import { withTables } from './session.ts';

interface Links {
  /** The key that they are signed with, and nothing else. */
  readonly key: string;
  /** "every link to the sales desk" */
  readonly which: string;
}

interface RevokeOptions {
  readonly yes?: boolean;
  readonly json?: boolean;
}

const revoke =
  ({ key, which }: Links) =>
  ({ yes = false, json }: RevokeOptions): Promise<void> =>
    withTables(async ({ database: { knex } }) => {
      if (yes) await dropKey(knex, key);
      if (json) printJson({ done: yes });
      else if (yes) printLines(`Start every server anew: from then on ${which} of before is worthless.`);
      else printLines(`Would make ${which} worthless. Add --yes to do it, then start every server anew.`);
    });

/** A command that ends all links of one kind; whoever needs one gets a new one. */
export function addRevoke(parent: Command, name: string, links: Links): void {
  parent
    .command(name)
    .description(`make ${links.which} worthless, once every server is started anew`)
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(revoke(links));
}
