import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../folders.ts';
import { BENCH_FOLDER } from '../peers.ts';
import { messageSchema, type Message, type Question } from './messages.ts';
import type { Stores } from './stores.ts';
import type { Variant } from './variants.ts';

/** A variant of the API in a process of its own, with an empty data folder. */
export interface BenchServer {
  readonly url: string;
  readonly ask: <Kind extends Question>(question: Kind) => Promise<Extract<Message, { kind: Kind }>>;
  readonly close: () => Promise<void>;
}

const SCRIPT = path.join(BENCH_FOLDER, 'api', 'benchServer.ts');
const PATIENCE_MS = 30_000;

function nextMessage<Kind extends Message['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Message, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server said nothing of ${kind} in time`)), PATIENCE_MS);
    child.once('exit', (code) => reject(new Error(`the server under load ended with ${code}`)));
    const listen = (raw: unknown) => {
      const message = messageSchema.parse(raw);
      if (message.kind !== kind) return;
      clearTimeout(late);
      child.off('message', listen);
      // Compared above; the compiler does not carry that over to the parameter of the type.
      resolve(message as Extract<Message, { kind: Kind }>);
    };
    child.on('message', listen);
  });
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve();

export interface Surroundings {
  readonly smtpUrl: string;
  readonly stores: Stores;
}

/** @throws when it does not start within half a minute */
export async function runServer(variant: Variant, { smtpUrl, stores }: Surroundings): Promise<BenchServer> {
  const dataDir = makeFolder(variant);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://quotes.bench.test',
    RATE_LIMIT: 'off',
    DATABASE_URL: '',
    ...(await stores.empty()),
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'quotes@bench.test',
    SALES_EMAIL: 'sales@bench.test',
  };
  const execArgv = ['--import', 'tsx', '--expose-gc'];
  const child = fork(SCRIPT, [variant], { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await nextMessage(child, 'ready');
  return {
    url: `http://127.0.0.1:${port}`,
    ask: (question) => {
      const answer = nextMessage(child, question);
      child.send(question);
      return answer;
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
