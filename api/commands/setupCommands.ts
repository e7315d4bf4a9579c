import type { Command } from 'commander';
import { describeConfig } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import { remark, say } from './output.ts';
import { settings } from './session.ts';

function checkConfig(): void {
  const config = settings();
  say(...describeConfig(config));
  for (const notice of config.notices) remark(`Note: ${notice}`);
}

// The one command that makes a database where there is none.
async function runMigrations({ plan }: { readonly plan?: boolean }): Promise<void> {
  const database = await openDatabase(settings());
  try {
    const pending = await pendingMigrations(database);
    if (plan || pending.length === 0) {
      say(...(pending.length > 0 ? pending : ['The tables are up to date.']));
      return;
    }
    await migrate(database, new Date());
    say(...pending.map((name) => `${name} applied`));
  } finally {
    await database.close();
  }
}

/** What is run before and after a new version. */
export function addSetup(program: Command): void {
  program
    .command('check-config')
    .description('show the configuration, or everything that is wrong with it')
    .action(checkConfig);
  program
    .command('migrate')
    .description('bring the tables up to date, as each start of the server does')
    .option('--plan', 'only say what would be applied')
    .action(runMigrations);
}
