import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats what it is given: a real one has all of these days. */
export type MailServerMood = 'accepting' | 'refusing-for-now' | 'refusing-recipients' | 'hanging';

export interface DeliveredMail {
  /** The envelope, which alone decides who gets the mail. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly DeliveredMail[];
  mood: MailServerMood;
  /** Waits until `count` mails fit. @throws after ten seconds */
  readonly waitFor: (count: number, fits?: (delivered: DeliveredMail) => boolean) => Promise<DeliveredMail[]>;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 10_000;
const STEP_MS = 20;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const refusal = (code: number): Error => Object.assign(new Error('Refused'), { responseCode: code });

function addressOf(given: unknown): string {
  return typeof given === 'object' && given !== null && 'address' in given ? String(given.address) : '';
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A real SMTP server on a free port that keeps what it accepts. */
export async function startMailServer(): Promise<MailServer> {
  const mails: DeliveredMail[] = [];
  const state: { mood: MailServerMood } = { mood: 'accepting' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(state.mood === 'refusing-recipients' ? refusal(550) : null),
    onData: (stream, session, done) => {
      if (state.mood === 'hanging') return;
      void readAll(stream).then(async (bytes) => {
        if (state.mood === 'refusing-for-now') return done(refusal(451));
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(addressOf);
        mails.push({
          from: addressOf(mailFrom),
          to,
          raw: bytes.toString('latin1'),
          mail: await PostalMime.parse(bytes),
        });
        return done(null);
      });
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

  async function waitFor(count: number, fits: (delivered: DeliveredMail) => boolean = () => true) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const fitting = mails.filter(fits);
      if (fitting.length >= count) return fitting;
      if (Date.now() > deadline) throw new Error(`Expected ${count} mails, found ${fitting.length} of ${mails.length}`);
      await sleep(STEP_MS);
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    waitFor,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
