import { mailDomain } from './common/mailDomain.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { startClocks } from './desk/clocks.ts';
import type { MailRules } from './outbox/mailLimits.ts';

const MAILS_AN_HOUR = 3;
// Booked, moved a few times, cancelled: nobody in earnest needs more, and a stranger's address gets no flood.
const APPOINTMENT_MAILS_AN_HOUR = 6;
// A busy page of a partner is told of each lead; a robot's afternoon on it fills no mailbox.
const PARTNER_MAILS_AN_HOUR = 20;

/** @param onSuppressed called for each mail that is held back */
export const mailRules = (
  { conversions, desk, rateLimit, mailLimits, mailFrom, webhooks }: Config,
  { dialect }: Database,
  onSuppressed: MailRules['onSuppressed'],
): MailRules => ({
  takeTurns: dialect.takeTurns,
  onSuppressed,
  onSalesMail: desk && startClocks,
  perNetwork: mailLimits.perNetwork,
  total: mailLimits.total === 'off' ? undefined : mailLimits.total,
  hourlyLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : MAILS_AN_HOUR,
  appointmentLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : APPOINTMENT_MAILS_AN_HOUR,
  partnerLimit: rateLimit === 'off' ? Number.POSITIVE_INFINITY : PARTNER_MAILS_AN_HOUR,
  webhooks: webhooks.length,
  conversions: Object.entries(conversions).flatMap(([channel, settings]) => (settings ? [channel] : [])),
  domain: mailDomain(mailFrom.address),
});
