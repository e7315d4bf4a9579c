import type { Log } from '../common/log.ts';
import { failureReasonOf, isOutage, type FailureReason } from '../outbox/failureReason.ts';
import type { MailTransport } from './transport.ts';

/** What this process knows of the mail server. */
export interface MailServerWatch {
  /** Asks it once whether it would take mails, and logs the answer. Never throws: leads are taken without it too. */
  readonly check: () => Promise<void>;
  readonly hasSent: () => void;
  readonly hasFailed: (reason: FailureReason) => void;
  /** Why no mail leaves; undefined while none is known to fail. */
  readonly outage: () => FailureReason | undefined;
}

/** Watches the mail server: by a question at start, and by what becomes of mails afterwards. */
export function createMailServerWatch(transport: MailTransport, log: Log): MailServerWatch {
  let outage: FailureReason | undefined;
  return {
    check: async () => {
      try {
        await transport.verify();
        outage = undefined;
        log.info({ transport: transport.kind }, 'mail server answers');
      } catch (error) {
        outage = failureReasonOf(error);
        log.error({ transport: transport.kind, reason: outage }, 'mail server not usable');
      }
    },
    hasSent: () => {
      outage = undefined;
    },
    hasFailed: (reason) => {
      if (isOutage(reason)) outage = reason;
    },
    outage: () => outage,
  };
}
