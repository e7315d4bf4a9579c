import type { Composer } from '../outbox/composer.ts';
import { renderConfirmationMail, unsubscribeHeaders } from './confirmationMail.ts';
import { createNewsletterLinks } from './newsletterLinks.ts';
import type { Subscriptions } from './subscriptions.ts';

/**
 * Composes the mail that asks whether an address wants the newsletter; nothing for one that has answered. The answer to
 * a sign-up was the same in both cases: only who reads the mailbox learns which it was.
 */
export function composeConfirmation(subscriptions: Subscriptions, publicUrl: string): Composer {
  const links = createNewsletterLinks(publicUrl);
  return async (lead) => {
    const subscription = await subscriptions.prepare(lead);
    if (!subscription) return undefined;
    const unsubscribeUrl = links.unsubscribe(subscription.unsubscribe_token);
    return {
      ...renderConfirmationMail({ confirmUrl: links.confirm(subscription.confirm_token), unsubscribeUrl }),
      to: [{ address: lead.email }],
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      event: 'newsletter',
    };
  };
}
