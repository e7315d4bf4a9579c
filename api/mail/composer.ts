import type { LeadRow } from '../leads/leadRow.ts';
import type { MailHandler } from '../outbox/deliver.ts';
import { isPosted, type MailEvent, type OutboxRow, type PostedEvent } from '../outbox/outboxRow.ts';
import type { ComposedMail, MailAddress, MailTransport } from './transport.ts';

/** Puts together the mail of an event from its lead, at the moment when it leaves; undefined when there is nothing to say any more. */
export type Composer = (lead: LeadRow, row: Pick<OutboxRow, 'detail'>) => Promise<ComposedMail | undefined>;

/** Event → composer, put together in services.ts. */
export type Composers = Readonly<Record<Exclude<MailEvent, PostedEvent>, Composer>>;

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
    if (isPosted(row.event)) throw new Error('A webhook is no mail');
    const lead = await findLead(row.lead_id);
    // Erased on request between queueing and now: there is nobody to write to.
    const mail = lead && (await composers[row.event](lead, row));
    if (!mail) return;
    const accepted = row.accepted?.split(' ') ?? [];
    await transport.send({ ...mail, from, messageId: row.message_id, accepted });
    onSent(row);
  };
}
