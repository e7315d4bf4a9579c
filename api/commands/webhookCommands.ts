import type { Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import { countReplay, replayWebhooks, type Replay } from '../outbox/manageOutbox.ts';
import { optionFor } from './options.ts';
import { printNote, printLines, printJson } from './output.ts';
import { leadNamed, withTables, wrongUsage } from './session.ts';

interface ReplayOptions {
  readonly since?: string;
  readonly all?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const replay = (names: readonly string[], { since, all, yes = false, json }: ReplayOptions): Promise<void> =>
  withTables(async ({ config, database, now }) => {
    if (names.length === 0 && since === undefined && !all) throw wrongUsage('Name leads, or give --since or --all.');
    const leads: string[] = [];
    for (const name of names) leads.push((await leadNamed(database, name)).id);
    const chosen: Replay = {
      ...(since !== undefined && { since: new Date(since) }),
      ...(leads.length > 0 && { leads }),
    };
    const { knex } = database;
    const posts = yes ? await replayWebhooks(knex, now, chosen) : await countReplay(knex, chosen);
    if (config.webhooks.length === 0)
      printNote('WEBHOOK_URL is not set here: what is due is given up by such a server.');
    if (json) printJson({ webhooks: posts, replayed: yes });
    else if (yes)
      printLines(
        `${quantity(posts, 'webhook')} due now, each under its own webhook-id. A running server posts within seconds.`,
      );
    else
      printLines(`Would send ${quantity(posts, 'webhook')} again, each with its own webhook-id. Add --yes to do it.`);
  });

/** `quotes webhooks`: resend leads to other systems. */
export function addWebhooks(program: Command): void {
  const webhooks = program.command('webhooks').description('resend leads to other systems');
  webhooks
    .command('replay')
    .description('send leads to other systems again')
    .argument('[lead...]', 'references or ids')
    .addOption(optionFor.since())
    .option('--all', 'all leads')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(replay);
}
