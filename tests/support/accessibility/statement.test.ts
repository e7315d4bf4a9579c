import { expect, test } from 'vitest';
import { TAG_NAMES } from '#contract/tags.ts';
import { listedPages } from '../../../site/generate/sitemap.ts';
import recorded from '../../../site/pages/legal/accessibilityRun.json';
import { routes } from '../../../site/routes.ts';
import { NOTE, statementOf } from './statement.ts';

const specOf = (title: string, status: string, ...looks: string[]) => ({
  title,
  tests: [{ results: [{ status, annotations: looks.map((description) => ({ type: NOTE, description })) }] }],
});

const reportOf = (...specs: object[]) => ({
  stats: { startTime: '2026-11-23T17:00:00.000Z' },
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
});

test('counts each page and each state of a tag once', () => {
  const report = reportOf(
    specOf('pages', 'passed', '/contact', '/contact', '/about'),
    specOf('steps', 'passed', 'solar-quote, step 1', 'solar-quote, step 2', 'ev-quote, step 1', 'solar-quote, step 1'),
    specOf('something else', 'failed'),
  );
  const whole = { pages: ['/contact', '/about'], tags: ['solar-quote', 'ev-quote'] };
  expect(statementOf(report, '4.13.0', whole)).toEqual({
    day: '2026-11-23',
    pages: 2,
    tags: 2,
    states: 3,
    axe: '4.13.0',
  });
});

test('a failure is not written down as none', () => {
  const report = reportOf(
    specOf('pages', 'passed', '/a'),
    specOf('steps of <solar-quote>', 'failed', 'solar-quote, 1'),
  );
  expect(() => statementOf(report, '4.13.0', { pages: ['/a'], tags: ['solar-quote'] })).toThrow(
    'steps of <solar-quote>',
  );
});

test('a page and a tag that nobody has looked at are named', () => {
  const report = reportOf(specOf('pages', 'passed', '/a', 'solar-quote, step 1'));
  const whole = { pages: ['/a', '/b'], tags: ['solar-quote', 'ev-quote'] };
  expect(() => statementOf(report, '4.13.0', whole)).toThrow('looked at /b, ev-quote');
});

test('the run that the statement tells of looked at every page and every tag that there is; else: npm run accessibility', () => {
  expect(recorded).toMatchObject({ pages: listedPages(routes).length, tags: TAG_NAMES.length });
});
