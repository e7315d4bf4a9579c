import { quantity } from '#contract/common/numbers.ts';
import { html, type Html } from '../documents/html.ts';
import type { RenderedPage } from '../documents/page.ts';
import { lastOutcome, type DeskEntry, type DeskList } from './findEntries.ts';
import { FIELDS } from './outcomeForm.ts';
import { callButton, heard, nameField, owedLines, renderDeskPage, sinceLines, waitingOf } from './pageParts.ts';
import { OUTCOME_WORDS, outcomeWords, summaryOf, whatOf, whenWords, whoOf } from './wording.ts';

export interface ListView {
  readonly list: DeskList;
  readonly now: Date;
  /** Who looks at it; "" before the name was typed. */
  readonly name: string;
  /** Whether the link itself names them. */
  readonly isNamed: boolean;
  /** Path of this page. */
  readonly path: string;
  /** Why the name did not go through; "" when it did. */
  readonly problem: string;
}

const pathOf = ({ path }: ListView, { lead }: DeskEntry): string => `${path}/${lead.id}`;

const head = (view: ListView, entry: DeskEntry, aside: string): Html =>
  html`<div class="head">
      <h3><a href="${pathOf(view, entry)}">${whoOf(summaryOf(entry.lead))}</a></h3>
      ${aside && html`<p class="wait">${aside}</p>`}
    </div>
    <p class="what">
      ${whatOf(entry.lead, summaryOf(entry.lead))}
      ${entry.lead.reference !== null && html`<span class="reference">${entry.lead.reference}</span>`}
    </p>`;

// Without a name there is nobody to give it to: the lead's own page asks.
const takeButton = (view: ListView, entry: DeskEntry): Html => {
  const who = heard(`: ${whoOf(summaryOf(entry.lead))}`);
  if (!view.name) return html`<a class="button" href="${pathOf(view, entry)}">I’ll take this${who}</a>`;
  return html`<form method="post" action="${`${pathOf(view, entry)}/claim`}">
    <button class="button" type="submit">I’ll take this${who}</button>
  </form>`;
};

function openJob(view: ListView, entry: DeskEntry): Html {
  const { words, className } = waitingOf(entry, view.now);
  return html`<li class="card ${className}">
    ${head(view, entry, words)} ${owedLines(entry)}
    <div class="actions">${takeButton(view, entry)} ${callButton(entry, 'button second')}</div>
  </li>`;
}

function outcomeButton(view: ListView, entry: DeskEntry, kind: 'reached' | 'no-answer'): Html {
  return html`<form method="post" action="${`${pathOf(view, entry)}/outcome`}">
    <button class="button second" type="submit" name="${FIELDS.kind}" value="${kind}">
      ${OUTCOME_WORDS[kind]}${heard(`: ${whoOf(summaryOf(entry.lead))}`)}
    </button>
  </form>`;
}

function takenJob(view: ListView, entry: DeskEntry): Html {
  const last = lastOutcome(entry);
  const { claim } = entry;
  const state = last ? `${outcomeWords(last)}, ${whenWords(last.at)}` : 'Nothing written down yet';
  return html`<li class="card job quiet">
    ${head(view, entry, claim ? `Taken by ${claim.claimed_by}` : '')} ${sinceLines(entry)}
    <p class="due">${state}</p>
    <div class="actions">${callButton(entry, 'button')}</div>
    ${
      view.name &&
      html`<div class="actions two">
        ${outcomeButton(view, entry, 'reached')} ${outcomeButton(view, entry, 'no-answer')}
      </div>`
    }
    <p class="small">
      <a href="${pathOf(view, entry)}">Booked, won, lost or a note${heard(`: ${whoOf(summaryOf(entry.lead))}`)}</a>
    </p>
  </li>`;
}

function doneJob(view: ListView, entry: DeskEntry): Html {
  const last = lastOutcome(entry);
  return html`<li class="card job quiet">${head(view, entry, last ? outcomeWords(last) : '')}</li>`;
}

interface Part {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  readonly jobs: readonly Html[];
  readonly none: string;
  /** More than are listed: what is said of the others. */
  readonly rest?: string | undefined;
}

const partOf = ({ id, heading, count, jobs, none, rest }: Part): Html =>
  html`<section class="part" aria-labelledby="${id}">
    <h2 id="${id}">${heading} <span class="count">${count}</span></h2>
    ${
      jobs.length > 0
        ? html`<ul class="jobs">
            ${jobs}
          </ul>`
        : html`<p class="none">${none}</p>`
    }
    ${rest !== undefined && html`<p class="none">${rest}</p>`}
  </section>`;

const restWords = (more: number, words: string): string | undefined =>
  more > 0 ? `And ${more} more${words}` : undefined;

const nameForm = ({ path, name, problem }: ListView): Html =>
  html`<form method="post" action="${`${path}/name`}">
    ${problem && html`<p class="wrong" role="alert">${problem}</p>`} ${nameField('name', name)}
    <div class="actions"><button class="button" type="submit">Save my name</button></div>
  </form>`;

function nameBar(view: ListView): Html {
  const { path, name, isNamed, problem } = view;
  const refresh = html`<a href="${path}">Refresh</a>`;
  if (name && isNamed) {
    return html`<div class="bar-top">
      <p>You’re <strong>${name}</strong></p>
      ${refresh}
    </div>`;
  }
  if (!name || problem) {
    return html`<section class="card" aria-label="Your name">
      <p><strong>Who are you?</strong> Colleagues see your name on the leads you take. You only type it once.</p>
      ${nameForm(view)}
    </section>`;
  }
  return html`<div class="bar-top">
      <p>You’re <strong>${name}</strong></p>
      ${refresh}
    </div>
    <details>
      <summary>Not ${name}?</summary>
      ${nameForm(view)}
    </details>`;
}

/** One's own first. */
const ownFirst = (entries: readonly DeskEntry[], name: string): readonly DeskEntry[] => {
  const isOwn = ({ claim }: DeskEntry): boolean => name !== '' && claim?.claimed_by === name;
  return [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))];
};

/** The list for a telephone: who needs someone, who has whom, and what came of it. No script. */
export function renderListPage(view: ListView): RenderedPage {
  const { open, openCount, taken, takenCount, done, doneCount } = view.list;
  const parts: readonly Part[] = [
    {
      id: 'open',
      heading: 'No one has these yet',
      count: openCount,
      jobs: open.map((entry) => openJob(view, entry)),
      none: 'Every lead has someone.',
      rest: restWords(openCount - open.length, '. They move up as these are taken.'),
    },
    {
      id: 'taken',
      heading: 'Being worked on',
      count: takenCount,
      jobs: ownFirst(taken, view.name).map((entry) => takenJob(view, entry)),
      none: 'Nothing taken at the moment.',
      rest: restWords(takenCount - taken.length, ', taken earlier. They move up as these are finished.'),
    },
    {
      id: 'done',
      heading: 'Won or lost this week',
      count: doneCount,
      jobs: done.map((entry) => doneJob(view, entry)),
      none: 'Nothing yet.',
      rest: restWords(doneCount - done.length, '.'),
    },
  ];
  return renderDeskPage({
    title: view.problem ? 'Error: Sales desk' : 'Sales desk',
    heading: 'Sales desk',
    lead: [`${quantity(openCount, 'lead needs', 'leads need')} someone`],
    content: [nameBar(view), ...parts.map(partOf)],
  });
}
