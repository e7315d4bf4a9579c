import { hoursWords, type AppointmentKind } from '#contract/common/appointments.ts';
import type { BookingSlot, HalfDay } from '#contract/common/calendar.ts';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { html, safeLink, type Html } from '../documents/html.ts';
import { renderPage, type RenderedPage } from '../documents/page.ts';
import { wording } from '../documents/wording.ts';
import { appointmentWords, dayName, fullWhenWords, kindWords } from './wording.ts';

export interface AppointmentView {
  readonly kind: AppointmentKind;
  readonly halfDay: HalfDay;
  readonly state: 'live' | 'cancelled' | 'over';
  /** "" for a form without references. */
  readonly reference: string;
  /** Half-days with a place left, the nearest first. */
  readonly free: readonly HalfDay[];
  /** Of this page, absolute. */
  readonly url: string;
  readonly calendarUrl: string;
  /** Why the last form did not go through; "" when it did. */
  readonly problem: string;
  /** Whether the page answers a change that was just made. */
  readonly isNews: boolean;
}

/** Name of the one field of the form: "2026-11-24 morning". */
export const WHEN_FIELD = 'when';
// Two weeks at a glance; the rest is there for who looks for it.
const DAYS_AT_ONCE = 10;

const SLOT_NAMES: Readonly<Record<BookingSlot, string>> = { morning: 'Morning', afternoon: 'Afternoon' };

const radio = (kind: AppointmentKind, { day, slot }: HalfDay): Html =>
  html`<label>
    <input type="radio" name="${WHEN_FIELD}" value="${`${day} ${slot}`}" required />
    <span>${SLOT_NAMES[slot]}<small>${hoursWords(kind, slot)}</small></span>
  </label>`;

const dayOf = (kind: AppointmentKind, halves: readonly HalfDay[]): Html =>
  html`<fieldset>
    <legend>${halves[0] && dayName(halves[0])}</legend>
    <div class="halves">${halves.map((half) => radio(kind, half))}</div>
  </fieldset>`;

function byDay(free: readonly HalfDay[]): HalfDay[][] {
  const days = new Map<string, HalfDay[]>();
  for (const halfDay of free) days.set(halfDay.day, [...(days.get(halfDay.day) ?? []), halfDay]);
  return [...days.values()];
}

function picker({ kind, free }: Pick<AppointmentView, 'kind' | 'free'>): Html {
  const days = byDay(free).map((halves) => dayOf(kind, halves));
  const later = days.slice(DAYS_AT_ONCE);
  return html`<div class="days">${days.slice(0, DAYS_AT_ONCE)}</div>
    ${
      later.length > 0 &&
      html`<details>
        <summary>Later days</summary>
        <div class="days">${later}</div>
      </details>`
    }`;
}

interface PickCard extends Pick<AppointmentView, 'kind' | 'free' | 'problem'> {
  readonly heading: string;
  readonly button: string;
  /** Where the form goes to, absolute. */
  readonly action: string;
}

const pickCard = ({ kind, free, problem, heading, button, action }: PickCard): Html =>
  html`<section class="card" aria-labelledby="move">
    <h2 id="move">${heading}</h2>
    ${problem && html`<p class="wrong" role="alert">${problem}</p>`}
    ${
      free.length > 0
        ? html`<form method="post" action="${action}">
            ${picker({ kind, free })}
            <div class="actions"><button class="button" type="submit">${button}</button></div>
          </form>`
        : html`<p>There are no other times just now. Call us and we’ll find one.</p>`
    }
  </section>`;

function moveCard(view: AppointmentView): Html {
  const { kind, state, free, url, problem } = view;
  const { noun } = kindWords[kind];
  const others = free.filter(
    ({ day, slot }) => state !== 'live' || day !== view.halfDay.day || slot !== view.halfDay.slot,
  );
  const heading = state === 'live' ? `Move your ${noun}` : appointmentWords.again;
  const button = state === 'live' ? `Move my ${noun}` : `Book my ${noun}`;
  return pickCard({ kind, free: others, problem, heading, button, action: `${url}/move` });
}

