import { company } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { html, safeLink } from '../documents/html.ts';
import { wording } from '../documents/wording.ts';
import type { Composer } from '../mail/composer.ts';
import { type MailContent, block, mailButton, mailPage, mailStyles } from '../mail/mailLayout.ts';
import { plainMail } from '../mail/mailText.ts';
import { createNewsletterLinks } from './newsletterLinks.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface ConfirmationMailInput {
  /** Absolute. */
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

const TITLE = 'Confirm your newsletter';
const SUBJECT = `${TITLE} from ${company.brand}`;
const ASKED = `Someone asked us to send Solar Updates from ${company.brand} to this address. If it was you, please confirm within 7 days.`;
const BUTTON = 'Confirm my subscription';
const NOTHING_YET = 'We won’t send you anything else until you confirm.';
const NOT_ME = 'If it wasn’t you, you don’t need to do anything. We won’t send the newsletter to this address.';
const UNSUBSCRIBE = 'Unsubscribe';
const UNSUBSCRIBE_WHY = 'Don’t want any of these emails? Tell us here:';

/** Asks whether the owner of the address has signed up. It holds nothing that was typed. */
function renderConfirmationMail({ confirmUrl, unsubscribeUrl }: ConfirmationMailInput): MailContent {
  const sender = [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean);
  const content = [
    block(
      html`<h1 class="m-text" style="${mailStyles.title}">${TITLE}</h1>
        <p class="m-text" style="${mailStyles.text};padding-top:10px">${ASKED}</p>`,
      '30px 36px 0',
    ),
    block(
      html`${mailButton(confirmUrl, BUTTON)}
        <p class="m-soft" style="${mailStyles.soft};padding-top:12px">${NOTHING_YET}</p>`,
    ),
    block(
      html`<div class="m-line" style="border-top:1px solid ${palette.line};padding-top:18px">
        ${[NOT_ME, ...sender].map(
          (sentence) =>
            html`<p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:19px;padding-bottom:8px">
              ${sentence}
            </p>`,
        )}
        <p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:19px">
          ${UNSUBSCRIBE_WHY}
          <a class="m-link" href="${safeLink(unsubscribeUrl)}" style="${mailStyles.link}">${UNSUBSCRIBE}</a>
        </p>
      </div>`,
    ),
  ];
  return {
    subject: SUBJECT,
    html: mailPage({ title: SUBJECT, preview: ASKED, mark: 'Newsletter', content }),
    text: plainMail(
      ASKED,
      `${BUTTON}: ${confirmUrl}`,
      [NOTHING_YET, NOT_ME].join('\n'),
      `${UNSUBSCRIBE_WHY} ${unsubscribeUrl}`,
      sender.join('\n'),
    ),
  };
}

/** With these a mail program offers its own button to unsubscribe, which needs no page (RFC 8058). */
const unsubscribeHeaders = (unsubscribeUrl: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

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
