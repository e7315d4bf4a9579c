import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addBackup } from './backupCommands.ts';
import { addDesk } from './deskCommands.ts';
import { addDoctor } from './doctor.ts';
import { addExperiments } from './experimentCommands.ts';
import { addLeads } from './leadCommands.ts';
import { addNewsletter } from './newsletterCommands.ts';
import { addOutbox } from './outboxCommands.ts';
import { OutputEnded, printNote } from './output.ts';
import { addPartners } from './partnerCommands.ts';
import { addReport } from './reportCommands.ts';
import { EXIT, failureOf, wrongUsage } from './session.ts';
import { addSetup } from './setupCommands.ts';
import { addWebhooks } from './webhookCommands.ts';

const AFTER_HELP = `
Commands read the environment of the server and work beside it, in its folder.
Exit codes: 0 done, 1 failed, 2 wrong usage, 78 wrong configuration.`;

/** A period that ends before it begins holds nothing: whoever asks for one has the days the wrong way round. */
function checkPeriod(command: Command): void {
  const { since, until }: { readonly since?: string; readonly until?: string } = command.opts();
  if (since !== undefined && until !== undefined && since >= until)
    throw wrongUsage('--since is to be a day before --until, which is not counted itself.');
}

/** Every command of the operator. */
function createProgram(): Command {
  const program = new Command('quotes')
    .description('Manage the leads, partners, mails and database of a quote server')
    // What stands behind `experiments start` is its own: both know --json.
    .enablePositionalOptions()
    .version(manifest.version, '-V, --version', 'print the version')
    .addHelpText('after', AFTER_HELP)
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride()
    .hook('preAction', (_program, command) => checkPeriod(command));
  const leads = [addLeads, addDesk, addPartners, addOutbox, addWebhooks, addNewsletter, addReport, addExperiments];
  for (const add of [...leads, addBackup, addDoctor, addSetup]) add(program);
  return program;
}

const HELP_ASKED = ['commander.helpDisplayed', 'commander.version'];

/** Runs one command line, without the names of Node and the program; resolves to the exit code. */
export async function runProgram(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // It has been said already what is wrong, or what there is.
    if (error instanceof CommanderError) return HELP_ASKED.includes(error.code) ? EXIT.done : EXIT.usage;
    if (error instanceof OutputEnded) return EXIT.done;
    const { lines, exitCode } = failureOf(error);
    printNote(lines.join('\n  '));
    return exitCode;
  }
}
