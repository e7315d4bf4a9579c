import type { LeadRow } from '../leads/leadRow.ts';
import type { MailAddress, MailTransport } from '../mail/transport.ts';
import type { Composers } from './composer.ts';
import type { MailHandler } from './deliver.ts';
import type { OutboxRow } from './outboxRow.ts';

export interface HandlerServices {
  readonly findLead: (id: string) => Promise<LeadRow | undefined>;
  readonly transport: MailTransport;
  readonly from: MailAddress;
  readonly composers: Composers;
  readonly onSent: (row: OutboxRow) => void;
}

/** Composes the mail of a row from its lead and hands it to the mail server. */
export function createMailHandler({ findLead, transport, from, composers, onSent }: HandlerServices): MailHandler {
  return async (row: OutboxRow) => {
    const lead = await findLead(row.lead_id);
    // Erased on request between queueing and now: there is nobody to write to.
    const mail = lead && (await composers[row.event](lead, row));
    if (!mail) return;
    await transport.send({ ...mail, from, messageId: row.message_id });
    onSent(row);
  };
}
