import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../common/log.ts';
import { readConfig, ConfigError, type Config } from '../config/config.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../db/client.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { findLead } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { printable } from './output.ts';
import { storageFaultWords } from './storageFault.ts';

/** As in sysexits.h, where it has a name: 2 is what shells use for a wrong call, 78 is EX_CONFIG. */
export const EXIT = { done: 0, failed: 1, usage: 2, config: 78 } as const;

/** A command that could not do what it was asked for, in words for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    message: string,
    readonly exitCode: number = EXIT.failed,
  ) {
    super(message);
  }
}

/** A call that makes no sense: exit code 2. */
export const wrongUsage = (message: string): CommandError => new CommandError(message, EXIT.usage);

export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly now: Date;
}

/** The settings of the server: a command is run with its environment, in its folder. @throws ConfigError */
export const settings = (): Config => readConfig(process.env, process.cwd());

/** The SQLite file of a data folder. */
export const databaseFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'leads.sqlite');

// Opening would make an empty database of whatever folder somebody happens to stand in.
function assertThere(config: Config): void {
  if (config.databaseUrls || existsSync(databaseFileOf(config))) return;
  throw new ConfigError([
    `DATA_DIR: expected the data folder of a server, found no leads.sqlite in ${config.dataDir}. ` +
      'Run the command with the environment of the server; for a new one begin with: quotes migrate',
  ]);
}

/** Opens the database that there is, whatever its version. @throws ConfigError where there is none */
export async function openThere(config: Config, options: Pick<DatabaseOptions, 'fileCheck'> = {}): Promise<Database> {
  assertThere(config);
  return openDatabase({ ...config, ...options, isPatient: true });
}

/** The same for a piece of work, and lets go of it afterwards. */
export async function withDatabase<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
  const config = settings();
  // To read a file of gigabytes takes seconds, for the answer to one question.
  const database = await openThere(config, { fileCheck: 'never' });
  try {
    return await work({ config, database, now: new Date() });
  } finally {
    await database.close();
  }
}

/** The same where the tables are those that this version knows. */
export const withTables = <Result>(work: (session: Session) => Promise<Result>): Promise<Result> =>
  withDatabase(async (session) => {
    const pending = await pendingMigrations(session.database);
    if (pending.length === 0) return work(session);
    throw new CommandError(
      `The tables are older than these commands (${pending.join(', ')}). Start the server of this version, or run: quotes migrate`,
    );
  });

/** @throws CommandError where there is no such lead */
export async function leadNamed({ knex }: Pick<Database, 'knex'>, name: string): Promise<LeadRow> {
  const lead = await findLead(knex, name);
  if (lead) return lead;
  throw new CommandError(`There is no lead ${printable(name)}. Give its reference, like SQ-123456, or its id.`);
}

/** What to print of whatever went wrong, and the exit code. Messages of drivers hold rows; those with a cause are ours. */
export function failureOf(error: unknown): { readonly lines: readonly string[]; readonly exitCode: number } {
  if (error instanceof Error && error.cause !== undefined) return { lines: [error.message], exitCode: EXIT.failed };
  if (error instanceof ConfigError) return { lines: [error.message, ...error.problems], exitCode: EXIT.config };
  if (error instanceof CommandError) return { lines: [error.message], exitCode: error.exitCode };
  const known = storageFaultWords(error);
  if (known !== undefined) return { lines: [known], exitCode: EXIT.failed };
  const { name, code, stack = '' } = describeError(error);
  return { lines: [`Failed: ${code ?? name}`, stack], exitCode: EXIT.failed };
}
