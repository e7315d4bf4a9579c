import { afterAll, beforeAll, expect, it } from 'vitest';
import { retryOutbox } from '../../api/outbox/manageOutbox.ts';
import { describeApi } from '../api/support/engines.ts';
import { startMailServer } from '../api/support/mailServer.ts';
import { runQuotes } from '../api/support/runQuotes.ts';
import { SALES, startApp, type TestApp } from '../api/support/startApp.ts';
import { EXPIRED, KEY, VALID } from './support/mailCertificates.ts';
import { allTaken, readyState, survive, type Fault, type Scene } from './support/survive.ts';

const logs = async ({ logged }: Scene, reason: string): Promise<void> => {
  await expect.poll(logged).toContain(`"reason":"${reason}","outcome":"retry","msg":"mail not sent"`);
};
const warns = async ({ app }: Scene, reason: string): Promise<void> => {
  const warnings = async () => (await readyState(app)).warnings;
  await expect.poll(warnings).toContain(`mail: no mail leaves (${reason})`);
};
const triedTwice = async ({ outbox }: Scene): Promise<void> => {
  const attempts = async () => Math.min(...(await outbox()).map((row) => row.attempts));
  await expect.poll(attempts).toBeGreaterThanOrEqual(2);
};
const mood = (wanted: TestApp['mailServer']['mood']) => (app: TestApp) => {
  app.mailServer.mood = wanted;
};

/** Certificate of a server that offers STARTTLS. */
const certified = (cert: string) => ({ tls: { key: KEY, cert } });
/** TLS or nothing, and whose certificate is trusted: as an operator may write it. */
const demanding = (url: string): string => {
  const smtpUrl = new URL(url);
  const demands = { requireTLS: 'true', 'tls.ca': VALID, 'tls.servername': 'mail.example.com' };
  for (const [name, value] of Object.entries(demands)) smtpUrl.searchParams.set(name, value);
  return smtpUrl.href;
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'is not there': {
    begin: ({ mailServer }) => mailServer.goDown(),
    during: async (scene) => {
      await allTaken(scene);
      await warns(scene, 'refused');
      await triedTwice(scene);
    },
    end: ({ mailServer }) => mailServer.restart(),
  },
  'takes a mail and says nothing more': {
    begin: mood('hanging'),
    // Each is waited for half a minute: no visitor is.
    during: allTaken,
    end: async ({ mailServer }) => {
      mailServer.mood = 'accepting';
      await mailServer.restart();
    },
  },
  'refuses for now (451)': {
    begin: mood('refusing-for-now'),
    during: async (scene) => {
      await logs(scene, '4xx');
      await triedTwice(scene);
    },
    end: mood('accepting'),
  },
  'refuses every recipient for good (550)': {
    begin: mood('refusing-recipients'),
    during: async (scene) => {
      const warnings = async () => (await readyState(scene.app)).warnings;
      await expect.poll(warnings).toContain('mail: 3 were given up');
      await logs(scene, '5xx');
      const givenUp = (await scene.outbox()).filter(({ status }) => status === 'failed');
      expect(new Set(givenUp.map(({ event }) => event))).toEqual(new Set(['customer-mail']));
      expect(givenUp[0]?.last_error).toContain('550');
      expect(givenUp[0]?.last_error).not.toContain('@');
    },
    end: mood('accepting'),
    // Mails to sales go by themselves, those to customers by `quotes outbox retry`.
    repair: (app) => retryOutbox(app.db, new Date()),
  },
  'shows a certificate that has run out': {
    begin: ({ mailServer }) => mailServer.restart(certified(EXPIRED)),
    during: async (scene) => {
      await warns(scene, 'tls');
      await logs(scene, 'tls');
    },
    end: ({ mailServer }) => mailServer.restart(),
  },
  'offers no TLS any more': {
    begin: ({ mailServer }) => mailServer.restart({}),
    during: async (scene) => {
      await triedTwice(scene);
      await logs(scene, 'tls');
      expect(scene.mails()).toEqual([]);
    },
    end: ({ mailServer }) => mailServer.restart(),
  },
  'is slow with every answer': {
    begin: mood('slow'),
    // As long as it takes: slow is no failure.
    end: async (app) => {
      await expect.poll(async () => (await app.outbox()).every((row) => row.sent_at !== null)).toBe(true);
      app.mailServer.mood = 'accepting';
    },
  },
};

describeApi('a mail server that', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    const mailServer = await startMailServer(certified(VALID));
    const env = { RATE_LIMIT: 'off', SMTP_URL: demanding(mailServer.url) };
    app = await startApp({ engine, anyPdf: true, mailServer, env });
  });
  afterAll(() => app.close());

  it.each(Object.entries(FAULTS))('%s delays mails and loses none', async (name, fault) => {
    expect((await survive(app, name, fault)).sentTwice).toBe(0);
  });

  it('is gone before it has said that it took a mail gets it once more, under the same Message-ID', async () => {
    const { sentTwice } = await survive(app, 'is gone before it has said that it took a mail', {
      begin: mood('dropping'),
      during: async (scene) => {
        await expect.poll(() => scene.mails().length).toBeGreaterThan(0);
      },
      end: mood('accepting'),
    });
    expect(sentTwice).toBeGreaterThan(0);
  });

  it('is slow with customers keeps sales waiting for nothing', async () => {
    const { mailServer } = app;
    let goOn: () => void = () => undefined;
    const goingOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { sentTwice } = await survive(app, 'is slow with customers', {
      begin: () => {
        mailServer.pause = (recipient) => (recipient === SALES ? Promise.resolve() : goingOn);
      },
      during: async (scene) => {
        await allTaken(scene);
        await expect.poll(() => scene.mails().map(({ to }) => to.join())).toEqual(Array(3).fill(SALES));
      },
      end: () => {
        mailServer.pause = undefined;
        goOn();
      },
    });
    expect(sentTwice).toBe(0);
  });

  it('shows a certificate that has run out is named by quotes doctor', async () => {
    await app.mailServer.restart(certified(EXPIRED));
    const { code, json } = await runQuotes(app.env, 'doctor', '--json');
    await app.mailServer.restart();
    expect(code).toBe(1);
    expect(json().filter(({ state }) => state === 'wrong')).toEqual([
      {
        what: 'mail',
        state: 'wrong',
        words:
          'the mail server refuses mail: tls. It offers no TLS, or its certificate has expired, has another name or is ' +
          'not trusted here',
      },
    ]);
  });
});
