import { html, type Html } from '../documents/html.ts';
import type { OutcomeKind } from './deskRow.ts';
import { FIELDS } from './outcomeForm.ts';
import { nameField } from './pageParts.ts';
import { LOST_REASONS, OUTCOME_WORDS } from './wording.ts';

/** Why a form did not go through, and what was typed into it. */
export interface OutcomeProblem {
  /** undefined: it is not about what came of the lead. */
  readonly kind: OutcomeKind | undefined;
  readonly message: string;
  readonly typed: ReadonlyMap<string, string>;
}

interface OutcomeView {
  /** Of the lead's page. */
  readonly path: string;
  /** Who writes; "" before the name was typed. */
  readonly name: string;
  readonly problem: OutcomeProblem | undefined;
}

const noteField = (id: string, label: string, typed: string): Html =>
  html`<p class="field">
    <label for="${id}">${label}</label>
    <textarea id="${id}" name="${FIELDS.note}" maxlength="2000">${typed}</textarea>
  </p>`;

/** Asked once: whoever has a name is not asked again. */
const whoField = ({ name }: OutcomeView, id: string): Html | false => name === '' && nameField(id, '');

interface Choice {
  readonly kind: OutcomeKind;
  readonly summary: string;
  readonly button: string;
  readonly fields: (typed: (field: string) => string) => readonly Html[];
}

const CHOICES: readonly Choice[] = [
  {
    kind: 'booked',
    summary: 'Booked',
    button: 'Save as booked',
    fields: (typed) => [
      html`<p class="field">
        <label for="day">Which day? <small>Optional. You’ll find it in that morning’s email.</small></label>
        <input id="day" type="date" name="${FIELDS.day}" value="${typed(FIELDS.day)}" />
      </p>`,
      noteField('booked-note', 'Note, if there’s something to add', typed(FIELDS.note)),
    ],
  },
  {
    kind: 'won',
    summary: 'Won',
    button: 'Save as won',
    fields: (typed) => [
      html`<p class="field">
        <label for="pounds">Worth, in £</label>
        <input id="pounds" name="${FIELDS.pounds}" inputmode="decimal" value="${typed(FIELDS.pounds)}" required />
      </p>`,
      noteField('won-note', 'Note, if there’s something to add', typed(FIELDS.note)),
    ],
  },
  {
    kind: 'lost',
    summary: 'Lost',
    button: 'Save as lost',
    fields: (typed) => [
      html`<p class="field">
        <label for="reason">Why?</label>
        <select id="reason" name="${FIELDS.reason}" required>
          <option value="">Choose one</option>
          ${Object.entries(LOST_REASONS).map(
            ([value, words]) =>
              html`<option value="${value}" ${typed(FIELDS.reason) === value && html` selected`}>${words}</option>`,
          )}
        </select>
      </p>`,
      noteField('lost-note', 'Note, if there’s something to add', typed(FIELDS.note)),
    ],
  },
  {
    kind: 'note',
    summary: 'Add a note',
    button: 'Save the note',
    fields: (typed) => [noteField('note', 'Note', typed(FIELDS.note))],
  },
];

function choiceOf(view: OutcomeView, { kind, summary, button, fields }: Choice): Html {
  const problem = view.problem?.kind === kind ? view.problem : undefined;
  const typed = (field: string): string => problem?.typed.get(field) ?? '';
  return html`<details class="more" ${problem && html` open`}>
    <summary>${summary}</summary>
    <form method="post" action="${`${view.path}/outcome`}">
      ${problem && html`<p class="wrong" role="alert">${problem.message}</p>`}
      <input type="hidden" name="${FIELDS.kind}" value="${kind}" />
      ${whoField(view, `${kind}-name`)} ${fields(typed)}
      <div class="actions"><button class="button" type="submit">${button}</button></div>
    </form>
  </details>`;
}

const quickButton = (kind: OutcomeKind): Html =>
  html`<button class="button second" type="submit" name="${FIELDS.kind}" value="${kind}">
    ${OUTCOME_WORDS[kind]}
  </button>`;

/** How it went: a press for what happens most, and a few fields for the rest. */
export const outcomeCard = (view: OutcomeView): Html =>
  html`<section class="card" aria-labelledby="outcome">
    <h2 id="outcome">How did it go?</h2>
    <form method="post" action="${`${view.path}/outcome`}">
      ${whoField(view, 'quick-name')}
      <div class="actions two">${quickButton('reached')} ${quickButton('no-answer')}</div>
    </form>
    <div class="part">${CHOICES.map((choice) => choiceOf(view, choice))}</div>
  </section>`;
