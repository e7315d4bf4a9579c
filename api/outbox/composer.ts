import type { LeadRow } from '../leads/leadRow.ts';
import type { MailMessage } from '../mail/transport.ts';
import type { MailEvent, OutboxRow } from './outboxRow.ts';

export type ComposedMail = Omit<MailMessage, 'messageId' | 'from'>;

/** Writes the mail of an event from its lead, at the moment when it leaves; undefined when there is nothing to say any more. */
export type Composer = (lead: LeadRow, row: Pick<OutboxRow, 'detail'>) => Promise<ComposedMail | undefined>;

/** Event → composer, put together in services.ts. */
export type Composers = Readonly<Record<MailEvent, Composer>>;
