import { mkdirSync, writeFileSync } from 'node:fs';
import type * as piscina from 'piscina';
import { expect, it, vi } from 'vitest';
import { openThreadTransport, type MailTask } from '../../../../api/mail/mailThread.ts';
import { requestOf } from '../../../api/support/requests.ts';
import { newKey, startApp } from '../../../api/support/startApp.ts';
import { ANSWER, collectFiles } from './carries.ts';

interface ThreadOptions {
  readonly filename: string;
  readonly workerData: object;
}

const { workerData } = vi.hoisted(() => ({ workerData: {} }));

// What runs in a thread is watched by nobody: here the module of the mails' thread answers in this one.
vi.mock('piscina', async (original) => {
  const { Piscina } = await original<typeof piscina>();
  function open(options: ThreadOptions) {
    if (!options.filename.includes('mailThread')) return new Piscina(options);
    Object.assign(workerData, options.workerData, { niceness: 0 });
    const module: Promise<{ answer: (task: MailTask) => Promise<unknown> }> = import(options.filename);
    return {
      run: async (task: MailTask) => (await module).answer(structuredClone(task)),
      destroy: async () => undefined,
    };
  }
  return { Piscina: open, workerData };
});

it('carries the bill from the post to the mail to sales', async () => {
  const app = await startApp({ engine: 'sqlite', openTransport: openThreadTransport });
  const { passed } = collectFiles();
  const { status } = await app.post(requestOf('solar', { 'quoteData.customerInfo.electricityBill': ANSWER }), {
    key: newKey(),
  });
  expect(status).toBe(201);
  const [sent] = await app.mailServer.waitFor(1, ({ mail }) => mail.replyTo?.[0]?.address === 'jane@example.com');
  expect(sent?.mail.text).toContain(String(ANSWER));
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/walk-server.json', JSON.stringify([...passed]));
  await app.close();
});
