import type { SMTPServer } from 'smtp-server';
import {
  createSmtpServer,
  cutAll,
  type DeliveredMail,
  type Mailbox,
  type MailServerMood,
  type MailServerOptions,
} from './mailServerMoods.ts';

export interface MailServer {
  readonly url: string;
  readonly mails: readonly DeliveredMail[];
  mood: MailServerMood;
  /** Holds back the answer about a recipient until it settles. */
  pause: Mailbox['pause'];
  refuse: Mailbox['refuse'];
  /** Waits until `count` mails fit. @throws after ten seconds */
  readonly waitFor: (count: number, fits?: (delivered: DeliveredMail) => boolean) => Promise<DeliveredMail[]>;
  /** Cuts every connection and takes no new one. */
  readonly goDown: () => Promise<void>;
  /** Cuts every connection and takes new ones, at the same address. @param options other ones from now on */
  readonly restart: (options?: MailServerOptions) => Promise<void>;
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const PATIENCE_MS = 45_000;
const STEP_MS = 20;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function listen(server: SMTPServer, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, HOST, () => resolve()));
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const shut = (server: SMTPServer): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** A real SMTP server on a free port that keeps what it accepts. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const box: Mailbox = { mood: 'accepting', pause: undefined, refuse: undefined, mails: [], sockets: new Set() };
  let server = createSmtpServer(box, options);
  const port = await listen(server, 0);

  const goDown = async (): Promise<void> => {
    const isShut = shut(server);
    cutAll(box);
    await isShut;
  };

  async function waitFor(count: number, fits: (delivered: DeliveredMail) => boolean = () => true) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const fitting = box.mails.filter(fits);
      if (fitting.length >= count) return fitting;
      if (Date.now() > deadline)
        throw new Error(`Expected ${count} mails, found ${fitting.length} of ${box.mails.length}`);
      await sleep(STEP_MS);
    }
  }

  const control = {
    url: `smtp://${HOST}:${port}`,
    waitFor,
    goDown,
    restart: async (changed: MailServerOptions = options) => {
      await goDown();
      server = createSmtpServer(box, changed);
      await listen(server, port);
    },
    close: () => shut(server),
  };
  return Object.assign(box, control);
}
