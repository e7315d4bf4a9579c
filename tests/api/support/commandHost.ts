import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `runQuotes` asks for. */
export interface CommandLine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
}

export interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// A process beside the tests that runs the commands of the built API, one after the other, each with an environment of
// its own: to start Node for each of them is what nearly all of their time would go to.

const [apiDir = ''] = process.argv.slice(2);
const { runProgram } = await import(pathToFileURL(path.join(apiDir, 'commands/program.js')).href);

type Written = (chunk: string | Uint8Array, ...rest: readonly unknown[]) => boolean;

/** Keeps what is written to one of the two streams, and answers its writers as a terminal would. */
function keep(stream: NodeJS.WriteStream): { readonly text: () => string; readonly release: () => void } {
  const original = stream.write;
  let text = '';
  const write: Written = (chunk, ...rest) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const written = rest.at(-1);
    if (typeof written === 'function') setImmediate(() => written());
    return true;
  };
  stream.write = write;
  return { text: () => text, release: () => void (stream.write = original) };
}

async function run({ env, args }: CommandLine): Promise<Printed> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  const [stdout, stderr] = [keep(process.stdout), keep(process.stderr)];
  try {
    const code: number = await runProgram(args);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.release();
    stderr.release();
  }
}

let last: Promise<unknown> = Promise.resolve();
process.on('message', (line: CommandLine) => {
  last = last.then(async () => process.send?.(await run(line)));
});
process.once('disconnect', () => process.exit());
