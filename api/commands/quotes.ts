import { runProgram } from './program.ts';
import { EXIT } from './session.ts';

// `quotes leads export | head`: a reader that has seen enough is no failure.
process.stdout.on('error', () => process.exit(EXIT.done));
process.exitCode = await runProgram(process.argv.slice(2));
