import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { whole } from '#contract/common/wholeFigures.ts';
import { balanced, pair, sized } from './cardColumns.ts';
import { formatDay } from './formatDate.ts';
import { html, mailtoLink, safeLink, type Html } from './html.ts';
import { MONTHS_HEADING } from './monthBars.ts';
import { renderPage, type RenderedPage } from './page.ts';
import type { QuotePdfInput } from './pdf/renderPdf.ts';
import { breakdownBar, monthChart, paybackChart, swatch } from './quoteCharts.ts';
import type {
  QuoteBreakdown,
  QuoteDocument,
  QuoteFigure,
  QuoteMonths,
  QuoteRow,
  QuoteSection,
} from './quoteDocument.ts';
import { formatExpiry, greeting, wording, wordsOf } from './wording.ts';

export interface QuotePageInput extends QuotePdfInput {
  /** Absolute, on our own origin. */
  readonly pdfUrl: string;
  /** How to go on from here, the likeliest first. */
  readonly next?: readonly NextLink[];
}

export interface NextLink {
  readonly words: string;
  /** Absolute, on our own origin. */
  readonly url: string;
}

const fact = (label: string, value: string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${whole(value)}</dd>
  </div>`;

const figureItem = (figure: QuoteFigure): Html =>
  html`<div>
    <dt>${figure.label}</dt>
    <dd>${whole(figure.value)}${figure.note !== undefined && html`<p class="note">${whole(figure.note)}</p>`}</dd>
  </div>`;

function figureList(figures: readonly QuoteFigure[]): Html {
  const main = figures.find(({ isMain }) => isMain) ?? figures[0];
  const others = figures.filter((figure) => figure !== main);
  const rest = html`<dl class="others">${others.map(figureItem)}</dl>`;
  return html`<div class="figures${others.length > 0 && ' split'}">
    ${main && html`<dl class="main">${figureItem(main)}</dl>`} ${others.length > 0 && rest}
  </div>`;
}

const callButton = html`<a class="button second" href="${telephoneLink(company.phone)}">Call ${company.phone}</a>`;

const overview = ({ document, reference, issuedAt, expiresAt, pdfUrl }: QuotePageInput): Html =>
  html`<section class="card first" aria-label="Your figures">
    <dl class="facts">
      ${fact('Reference', reference)} ${fact('Issued', formatDay(issuedAt))}
      ${fact('Valid until', formatExpiry({ issuedAt, expiresAt }))}
    </dl>
    ${document.figures.length > 0 && figureList(document.figures)}
    <p class="estimate">${wordsOf(document).notFormal}</p>
    <div class="actions even"><a class="button" href="${safeLink(pdfUrl)}">Download as PDF</a> ${callButton}</div>
  </section>`;

const nextCard = (next: readonly NextLink[]): Html =>
  html`<section class="card screen" aria-labelledby="next">
    <h2 id="next">${wording.goOnHeading}</h2>
    <div class="actions even">
      ${next.map(
        ({ words, url }, index) =>
          html`<a class="button${index > 0 && ' second'}" href="${safeLink(url)}" rel="noreferrer">${words}</a> `,
      )}
    </div>
  </section>`;

const rowOf = ({ label, value }: QuoteRow, mark?: Html): Html =>
  html`<tr>
    <th scope="row">${mark}${label}</th>
    <td>${whole(value)}</td>
  </tr>`;

const sectionCard = ({ heading, rows, note }: QuoteSection, className: string): Html =>
  html`<section class="card">
    <h2>${heading}</h2>
    <table class="${className}">
      <tbody>
        ${rows.map((row) => rowOf(row))}
      </tbody>
    </table>
    ${note !== undefined && html`<p class="small">${whole(note)}</p>`}
  </section>`;

const monthCard = (months: QuoteMonths): Html =>
  html`<section class="card">
    <h2>${MONTHS_HEADING}</h2>
    ${monthChart(months)}
  </section>`;

function breakdownCard(breakdown: QuoteBreakdown): Html {
  const { heading, rows, total, note, parts = [] } = breakdown;
  const mark = ({ label }: QuoteRow): Html | undefined => {
    const index = parts.findIndex((part) => part.label === label);
    return index < 0 ? undefined : swatch(index);
  };
  return html`<section class="card">
    <h2>${heading}</h2>
    ${breakdownBar(breakdown)}
    <table>
      <tbody>
        ${rows.map((row) => rowOf(row, mark(row)))}
      </tbody>
      <tfoot>
        ${rowOf(total)}
      </tfoot>
    </table>
    ${note !== undefined && html`<p class="small">${whole(note)}</p>`}
  </section>`;
}

const paybackCard = (payback: NonNullable<QuoteDocument['payback']>): Html =>
  html`<section class="card">
    <h2>Cost and savings over ${payback.years} years</h2>
    ${paybackChart(payback)}
  </section>`;

const stepsCard = (steps: QuoteDocument['nextSteps']): Html =>
  html`<section class="card">
    <h2>${wording.nextStepsHeading}</h2>
    <ol class="steps">
      ${steps.map(
        ({ title, text }, index) =>
          html`<li>
            <span aria-hidden="true">${index + 1}</span>
            <div>
              <h3>${title}</h3>
              <p>${whole(text)}</p>
            </div>
          </li>`,
      )}
    </ol>
  </section>`;

const howCard = (assumptions: readonly string[]): Html =>
  html`<section class="card">
    <h2>${wording.assumptionsHeading}</h2>
    <ul class="how">
      ${assumptions.map((sentence) => html`<li>${whole(sentence)}</li>`)}
    </ul>
  </section>`;

const talkCard = (text: string): Html =>
  html`<section class="card talk">
    <h2>${wording.contactHeading}</h2>
    <p>${text}</p>
    <p><a class="phone" href="${telephoneLink(company.phone)}">${company.phone}</a></p>
    <p>${wording.hours}</p>
    <p><a href="${mailtoLink(company.email)}">${company.email}</a></p>
  </section>`;

/** What the chart of twelve months takes, in rows. */
const MONTHS_LINES = 9;

/** What is offered on the left, what it costs on the right, neither with a hole below it. */
function offerColumns({ sections, breakdown }: QuoteDocument): readonly (readonly Html[])[] {
  // Figures are compared at their right ends, words are read from the left.
  const className = breakdown ? 'amounts' : 'words';
  const cards = sections.flatMap((section) => {
    const card = sized(sectionCard(section, className), section.rows.length, section.note);
    return section.months ? [card, sized(monthCard(section.months), MONTHS_LINES, undefined)] : [card];
  });
  const cost = breakdown && sized(breakdownCard(breakdown), breakdown.rows.length + 2, breakdown.note);
  return balanced(cards, cost ? [cost] : []);
}

/** The page behind /quote/<token>: a whole document without a script, to be served with `noindex` and `no-store`. */
export function renderQuotePage(input: QuotePageInput): RenderedPage {
  const { document, reference, firstName, next = [] } = input;
  return renderPage({
    title: `${document.title} ${reference}`,
    heading: document.title,
    footnote: wordsOf(document).useOfDetails,
    lead: [document.subtitle, greeting(firstName, document), document.promise ?? ''].filter(Boolean),
    content: html`${overview(input)} ${next.length > 0 && nextCard(next)} ${pair(offerColumns(document))}
    ${document.payback && paybackCard(document.payback)}
    ${pair([
      document.nextSteps.length > 0 ? [stepsCard(document.nextSteps)] : [],
      document.assumptions.length > 0 ? [howCard(document.assumptions)] : [],
    ])}
    ${talkCard(wordsOf(document).contactText)}`,
  });
}

const GONE = {
  unknown: {
    heading: 'We can’t find this quote',
    lead: 'Check that the whole link was copied from your email, or make a new quote in about three minutes.',
  },
  expired: {
    heading: 'This quote has expired',
    lead: 'Prices change, so a quote is kept for a limited time. Make a new one with the prices of today in about three minutes.',
  },
} as const;

/** What a link answers that was never one (404) or is one no more (410). */
export function renderQuoteGonePage(gone: { reason: keyof typeof GONE; newQuoteUrl: string }): RenderedPage {
  const { heading, lead } = GONE[gone.reason];
  return renderPage({
    title: heading,
    heading,
    lead: [lead],
    content: html`<section class="card first" aria-label="What you can do">
        <div class="actions even">
          <a class="button" href="${safeLink(gone.newQuoteUrl)}">Get a new quote</a> ${callButton}
        </div>
      </section>
      ${talkCard('Call or write with your reference, if you have it, and we’ll look your quote up.')}`,
  });
}
