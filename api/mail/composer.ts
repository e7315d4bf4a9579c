import type { LeadRow } from '../leads/leadRow.ts';
import type { MailHandler } from '../outbox/deliver.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { isPosted, type MailEvent, type OutboxRow, type PostedEvent } from '../outbox/outboxRow.ts';
import type { ComposedMail, MailAddress, MailTransport } from './transport.ts';

/** Puts together the mail of an event from its lead, at the moment when it leaves; undefined when there is nothing to say any more. */
export type Composer = (lead: LeadRow, row: Pick<OutboxRow, 'detail'>) => Promise<ComposedMail | undefined>;

/** Event → composer, put together in services.ts. */
export type Composers = Readonly<Record<Exclude<MailEvent, PostedEvent>, Composer>>;

export interface HandlerServices {
  readonly findLead: (id: string) => Promise<LeadRow | undefined>;
  readonly outbox: Pick<Outbox, 'isThere'>;
  readonly transport: MailTransport;
  /** Takes a mail that has become a file away again. */
  readonly removeFile: (messageId: string) => Promise<void>;
  readonly from: MailAddress;
  readonly composers: Composers;
  readonly onSent: (row: OutboxRow) => void;
}

/** Composes the mail of a row from its lead and hands it to the mail server. */
export function createMailHandler(services: HandlerServices): MailHandler {
  const { findLead, outbox, transport, removeFile, from, composers, onSent } = services;
  return async (row: OutboxRow) => {
    if (isPosted(row.event)) throw new Error('A webhook is no mail');
    const lead = await findLead(row.lead_id);
    const mail = lead && (await composers[row.event](lead, row));
    // Erased on request between queueing and now, which is a second or more where a PDF was drawn: there is nobody to write to.
    if (!mail || !(await outbox.isThere(row.id))) return;
    const accepted = row.accepted?.split(' ') ?? [];
    await transport.send({ ...mail, from, messageId: row.message_id, accepted });
    // Whoever erases looks for files of mails after the rows have gone: this one may have come after that.
    if (transport.kind === 'file' && !(await outbox.isThere(row.id))) await removeFile(row.message_id);
    else onSent(row);
  };
}
