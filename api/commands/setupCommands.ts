import type { Command } from 'commander';
import { describeConfig } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { holdDataFolder } from '../db/dataFolder.ts';
import { appliedMigrations, migrate, pendingMigrations } from '../db/migrate.ts';
import { planUndo, undoMigration } from '../db/undo.ts';
import { optionFor } from './options.ts';
import { printable, printNote, printLines } from './output.ts';
import { CommandError, settings, withDatabase, wrongUsage, type Session } from './session.ts';

function checkConfig(): void {
  const config = settings();
  printLines(...describeConfig(config));
  for (const notice of config.notices) printNote(`Note: ${notice}`);
}

// The one command that makes a database where there is none.
async function runMigrations({ plan }: Pick<MigrateOptions, 'plan'>): Promise<void> {
  const database = await openDatabase({ ...settings(), isPatient: true });
  try {
    const pending = await pendingMigrations(database);
    if (plan || pending.length === 0) {
      printLines(...(pending.length > 0 ? pending : ['The tables are up to date.']));
      return;
    }
    await migrate(database, new Date());
    printLines(...pending.map((name) => `${name} applied`));
  } finally {
    await database.close();
  }
}

/** Those from the named one on, or the newest. @throws CommandError where there is none of that name */
function fromThere(applied: readonly string[], name: string | true): readonly string[] {
  if (name === true) return applied.slice(-1);
  const index = applied.indexOf(name);
  if (index !== -1) return applied.slice(index);
  throw wrongUsage(`There is no migration ${printable(name)}. Choose one of: ${applied.join(', ')}`);
}

async function undo({ database, config }: Session, name: string | true, yes: boolean): Promise<void> {
  const steps = await planUndo(database, fromThere(await appliedMigrations(database), name));
  const obstacles = steps.flatMap(({ obstacle }) => obstacle ?? []);
  // All or nothing: half-way back fits no version.
  if (obstacles.length > 0) throw new CommandError(`Nothing was undone. ${obstacles.join('\n  ')}`);
  if (!yes) {
    printLines(...steps.map((step) => `${step.name} would be taken back, and nothing lost`));
    printLines(
      'Stop every server, make a backup and add --yes to do it. Start with the older version then: this one applies them anew.',
    );
    return;
  }
  // Refused while a server has the folder; of PostgreSQL nobody knows who uses it.
  const release = config.databaseUrls ? undefined : await holdDataFolder(config.dataDir);
  for (const step of steps) printLines(`${(await undoMigration(database)) ?? step.name} taken back`);
  await release?.();
}

interface MigrateOptions {
  readonly plan?: boolean;
  readonly undo?: string | true;
  readonly yes?: boolean;
}

const changeTables = ({ plan, undo: name, yes = false }: MigrateOptions): Promise<void> => {
  if (name === undefined) return runMigrations({ plan });
  return withDatabase((session) => undo(session, name, yes && !plan));
};

/** What is run before and after a new version. */
export function addSetup(program: Command): void {
  program
    .command('check-config')
    .description('show the configuration, or list what is wrong with it')
    .action(checkConfig);
  program
    .command('migrate')
    .description('update the tables, as each start of the server does')
    .option('--plan', 'only show what would change')
    .option('--undo [migration]', 'undo the newest migration, or all from the named one on, if no data is lost')
    .addOption(optionFor.yes())
    .action(changeTables);
}
