import type { Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import { createNewsletterLinks } from '../newsletter/newsletterLinks.ts';
import type { SubscriptionRow } from '../newsletter/subscriptions.ts';
import { createCsv } from './exportLeads.ts';
import { printNote } from './output.ts';
import { writingTo } from './outputFile.ts';
import { withTables } from './session.ts';

interface Options {
  readonly json?: boolean;
  readonly output?: string;
}

const COLUMNS = ['email', 'confirmed', 'unsubscribe'] as const;

const exportNewsletter = ({ json, output }: Options): Promise<void> =>
  withTables(async ({ config, database }) => {
    const rows = await database
      .knex<SubscriptionRow>('subscriptions')
      .where({ status: 'confirmed' })
      .orderBy('confirmed_at')
      .select('*');
    const links = createNewsletterLinks(config.publicUrl);
    const people = rows.map(({ email, confirmed_at, unsubscribe_token }) => ({
      email,
      confirmed: confirmed_at,
      unsubscribe: links.unsubscribe(unsubscribe_token),
    }));
    const text = json ? people.map((person) => `${JSON.stringify(person)}\n`).join('') : createCsv(COLUMNS)(people);
    await writingTo(output, (write) => write(text));
    printNote(`${quantity(people.length, 'address', 'addresses')} written`);
  });

/** `quotes newsletter`: who may be written to. */
export function addNewsletter(program: Command): void {
  const newsletter = program.command('newsletter').description('export newsletter subscribers');
  newsletter
    .command('export')
    .description('export confirmed addresses, each with the unsubscribe link to put into its mail')
    .option('--output <file>', 'write to a new file instead of the screen')
    .option('--json', 'for programs: one JSON object per line')
    .action(exportNewsletter);
}
