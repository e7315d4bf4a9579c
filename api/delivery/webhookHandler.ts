import { Webhook } from 'standardwebhooks';
import type { WebhookTarget } from '../config/webhooks.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { MailHandler } from '../outbox/deliver.ts';
import type { OutboxRow } from '../outbox/outboxRow.ts';
import { leadCreated } from './leadCreated.ts';
import { postWebhook, type PostRules } from './postWebhook.ts';
import { WebhookError } from './webhookError.ts';

/** Posts in hand at the same time. */
export const WEBHOOK_CONNECTIONS = 5;

interface WebhookServices {
  readonly targets: readonly WebhookTarget[];
  readonly findLead: (id: string) => Promise<LeadRow | undefined>;
  /** Of the saved-quote page; undefined for a lead without one. */
  readonly quoteUrl: (lead: LeadRow) => string | undefined;
  readonly rules: PostRules;
  readonly onDelivered: (row: OutboxRow) => void;
}

/** The three headers of Standard Webhooks 1.0, and what a receiver's log should show. */
function headersOf(id: string, { secrets }: WebhookTarget, body: string): Record<string, string> {
  // The time of the try, by the real clock: receivers refuse what is older than five minutes.
  const time = new Date();
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'home-energy-quotes',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, time, body)).join(' '),
  };
}

/** Tells another system of the lead of a row. The lead is read when the post leaves: one that was erased is told to nobody. */
export function createWebhookHandler(services: WebhookServices): MailHandler {
  const { targets, findLead, quoteUrl, rules, onDelivered } = services;
  return async (row) => {
    const lead = await findLead(row.lead_id);
    if (!lead) return;
    const target = targets[Number(row.detail) - 1];
    if (!target) throw new WebhookError('address', `no address ${row.detail ?? ''} in WEBHOOK_URL`, true);
    const body = JSON.stringify(leadCreated(lead, quoteUrl(lead)));
    // One for all tries of one post, so that a receiver knows what it has had.
    const headers = headersOf(`msg_${row.id}`, target, body);
    await postWebhook({ url: target.url, headers, body }, rules);
    onDelivered(row);
  };
}
