import { createHash } from 'node:crypto';
import { mailDomain } from '../common/mailDomain.ts';
import { MAIL_KINDS, type MailEvent, type MailKind } from './outboxRow.ts';

// One mailbox under two domains, whose local parts are read without their dots.
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: "+tag", upper case, dots that nobody reads and "xn--…" make no second one. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = (address.slice(0, at).split('+')[0] ?? '').toLowerCase();
  const domain = mailDomain(address);
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

export interface RecipientKeys {
  /** What the mails of this kind to the mailbox are counted by. */
  readonly recipientKey: string;
  /** The mailbox, whatever it is mailed about. */
  readonly mailboxKey: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes that stand for a visitor's mailbox or a partner's; undefined for mails to sales, which nothing limits. */
export function recipientKeys(address: string, event: MailEvent): RecipientKeys | undefined {
  const { isToVisitor, isToPartner, isAppointment }: MailKind = MAIL_KINDS[event];
  if (!isToVisitor && !isToPartner) return undefined;
  const mailbox = mailboxOf(address);
  if (isToPartner) {
    // Apart from what a visitor of the same address is mailed: neither uses up what the other needs.
    const partnerKey = hash(`partner ${mailbox}`);
    return { mailboxKey: partnerKey, recipientKey: partnerKey };
  }
  const mailboxKey = hash(mailbox);
  return { mailboxKey, recipientKey: isAppointment ? hash(`appointment ${mailbox}`) : mailboxKey };
}
