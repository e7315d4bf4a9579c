import { openThread } from '../common/thread.ts';
import { MailError } from './mailError.ts';
import type { MailFault, MailTask, MailThreadData } from './mailThread.ts';
import { CONNECTIONS, createTransport, type MailTransport } from './transport.ts';

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
