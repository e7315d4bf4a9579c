import { company } from '#contract/common/company.ts';
import { html, safeLink, type Html } from '../documents/html.ts';
import { renderPage, type RenderedPage } from '../documents/page.ts';
import type { Outcome } from './subscriptions.ts';

export interface NewsletterPage extends RenderedPage {
  readonly status: 200 | 404 | 410;
}

interface Words {
  readonly status: NewsletterPage['status'];
  readonly heading: string;
  readonly lead: string;
  /** A button that does it, or a link that leads on. */
  readonly button: string;
}

const UNKNOWN: Words = {
  status: 404,
  heading: 'We don’t know this link',
  lead: 'Check that the whole link was copied from your email.',
  button: 'To our blog',
};

const CONFIRM: Readonly<Record<Outcome, Words>> = {
  unknown: UNKNOWN,
  open: {
    status: 200,
    heading: 'Confirm your newsletter',
    lead: 'Press the button and you get Solar Updates by email. You can unsubscribe at any time.',
    button: 'Confirm my subscription',
  },
  done: {
    status: 200,
    heading: 'You’re subscribed',
    lead: 'Thank you. The next Solar Updates come to you by email, with a link to unsubscribe in each of them.',
    button: 'To our blog',
  },
  closed: {
    status: 410,
    heading: 'This link has expired',
    lead: 'A link to confirm works for 7 days. Subscribe once more and we’ll send you a new one.',
    button: 'Subscribe again',
  },
};

const UNSUBSCRIBE: Readonly<Record<Exclude<Outcome, 'closed'>, Words>> = {
  unknown: UNKNOWN,
  open: {
    status: 200,
    heading: 'Unsubscribe from the newsletter',
    lead: 'Press the button and we send you no more Solar Updates.',
    button: 'Unsubscribe',
  },
  done: {
    status: 200,
    heading: 'You’re unsubscribed',
    lead: 'You get no more Solar Updates from us. If that was a mistake, you can subscribe again on our blog.',
    button: 'To our blog',
  },
};

const FOOTNOTE = `${company.brand} uses your email address for the newsletter only as long as you want it.`;

// A form and not a link: scanners of mails follow links, and would confirm for everybody.
const formOf = (button: string): Html =>
  html`<form method="post"><button class="button" type="submit">${button}</button></form>`;

const linkOf = (address: string, button: string): Html =>
  html`<a class="button" href="${safeLink(address)}">${button}</a>`;

function pageOf({ status, heading, lead, button }: Words, isQuestion: boolean, blogUrl: string): NewsletterPage {
  const action = isQuestion ? formOf(button) : linkOf(blogUrl, button);
  const content = html`<section class="card first" aria-label="What you can do">
    <div class="actions">${action}</div>
  </section>`;
  return { status, ...renderPage({ title: heading, heading, lead: [lead], content, footnote: FOOTNOTE }) };
}

/** What the link to confirm shows. @param blogUrl absolute: where one subscribes */
export const renderConfirmPage = (outcome: Outcome, blogUrl: string): NewsletterPage =>
  pageOf(CONFIRM[outcome], outcome === 'open', blogUrl);

/** What the link to unsubscribe shows. */
export const renderUnsubscribePage = (outcome: Outcome, blogUrl: string): NewsletterPage =>
  pageOf(UNSUBSCRIBE[outcome === 'closed' ? 'done' : outcome], outcome === 'open', blogUrl);
