import { html, htmlLines, mailtoLink, safeLink, type Html } from '../documents/html.ts';
import type { RenderedPage } from '../documents/page.ts';
import { withdrawalDay, type SalesSummary } from '../leads/salesSummary.ts';
import { takenWords } from '../mail/salesMail.ts';
import type { OutcomeRow } from './deskRow.ts';
import type { DeskEntry } from './findEntries.ts';
import { outcomeCard, type OutcomeProblem } from './outcomeCard.ts';
import { callButton, nameField, owedLines, renderDeskPage, waitingOf } from './pageParts.ts';
import { outcomeWords, summaryOf, whatOf, whenWords, whoOf } from './wording.ts';

export interface LeadView {
  readonly entry: DeskEntry;
  readonly now: Date;
  /** Who looks at it; "" before the name was typed. */
  readonly name: string;
  /** Whether the link itself names them. */
  readonly isNamed: boolean;
  /** Of this page. */
  readonly path: string;
  /** Of the list; undefined for a link to this lead alone. */
  readonly listPath: string | undefined;
  /** Of the page with what the customer sees; undefined where there is none. */
  readonly quoteUrl: string | undefined;
  /** What has just been done; "" for nothing. */
  readonly news: string;
  /** Why the last form did not go through. */
  readonly problem: OutcomeProblem | undefined;
}

function claimForm({ entry, path, name, isNamed, problem }: LeadView): Html {
  const wrong = problem && problem.kind === undefined ? problem.message : '';
  return html`<form method="post" action="${`${path}/claim`}">
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`} ${isNamed ? '' : nameField('name', name)}
    <div class="actions">
      <button class="button" type="submit">I’ll take this</button> ${callButton(entry, 'button second')}
    </div>
  </form>`;
}

function contactFacts({ contact }: SalesSummary): Html {
  const { business, name, email, address, postcode } = contact;
  const place = [address, postcode].filter(Boolean).join(', ');
  return html`<dl class="facts part">
    ${
      business &&
      html`<div>
        <dt>Ask for</dt>
        <dd>${name}</dd>
      </div>`
    }
    <div>
      <dt>Email</dt>
      <dd><a href="${safeLink(mailtoLink(email))}">${email}</a></dd>
    </div>
    ${
      place &&
      html`<div>
        <dt>Where</dt>
        <dd>${place}</dd>
      </div>`
    }
  </dl>`;
}

// The mail that sales have of it still says that offers are welcome.
function withdrawalLine({ lead }: DeskEntry): Html | false {
  const day = withdrawalDay(lead);
  return day !== undefined && html`<p class="due">No offers: consent withdrawn on ${day}</p>`;
}

function stateCard(view: LeadView): Html {
  const { entry, now, news, problem } = view;
  const summary = summaryOf(entry.lead);
  const { claim } = entry;
  const isRefused = claim && problem && problem.kind === undefined;
  return html`<section class="card" aria-label="Who has this lead">
    ${news && html`<p class="told" role="status">${news}</p>`}
    ${isRefused && html`<p class="wrong" role="alert">${problem.message}</p>`}
    ${
      claim
        ? html`<p class="taken">${takenWords({ by: claim.claimed_by, at: claim.claimed_at })}</p>`
        : html`<p class="head ${waitingOf(entry, now).className.replace(/^job ?/, '')}">
            <span class="wait">${waitingOf(entry, now).words}</span>
          </p>`
    }
    ${owedLines(entry)} ${withdrawalLine(entry)}
    ${claim ? html`<div class="actions">${callButton(entry, 'button')}</div>` : claimForm(view)}
    ${contactFacts(summary)}
  </section>`;
}

const logLine = (row: OutcomeRow): Html =>
  html`<li>
    <strong>${outcomeWords(row)}</strong> ${row.note && html`<p>${htmlLines(row.note)}</p>`}
    <small>${row.noted_by}, ${whenWords(row.at)}</small>
  </li>`;

const logCard = ({ outcomes }: DeskEntry): Html | false =>
  outcomes.length > 0 &&
  html`<section class="card" aria-labelledby="log">
    <h2 id="log">So far</h2>
    <ol class="log">
      ${outcomes.toReversed().map(logLine)}
    </ol>
  </section>`;

function askedCard({ entry, quoteUrl }: LeadView): Html | false {
  const { headline, wishes = [] } = summaryOf(entry.lead);
  const rows = [...headline, ...wishes];
  if (rows.length === 0 && !quoteUrl) return false;
  return html`<section class="card" aria-labelledby="asked">
    <h2 id="asked">What they asked for</h2>
    <table class="words">
      ${rows.map(
        ({ label, value }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${htmlLines(value)}</td>
          </tr>`,
      )}
    </table>
    ${quoteUrl && html`<p class="small"><a href="${safeLink(quoteUrl)}">See what the customer sees</a></p>`}
  </section>`;
}

/** The page of one lead: take it, call, and write down what came of it. No script. */
export function renderLeadPage(view: LeadView): RenderedPage {
  const { entry, listPath, problem } = view;
  const summary = summaryOf(entry.lead);
  const who = whoOf(summary);
  return renderDeskPage({
    title: problem ? `Error: ${who}` : who,
    heading: who,
    lead: [whatOf(entry.lead, summary), entry.lead.reference ?? ''].filter(Boolean),
    content: [
      ...(listPath ? [html`<div class="bar-top"><a href="${listPath}">All leads</a></div>`] : []),
      stateCard(view),
      ...(entry.claim ? [outcomeCard(view)] : []),
      ...[logCard(entry), askedCard(view)].filter((card) => card !== false),
    ],
  });
}