function cancelCard({ kind, url }: AppointmentView): Html {
  const { noun, none } = kindWords[kind];
  return html`<section class="card" aria-labelledby="cancel">
    <h2 id="cancel">Cancel your ${noun}</h2>
    <p class="small">${none} Your quote stays as it is.</p>
    <form method="post" action="${`${url}/cancel`}">
      <div class="actions"><button class="button second" type="submit">Yes, cancel my ${noun}</button></div>
    </form>
  </section>`;
}

const callLink = html`<a class="button second" href="${safeLink(telephoneLink(company.phone))}"
  >Call ${company.phone}</a
>`;

function factsCard({ kind, halfDay, state, reference, calendarUrl, isNews }: AppointmentView): Html {
  const news = state === 'live' ? 'Saved. We’re emailing you the details.' : 'Done. We’re emailing you a confirmation.';
  return html`<section class="card first" aria-label="Your appointment">
    ${isNews && html`<p class="told" role="status">${news}</p>`}
    <dl class="facts">
      <div>
        <dt>${appointmentWords.when}</dt>
        <dd>${dayName(halfDay)}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>${hoursWords(kind, halfDay.slot)}</dd>
      </div>
      ${
        reference &&
        html`<div>
          <dt>${appointmentWords.reference}</dt>
          <dd>${reference}</dd>
        </div>`
      }
    </dl>
    <div class="actions">
      ${state === 'live' && html`<a class="button" href="${safeLink(calendarUrl)}">Add to my calendar</a>`} ${callLink}
    </div>
    <p class="small">Our lines: ${wording.hours}</p>
  </section>`;
}

const nextCard = ({ kind, halfDay }: AppointmentView): Html =>
  html`<section class="card">
    <h2>${wording.nextStepsHeading}</h2>
    <ul class="how">
      ${kindWords[kind].next(halfDay).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </section>`;

const LEADS = {
  live: '',
  cancelled: 'Changed your mind? Choose another time below.',
  over: 'Something still open? Call us and we’ll help.',
} as const;

/** The page behind the link in the mail: what is booked, and how to move or cancel it. No script. */
export function renderAppointmentPage(view: AppointmentView): RenderedPage {
  const { kind, halfDay, state, problem } = view;
  const { titles } = kindWords[kind];
  const heading = titles[state === 'live' ? 'booked' : state];
  const cards = {
    live: () => [factsCard(view), nextCard(view), moveCard(view), cancelCard(view)],
    cancelled: () => [factsCard(view), moveCard(view)],
    over: () => [factsCard(view)],
  };
  return renderPage({
    title: problem ? `Error: ${heading}` : heading,
    heading,
    lead: [fullWhenWords(kind, halfDay), LEADS[state]].filter(Boolean),
    content: cards[state](),
    footnote: 'Only who has the address of this page can open it. It works until 30 days after the day itself.',
    referrer: 'same-origin',
  });
}

export type ChoiceView = Pick<AppointmentView, 'kind' | 'reference' | 'free' | 'url' | 'problem'>;

/** The page behind a button of a saved quote: what can be chosen. No script. */
export function renderChoicePage({ kind, reference, free, url, problem }: ChoiceView): RenderedPage {
  const { book, noun } = kindWords[kind];
  return renderPage({
    title: problem ? `Error: ${book}` : book,
    heading: book,
    lead: [`For your quote ${reference}. Pick a day and a time, and it’s booked.`],
    content: [
      html`<section class="card first" aria-label="Rather call?">
        <div class="actions">${callLink}</div>
        <p class="small">Our lines: ${wording.hours}</p>
      </section>`,
      pickCard({ kind, free, problem, heading: 'When would suit you?', button: `Book my ${noun}`, action: url }),
    ],
    footnote: 'Only who has the address of your quote can open this page.',
    referrer: 'same-origin',
  });
}

const GONE = {
  unknown: { heading: 'We don’t know this link', lead: 'Check that the whole link was copied from your email.' },
  expired: { heading: 'This link has expired', lead: 'The appointment was more than 30 days ago.' },
} as const;

/** For a token that there is not, or not any more. */
export const renderAppointmentGonePage = (reason: keyof typeof GONE): RenderedPage =>
  renderPage({
    title: GONE[reason].heading,
    heading: GONE[reason].heading,
    lead: [GONE[reason].lead],
    content: html`<section class="card first" aria-label="What you can do">
      <div class="actions">${callLink}</div>
      <p class="small">Our lines: ${wording.hours}</p>
    </section>`,
  });
