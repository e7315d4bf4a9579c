import type { Knex } from 'knex';
import { dayWords, ukDay } from '#contract/common/calendar.ts';
import type { Retention } from '../config/retention.ts';
import { html, type Html } from '../documents/html.ts';
import { renderPage } from '../documents/page.ts';
import { readExperiments, type ExperimentChoice } from './allExperiments.ts';
import { card } from './card.ts';
import { columnChart, countWords, stageChart } from './charts.ts';
import { completeWords } from './completeWords.ts';
import { experimentTable } from './experimentTable.ts';
import { reportPerformances, type Performance, type PerformanceFilter } from './performance.ts';
import { reportStyle } from './reportStyle.ts';
import { reportSteps, type StepReach } from './steps.ts';
import { performanceTable, poundWords } from './tables.ts';

export interface ReportOptions extends PerformanceFilter, Pick<ExperimentChoice, 'pages'> {
  readonly now: Date;
  readonly retention: Retention | 'off';
  /** Is told how many further leads were read. */
  readonly onRead?: (count: number) => void;
}

const FEW = 5;

const sumOf = (items: readonly Performance[], name: 'opened' | 'started' | 'leads' | 'won' | 'wonPounds'): number =>
  items.reduce((sum, item) => sum + item[name], 0);

const totals = (weeks: readonly Performance[]): Html =>
  html`<dl class="figures totals">
    ${(
      [
        ['Forms opened', countWords(sumOf(weeks, 'opened'))],
        ['Started', countWords(sumOf(weeks, 'started'))],
        ['Leads', countWords(sumOf(weeks, 'leads'))],
        ['Won', countWords(sumOf(weeks, 'won'))],
        ['Won, in pounds', poundWords(sumOf(weeks, 'wonPounds'))],
      ] as const
    ).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** "29 Nov" is enough below a column. */
function shortDay(value: string | null): string {
  const [day = '', month = ''] = value === null ? [] : dayWords(value).split(' ');
  return `${day} ${month.slice(0, 'Nov'.length)}`;
}

const weekChart = (weeks: readonly Performance[]): Html =>
  columnChart(
    weeks.map(({ value, opened, started, leads }) => ({ label: shortDay(value), values: [opened, started, leads] })),
    ['opened', 'started', 'leads'],
  );

const NAMES: Readonly<Record<string, string>> = { opened: 'Opened', started: 'First answer', sent: 'Sent' };
const stepName = (step: string): string => NAMES[step] ?? step.replace('step-', 'Step ');

function stepCharts(steps: readonly StepReach[]): Html {
  const tags = [...new Set(steps.map(({ tag }) => tag))];
  return html`<div class="pairs">
    ${tags.map(
      (tag) =>
        html`<div>
          <h3>&lt;${tag}&gt;</h3>
          ${stageChart(
            steps
              .filter((item) => item.tag === tag)
              .map(({ step, visits }) => ({ name: stepName(step), count: visits })),
          )}
        </div>`,
    )}
  </div>`;
}

/** A campaign of a handful says more of its readers than of itself: such ones are told together. */
function withoutFew(items: readonly Performance[]): readonly Performance[] {
  const isFew = ({ value, opened, leads }: Performance): boolean => value !== null && Math.max(opened, leads) < FEW;
  const few = items.filter(isFew);
  if (few.length < 2) return items;
  const together: Performance = {
    value: `${few.length} with fewer than ${FEW} each`,
    opened: sumOf(few, 'opened'),
    started: sumOf(few, 'started'),
    leads: sumOf(few, 'leads'),
    suspect: 0,
    booked: 0,
    bought: 0,
    won: sumOf(few, 'won'),
    wonPounds: sumOf(few, 'wonPounds'),
    readyMs: null,
  };
  return [...items.filter((item) => !isFew(item)), together];
}

const spanWords = ({ since, until, now }: ReportOptions): string => {
  const end =
    until === undefined ? `to ${dayWords(ukDay(now.getTime()))}` : `before ${dayWords(ukDay(Date.parse(until)))}`;
  return since === undefined ? `Everything ${end}` : `From ${dayWords(ukDay(Date.parse(since)))} ${end}`;
};

/** The whole report as one HTML document: nothing of a person in it, no script, nothing fetched. */
export async function composeReport(db: Knex, options: ReportOptions): Promise<string> {
  const groups = ['week', 'funnel', 'campaign', 'partner'] as const;
  const [weeks, funnels, campaigns, partners] = await reportPerformances(db, groups, options);
  const steps = await reportSteps(db, options);
  const experiments = await readExperiments(db, options);
  const dated = (weeks ?? []).filter(({ value }) => value !== null);
  return renderPage({
    title: 'Report',
    heading: 'What our forms have brought',
    lead: [spanWords(options)],
    style: reportStyle,
    footnote: `Opened and started are counted once a visitor touches a form, without anything that tells one visitor from another; some browsers decline it. ${completeWords('Leads and what was won', options.retention)}`,
    content: [
      html`<section class="card first" aria-label="Totals">${totals(dated)}</section>`,
      card('Week by week', dated.length > 0 ? weekChart(dated) : html`<p class="small">Nothing yet.</p>`),
      card(
        'How far visitors get',
        steps.length > 0 ? stepCharts(steps) : html`<p class="small">Nothing counted yet.</p>`,
      ),
      ...(experiments.length > 0 ? [card('Two versions', experimentTable(experiments))] : []),
      card('Forms', performanceTable('Form', funnels ?? [], '(none)')),
      card('Campaigns', performanceTable('Campaign', withoutFew(campaigns ?? []), 'without one')),
      card('Partners', performanceTable('Partner', partners ?? [], 'our own pages')),
    ],
  }).html;
}
