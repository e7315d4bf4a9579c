import { workerData } from 'piscina';
import { standBack } from '../common/thread.ts';
import { MailError } from './mailError.ts';
import { createTransport, type MailMessage, type MailTransport } from './transport.ts';

// Runs in a thread of its own, opened by threadTransport.ts: putting a mail into MIME takes longer than storing its lead.

/** A mail to send, or the question whether any could be sent. */
export type MailTask = { readonly kind: 'send'; readonly message: MailMessage } | { readonly kind: 'verify' };

/** What a {@link MailError} says, without its class, which does not survive the way between threads. */
export type MailFault = Pick<MailError, 'accepted' | 'code' | 'isPermanent' | 'reason' | 'smtpStatus'>;

export interface MailThreadData {
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
