import { MONTHS } from '#contract/common/calendar.ts';
import { tagTitle } from '#contract/common/tagTitle.ts';
import { FORM_TAGS, TAGS } from '#contract/tags.ts';
import type { Retention } from '../config/retention.ts';
import { waitWords } from '../desk/responses.ts';
import { html, type Html } from '../documents/html.ts';
import { renderPage, type RenderedPage } from '../documents/page.ts';
import { card } from './card.ts';
import { columnChart } from './charts.ts';
import { completeWords } from './completeWords.ts';
import { experimentTable } from './experimentTable.ts';
import { reportStyle } from './reportStyle.ts';
import type { Statement, StatementRow } from './statement.ts';
import { poundWords, sumsTable } from './tables.ts';

const MONTHS_SHOWN = 12;
const HEADS = ['Views', 'Starts', 'Quotes', 'Won', 'Won £', 'Answered within'];

/** "November 2026" */
function monthWords(value: string): string {
  const [year = '', month = ''] = value.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** "Solar quote" of "solar" */
function formTitle(funnel: string): string {
  const tag = FORM_TAGS.find((name) => TAGS[name].funnel === funnel);
  return tag ? tagTitle(tag) : funnel;
}

const cellsOf = ({ views, starts, quotes, won, wonPounds, responseMinutes }: StatementRow) => [
  views,
  starts,
  quotes,
  won,
  poundWords(wonPounds),
  responseMinutes === null ? '–' : waitWords(responseMinutes),
];

function monthsCard(months: readonly StatementRow[], csvUrl: string | undefined): Html {
  const shown = months.slice(-MONTHS_SHOWN);
  const chart = shown.map(({ value, views, starts, quotes }) => ({
    label: monthWords(value).slice(0, 'Nov'.length),
    values: [views, starts, quotes],
  }));
  const rows = shown.toReversed().map((row) => [monthWords(row.value), ...cellsOf(row)]);
  const content = [
    shown.length === 0 ? html`<p class="small">Nothing yet.</p>` : columnChart(chart, ['views', 'starts', 'quotes']),
    shown.length > 0 && sumsTable(['Month', ...HEADS], rows),
    csvUrl !== undefined &&
      html`<p class="actions screen"><a class="button second" href="${csvUrl}">The same as CSV</a></p>`,
  ];
  return card('Months', content, 'card first');
}

const formsTable = (forms: readonly StatementRow[]): Html =>
  sumsTable(
    ['Form', ...HEADS],
    forms.map((row) => [formTitle(row.value), ...cellsOf(row)]),
  );

interface StatementOptions {
  readonly retention: Retention | 'off';
  /** Where the same is a file for a spreadsheet; undefined for none. */
  readonly csvUrl?: string;
}

/** What a partner sees. */
export function renderStatement(
  name: string,
  { months, forms, tests }: Statement,
  { retention, csvUrl }: StatementOptions,
): RenderedPage {
  return renderPage({
    title: `Statement for ${name}`,
    heading: `What your pages have brought: ${name}`,
    lead: ['Month by month: from the first touch of a form to what was sold.'],
    style: reportStyle,
    footnote: `For the partner named above. Views and starts are counted once a visitor touches a form, without anything that tells visitors apart, and some browsers decline it. ${completeWords('Quotes and what was won', retention)} “Answered within” is the median, in our opening hours.`,
    content: [
      monthsCard(months, csvUrl),
      ...(forms.length > 0 ? [card('Forms', [formsTable(forms)])] : []),
      ...(tests.length > 0 ? [card('Two versions', [experimentTable(tests)])] : []),
    ],
  });
}

const GONE = {
  unknown: ['We don’t know this link', 'Check the whole link was copied, or ask us for a new one.'],
  expired: ['This link has expired', 'Ask us for a new one: statements are open for a while only.'],
} as const;

export const renderNoStatement = (reason: keyof typeof GONE): RenderedPage => {
  const [heading, lead] = GONE[reason];
  return renderPage({ title: heading, heading, lead: [lead], style: reportStyle, content: [] });
};
