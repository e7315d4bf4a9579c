import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { ConfigError, describeConfig, settingsOf, type Config } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { holdDataFolder } from '../db/dataFolder.ts';
import { appliedMigrations, migrate, MIGRATION_NAMES, pendingMigrations, titleOfMigration } from '../db/migrate.ts';
import { planUndo, undoMigration, type UndoStep } from '../db/undo.ts';
import { optionFor } from './options.ts';
import { printable, printJson, printNote, printLines } from './output.ts';
import { CommandError, databaseFileOf, settings, withDatabase, wrongUsage, type Session } from './session.ts';

function settingsForMachines(): void {
  try {
    const config = settings();
    printJson({ settings: Object.fromEntries(settingsOf(config)), notices: config.notices });
  } catch (error) {
    if (error instanceof ConfigError) printJson({ problems: error.problems });
    throw error;
  }
}

function checkConfig({ json }: { readonly json?: boolean }): void {
  if (json) {
    settingsForMachines();
    return;
  }
  const config = settings();
  printLines(...describeConfig(config));
  for (const notice of config.notices) printNote(`Note: ${notice}`);
}

const UP_TO_DATE = 'The tables are up to date.';

/** A line for each migration. */
function tell(names: readonly string[], isApplied: boolean, json: boolean): void {
  if (json) {
    for (const name of names) printJson({ migration: name, title: titleOfMigration(name), applied: isApplied });
    return;
  }
  const words = (name: string): string => (isApplied ? `${name} applied` : `${name}  ${titleOfMigration(name)}`);
  printLines(...(names.length > 0 ? names.map(words) : [UP_TO_DATE]));
}

const isNew = (config: Config): boolean => !config.databaseUrls && !existsSync(databaseFileOf(config));

async function planMigrations(json: boolean): Promise<void> {
  const config = settings();
  // To open the file would make it.
  if (isNew(config)) tell(MIGRATION_NAMES, false, json);
  else await withDatabase(async ({ database }) => tell(await pendingMigrations(database), false, json));
}

// The one command that makes a database where there is none.
async function runMigrations(json: boolean): Promise<void> {
  const database = await openDatabase({ ...settings(), isPatient: true });
  try {
    const pending = await pendingMigrations(database);
    await migrate(database, new Date());
    tell(pending, true, json);
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

function tellUndo(steps: readonly UndoStep[], json = false): void {
  if (json) {
    for (const { name } of steps) printJson({ migration: name, undone: false });
    return;
  }
  printLines(
    ...steps.map(({ name }) => `${name} would be taken back, and nothing lost`),
    'Stop every server, make a backup and add --yes to do it. Start with the older version then: this one applies them anew.',
  );
}

async function undo({ database, config }: Session, name: string | true, { yes, json }: MigrateOptions): Promise<void> {
  const steps = await planUndo(database, fromThere(await appliedMigrations(database), name));
  const obstacles = steps.flatMap(({ obstacle }) => obstacle ?? []);
  // All or nothing: half-way back fits no version.
  if (obstacles.length > 0) throw new CommandError(`Nothing was undone. ${obstacles.join('\n  ')}`);
  if (!yes) {
    tellUndo(steps, json);
    return;
  }
  // Refused while a server has the folder; of PostgreSQL nobody knows who uses it.
  const release = config.databaseUrls ? undefined : await holdDataFolder(config.dataDir);
  try {
    for (const step of steps) {
      const undone = (await undoMigration(database)) ?? step.name;
      if (json) printJson({ migration: undone, undone: true });
      else printLines(`${undone} taken back`);
    }
  } finally {
    await release?.();
  }
}

interface MigrateOptions {
  readonly plan?: boolean;
  readonly undo?: string | true;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const changeTables = ({ plan = false, undo: name, yes = false, json = false }: MigrateOptions): Promise<void> => {
  if (name !== undefined) return withDatabase((session) => undo(session, name, { yes: yes && !plan, json }));
  return plan ? planMigrations(json) : runMigrations(json);
};

/** What is run before and after a new version. */
export function addSetup(program: Command): void {
  program
    .command('check-config')
    .description('show the configuration, or list what is wrong with it')
    .addOption(optionFor.json())
    .action(checkConfig);
  program
    .command('migrate')
    .description('update the tables, as each start of the server does')
    .option('--plan', 'only show what would change')
    .option('--undo [migration]', 'undo the newest migration, or all from the named one on, if no data is lost')
    .option('--yes', 'with --undo: do it; without --yes, --undo only shows what would be taken back')
    .addOption(optionFor.json())
    .action(changeTables);
}
