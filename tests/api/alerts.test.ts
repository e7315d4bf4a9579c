import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { MAIL_KINDS } from '../../api/outbox/outboxRow.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const NO_METRIC = new Set(['max', 'sum', 'by', 'rate', 'increase', 'event', 'reason']);

const expressions = rulesSchema
  .parse(parse(readFileSync('docs/alerts.yml', 'utf8')))
  .groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
const metricsOf = (expression: string): string[] =>
  (expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_]\w*/g) ?? []).filter((word) => !NO_METRIC.has(word));
const eventsOf = (expression: string): string[] =>
  (/event=~?"([^"]+)"/.exec(expression)?.[1] ?? '').split('|').filter(Boolean);

const FRIDAY_NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

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
