import { watchOutput } from './output.ts';
import { runProgram } from './program.ts';
import { EXIT } from './session.ts';

const output = watchOutput();
// The last text may be refused after the command has ended.
process.once('exit', () => {
  if (output.isCut()) process.exitCode = EXIT.failed;
});
process.exitCode = await runProgram(process.argv.slice(2));
