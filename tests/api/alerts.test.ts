import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { MAIL_KINDS, SALES_EVENTS } from '../../api/outbox/outboxRow.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const NO_METRIC = new Set(['max', 'sum', 'by', 'rate', 'increase', 'event', 'reason']);

const rules = rulesSchema.parse(parse(readFileSync('docs/alerts.yml', 'utf8'))).groups.flatMap((group) => group.rules);
const expressions = rules.map(({ expr }) => expr);
const operators = readFileSync('docs/operators.md', 'utf8');
const metricsOf = (expression: string): string[] =>
  (expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_]\w*/g) ?? []).filter((word) => !NO_METRIC.has(word));
const eventsOf = (expression: string): string[] =>
  (/event=~?"([^"]+)"/.exec(expression)?.[1] ?? '').split('|').filter(Boolean);

/** Events whose oldest mail a rule looks at, by the name of the rule. */
const watched = new Map(
  rules.flatMap(({ alert, expr }) =>
    expr.includes('outbox_oldest_due_seconds') ? eventsOf(expr).map((event) => [event, alert] as const) : [],
  ),
);

const FRIDAY_NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

describe('the rules', () => {
  it('look at the age of every kind of mail, and page for each that sales wait for', () => {
    expect(Object.keys(MAIL_KINDS).filter((event) => !watched.has(event))).toEqual([]);
    const toSales = SALES_EVENTS.filter((event) => event !== 'privacy-mail');
    expect(toSales.filter((event) => watched.get(event) !== 'SalesHearOfNothing')).toEqual([]);
    expect(watched.get('privacy-mail')).toBe('ComplaintWaits');
  });

  it('look at mails that are held back and at suspect leads', () => {
    const looking = (metric: string) => expressions.filter((expression) => expression.includes(metric));
    expect(looking('mails_suppressed_total')).toEqual([expect.stringContaining('{limit="total"}')]);
    expect(looking('leads_suspect_total')).toEqual([expect.stringMatching(/^sum\(increase\(/)]);
  });

  it('of the handbook name events that there are, and rules of the file', () => {
    const named = [...operators.matchAll(/event=~?"[^"]+"/g)].flatMap(([words]) => eventsOf(words));
    expect(named).toContain('sales-mail');
    expect(named.filter((event) => !(event in MAIL_KINDS))).toEqual([]);
    const [, rule] = /`(\w+)` in \[alerts\.yml\]/.exec(operators) ?? [];
    expect(rules.map(({ alert }) => alert)).toContain(rule);
  });
});

describeApi('example alerts', (engine) => {
  let app: TestApp;
  let time = FRIDAY_NOON;
  beforeEach(async () => {
    time = FRIDAY_NOON;
    app = await startApp({ engine, anyPdf: true, now: () => new Date(time) });
  });
  afterEach(() => app.close());

  it('name metrics and events that there are', async () => {
    const told = await app.services.metrics.expose();
    const names = expressions.flatMap(metricsOf);
    expect(names.length).toBeGreaterThanOrEqual(expressions.length);
    expect(names.filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
    expect(expressions.flatMap(eventsOf).filter((event) => !(event in MAIL_KINDS))).toEqual([]);
  });

  it('count opening hours since the last lead that is not suspect', async () => {
    const seconds = async () => /^open_seconds_without_lead (\d+)/m.exec(await app.services.metrics.expose())?.[1];
    time += HOUR_MS;
    expect(await seconds()).toBe('3600');
    await acceptLead(app, 'solar');
    expect(await seconds()).toBe('0');
    // Over the weekend, to an hour after Monday's opening.
    time = Date.parse('2026-11-23T10:00:00Z');
    await acceptLead(app, 'solar', { leadRoute: 'filled' });
    expect(await seconds()).toBe('18000');
  });
});
