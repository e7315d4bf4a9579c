import type { Express, RequestHandler, Response } from 'express';
import { isEmail } from '#contract/common/contact.ts';
import { PLAIN_FIELDS, QUOTE_LINK_PATH, QUOTE_LINK_SENT_PATH } from '#contract/common/enquiry.ts';
import { cleanLine } from '#contract/common/text.ts';
import { describeError, type Log } from '../common/log.ts';
import { html } from '../documents/html.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { type FormFields, formOf, readFormBody } from '../middleware/body.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import type { QuoteLinks } from '../presenters/savedQuote.ts';
import { errorSummary, fieldMarkup, type FormField } from './formFields.ts';
import type { FormPage } from './formPage.ts';

/** The form again, with what is wrong in it. What is known of a quote never shows here. */
function quoteLinkPage(fields: FormFields, messages: Readonly<Record<string, string>>): FormPage {
  const { reference, email } = PLAIN_FIELDS;
  const rows: readonly FormField[] = [
    { name: reference, label: 'Quote reference', value: fields.get(reference) ?? '', message: messages[reference] },
    {
      name: email,
      label: 'Email address',
      value: fields.get(email) ?? '',
      type: 'email',
      autocomplete: 'email',
      message: messages[email],
    },
  ];
  return {
    heading: 'Find my quote',
    lead: 'We send the link to the address that the quote was made with.',
    hasProblems: true,
    form: html`${errorSummary(rows)}
      <form method="post" action="${QUOTE_LINK_PATH}" novalidate>
        ${rows.map(fieldMarkup)}
        <button type="submit">Send me the link</button>
      </form>`,
  };
}

export interface QuoteLinkServices {
  readonly limitRate: LimitRate;
  readonly leads: Leads;
  readonly links: QuoteLinks;
  readonly log: Log;
  readonly now: () => Date;
}

interface FormTools {
  readonly ownPagesOnly: RequestHandler;
  readonly sendForm: (response: Response, page: FormPage) => void;
}

// "ce-123456", "# 123456" of the business energy comparison, and what a phone's keyboard makes of them.
const REFERENCE = /^(?:[A-Z]{2,3}(?:-[A-Z]{3})?-)?\d{6,8}$/;

const referenceOf = (fields: FormFields): string => {
  const typed = cleanLine(fields.get(PLAIN_FIELDS.reference) ?? '').toUpperCase();
  const plain = typed.replace(/[\s#]/g, '').replace(/[‐‑–—]/g, '-');
  // Business energy shows its reference without the letters.
  return /^\d+$/.test(plain) ? `CE-${plain}` : plain;
};

function messagesOf(reference: string, email: string): Readonly<Record<string, string>> {
  return {
    ...(!REFERENCE.test(reference) && {
      [PLAIN_FIELDS.reference]: 'Enter the reference from your quote, like SQ-123456',
    }),
    ...(!isEmail(email) && { [PLAIN_FIELDS.email]: 'Enter an email address in the format name@example.com' }),
  };
}

/** Sends a quote once more to the address it was made with. The answer never tells whether there is such a quote. */
export function setUpQuoteLinks(
  app: Express,
  services: QuoteLinkServices,
  { ownPagesOnly, sendForm }: FormTools,
): void {
  const { leads, limitRate, links, log, now } = services;
  const isOpen = (lead: LeadRow): boolean =>
    lead.suspect === 0 && links.savedQuote(lead) !== undefined && lead.expires_at > now().toISOString();

  app.post(
    QUOTE_LINK_PATH,
    ownPagesOnly,
    readFormBody,
    limitRate(() => 'quote-link'),
    async (_request, response) => {
      const fields = formOf(response.locals);
      const reference = referenceOf(fields);
      const email = cleanLine(fields.get(PLAIN_FIELDS.email) ?? '');
      const messages = messagesOf(reference, email);
      if (Object.keys(messages).length > 0) {
        sendForm(response.status(422), quoteLinkPage(fields, messages));
        return;
      }
      const lead = await leads.findByReference(reference);
      // The answer goes first: how long the rest takes must not tell whether there was anything to do.
      response.redirect(303, QUOTE_LINK_SENT_PATH);
      if (!lead || lead.email.toLowerCase() !== email.toLowerCase() || !isOpen(lead)) return;
      await leads.queueCustomerMail(lead).catch((error: unknown) => log.error(describeError(error), 'link not queued'));
    },
  );
}
