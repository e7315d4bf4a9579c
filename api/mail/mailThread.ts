import { workerData } from 'piscina';
import { openThread, standBack } from '../common/thread.ts';
import { MailError } from './mailError.ts';
import { CONNECTIONS, createTransport, type MailMessage, type MailTransport } from './transport.ts';

// Both ends of a thread for mails, since putting one into MIME takes longer than storing its lead: `openThreadTransport` for who
// opens it, `answer` for what it is asked.

/** A mail to send, or the question whether any could be sent. */
export type MailTask = { readonly kind: 'send'; readonly message: MailMessage } | { readonly kind: 'verify' };

/** What a {@link MailError} says, without its class, which does not survive the way between threads. */
type MailFault = Pick<MailError, 'accepted' | 'code' | 'isPermanent' | 'reason' | 'smtpStatus'>;

interface MailThreadData {
  readonly smtpUrl: string;
  /** See `standBack`; 0 for sales. */
  readonly niceness: number;
}

let transport: MailTransport | undefined;

function openTransport(): MailTransport {
  const { smtpUrl, niceness } = workerData as MailThreadData;
  if (niceness > 0) standBack(niceness);
  return createTransport({ smtpUrl, dataDir: '' });
}

// Bytes arrive as a plain array, whatever they were.
function revived(message: MailMessage): MailMessage {
  if (!message.attachments) return message;
  const attachments = message.attachments.map((attachment) => ({
    ...attachment,
    content: Buffer.from(attachment.content.buffer, attachment.content.byteOffset, attachment.content.byteLength),
  }));
  return { ...message, attachments };
}

function perform(task: MailTask): Promise<void> {
  transport ??= openTransport();
  return task.kind === 'verify' ? transport.verify() : transport.send(revived(task.message));
}

/** @returns what went wrong, undefined when nothing did. Never throws: an error on its way between threads would take the mail server's words along */
export async function answer(task: MailTask): Promise<MailFault | undefined> {
  try {
    await perform(task);
    return undefined;
  } catch (error) {
    const { accepted, code, isPermanent, reason, smtpStatus } =
      error instanceof MailError ? error : new MailError('unknown', false);
    return { accepted, code, isPermanent, reason, smtpStatus };
  }
}

interface ThreadTransportConfig {
  readonly smtpUrl?: string;
  readonly dataDir: string;
  /** How far its thread stands back when the processor is short, 0 to 19. */
  readonly niceness?: number;
}

/**
 * Like {@link createTransport}, with MIME, TLS and SMTP in a thread of its own: a burst of mails takes nothing from the thread
 * that answers visitors. Files are written by this one, as nobody sends bursts into a folder.
 */
export function openThreadTransport({ smtpUrl, dataDir, niceness = 0 }: ThreadTransportConfig): MailTransport {
  if (!smtpUrl) return createTransport({ dataDir });
  const thread = openThread<MailTask, MailFault | undefined>({
    from: import.meta.url,
    module: './mailThread',
    // Enough that no connection waits for its next mail to be worded.
    atOnce: CONNECTIONS * 2 + 1,
    data: { smtpUrl, niceness } satisfies MailThreadData,
  });

  async function perform(task: MailTask): Promise<void> {
    const fault = await thread.run(task).catch(() => new MailError('thread-ended', false));
    if (fault) throw new MailError(fault.code, fault.isPermanent, fault);
  }

  return {
    kind: 'smtp',
    connections: CONNECTIONS,
    send: (message) => perform({ kind: 'send', message }),
    verify: () => perform({ kind: 'verify' }),
    close: thread.close,
  };
}
