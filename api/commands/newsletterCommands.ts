import type { Command } from 'commander';
import { createNewsletterLinks } from '../newsletter/newsletterLinks.ts';
import type { SubscriptionRow } from '../newsletter/subscriptions.ts';
import { createCsv, writingTo } from './exportLeads.ts';
import { remark } from './output.ts';
import { withTables } from './session.ts';

interface Options {
  readonly json?: boolean;
  readonly output?: string;
}

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
    const text = json ? people.map((person) => `${JSON.stringify(person)}\n`).join('') : createCsv()(people);
    await writingTo(output, (write) => write(text));
    remark(`${people.length} addresses written`);
  });

/** `quotes newsletter`: who may be written to. */
export function addNewsletter(program: Command): void {
  const newsletter = program.command('newsletter').description('who has confirmed the newsletter');
  newsletter
    .command('export')
    .description('confirmed addresses alone, each with the link that ends it, which belongs into its mail')
    .option('--output <file>', 'a new file instead of standard output')
    .option('--json', 'one JSON object a line')
    .action(exportNewsletter);
}
