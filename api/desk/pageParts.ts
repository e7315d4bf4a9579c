import { html, safeLink, type Html } from '../documents/html.ts';
import { renderPage, type PageFrame, type RenderedPage } from '../documents/page.ts';
import { REMINDERS } from './deskRow.ts';
import { deskStyle } from './deskStyle.ts';
import type { DeskEntry } from './findEntries.ts';
import { FIELDS } from './outcomeForm.ts';
import { openMinutes, waitWords } from './responses.ts';
import { sinceWords, summaryOf, whoOf } from './wording.ts';

/** A page of the desk, for colleagues alone. */
export const renderDeskPage = (frame: Omit<PageFrame, 'style' | 'referrer' | 'footnote'>): RenderedPage =>
  renderPage({
    ...frame,
    style: deskStyle,
    referrer: 'same-origin',
    footnote: 'For sales only. Whoever has the address of this page can open it, for 7 days: don’t pass it on.',
  });

/** Heard, not seen: which lead a button is about. */
export const heard = (words: string): Html => html`<span class="hidden">${words}</span>`;

/** A lead that waits: how long, and how late that is. */
export interface Waiting {
  readonly words: string;
  readonly className: 'job' | 'job late' | 'job overdue';
}

export function waitingOf({ arrivedAt }: DeskEntry, now: Date): Waiting {
  const minutes = openMinutes(arrivedAt, now.toISOString());
  const words = `Waiting ${waitWords(minutes)}`;
  if (minutes >= REMINDERS.manager) return { words, className: 'job overdue' };
  return { words, className: minutes >= REMINDERS.rota ? 'job late' : 'job' };
}

const dueLine = (words: string): Html => html`<p class="due">${words}</p>`;

/** What the customer has asked for since: whoever calls must know. */
export const sinceLines = (entry: DeskEntry): readonly Html[] => sinceWords(entry).map(dueLine);

/** What is owed to the customer now: what they have asked for since settles what was promised with the lead, as in the mails. */
export function owedLines(entry: DeskEntry): readonly Html[] {
  const since = sinceLines(entry);
  const { due } = summaryOf(entry.lead);
  return since.length > 0 || !due ? since : [dueLine(due.long)];
}

/** The telephone number, to press; "" for a lead without one. */
export function callButton({ lead }: DeskEntry, className: string): Html | false {
  const summary = summaryOf(lead);
  const { phone, dial } = summary.contact;
  const link = safeLink(dial);
  if (!phone || !link) return false;
  return html`<a class="${className}" href="${link}">Call ${phone}${heard(`, ${whoOf(summary)}`)}</a>`;
}

/** The one field in which a name is typed. @param id unique on the page */
export const nameField = (id: string, name: string): Html =>
  html`<p class="field">
    <label for="${id}">Your name</label>
    <input id="${id}" name="${FIELDS.name}" value="${name}" autocomplete="name" maxlength="60" required />
  </p>`;
