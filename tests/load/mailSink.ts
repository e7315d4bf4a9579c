import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

/** A real SMTP server in a process of its own: in that of the senders, what it does would look like the server's time. */
export interface MailSink {
  readonly url: string;
  /** Different mails so far, some milliseconds old. */
  readonly arrived: () => number;
  /** Waits until so many have arrived. @throws after two minutes */
  readonly waitFor: (mails: number) => Promise<void>;
  readonly close: () => void;
}

const SCRIPT = path.join('tests', 'load', 'mailSinkProcess.ts');
const PATIENCE_MS = 120_000;
const STEP_MS = 50;

const messageSchema = z.union([z.object({ url: z.string() }), z.object({ count: z.number() })]);

export async function startMailSink(): Promise<MailSink> {
  const child = fork(SCRIPT, [], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let arrived = 0;
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the mail server ended with ${code}`)));
    child.on('message', (raw) => {
      const message = messageSchema.parse(raw);
      if ('url' in message) resolve(message.url);
      else arrived = message.count;
    });
  });

  async function waitFor(mails: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (arrived < mails) {
      if (Date.now() > deadline) throw new Error(`expected ${mails} mails, found ${arrived}`);
      await sleep(STEP_MS);
    }
  }

  return { url, arrived: () => arrived, waitFor, close: () => void child.kill() };
}
