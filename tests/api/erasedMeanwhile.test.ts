import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderPdf } from '../../api/documents/pdf/renderPdf.ts';
import { eraseLeads } from '../../api/erasure/eraseLeads.ts';
import { createTransport } from '../../api/mail/transport.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const eraseAll = async ({ leads, services, dataDir }: TestApp): Promise<void> => {
  const ids = (await leads()).map(({ id }) => id);
  const { database } = services;
  await eraseLeads({ database, dataDir, now: new Date(), reason: 'reference', isDryRun: false }, ids);
};
const mailFiles = ({ dataDir }: TestApp): Promise<string[]> => readdir(path.join(dataDir, 'mail')).catch(() => []);

/** Whoever comes to it waits until it is opened. */
function createDoor() {
  let arrive = (): void => undefined;
  let open = (): void => undefined;
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const pass = (): Promise<void> => {
    arrive();
    return opened;
  };
  return { pass, reached, open: () => open() };
}

describeApi('a mail whose lead is erased', (engine) => {
  it.each(['files', 'a mail server'])('while its PDF is drawn does not leave through %s', async (way) => {
    const door = createDoor();
    const drawer = {
      draw: async (input: Parameters<typeof renderPdf>[0]) => {
        await door.pass();
        return renderPdf(input);
      },
      close: () => Promise.resolve(),
    };
    const app = await startApp({ engine, drawer, env: way === 'files' ? { SMTP_URL: '' } : {} });
    const { email } = await acceptLead(app, 'solar');
    await door.reached;
    await eraseAll(app);
    door.open();
    // Waits for the mail in hand.
    await app.stop();
    expect(await mailFiles(app)).toEqual([]);
    expect(app.mailServer.mails.filter(({ to }) => to.includes(email))).toEqual([]);
    expect(app.logged()).not.toContain('mail not');
    await app.close();
  });

  it('while its file is written leaves no file', async () => {
    const door = createDoor();
    const app = await startApp({
      engine,
      anyPdf: true,
      env: { SMTP_URL: '' },
      openTransport: (config) => {
        const transport = createTransport(config);
        return { ...transport, send: (message) => door.pass().then(() => transport.send(message)) };
      },
    });
    await acceptLead(app, 'solar');
    await door.reached;
    await eraseAll(app);
    door.open();
    await app.stop();
    expect(await mailFiles(app)).toEqual([]);
    expect(app.logged()).not.toContain('mail not');
    await app.close();
  });

  it('makes no sign-up for the newsletter any more', async () => {
    const app = await startApp({ engine, anyPdf: true });
    await acceptLead(app, 'newsletter');
    await app.settled();
    const [lead] = await app.leads();
    if (!lead) throw new Error('expected the lead of a sign-up');
    await eraseAll(app);
    expect(await app.services.subscriptions.prepare(lead)).toBeUndefined();
    expect(await app.db('subscriptions').select('*')).toEqual([]);
    await app.close();
  });
});
