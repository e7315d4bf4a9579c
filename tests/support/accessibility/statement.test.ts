import { expect, test } from 'vitest';
import recorded from '../../../site/pages/legal/accessibilityRun.json';
import { TAGS } from '../tags.ts';
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
  expect(statementOf(report, '4.13.0')).toEqual({ day: '2026-11-23', pages: 2, tags: 2, states: 3, axe: '4.13.0' });
});

test('a failure is not written down as none', () => {
  const report = reportOf(
    specOf('pages', 'passed', '/a'),
    specOf('steps of <solar-quote>', 'failed', 'solar-quote, 1'),
  );
  expect(() => statementOf(report, '4.13.0')).toThrow('steps of <solar-quote>');
});

test('a run that has not looked says so', () => {
  expect(() => statementOf(reportOf(specOf('other', 'passed')), '4.13.0')).toThrow('run npm test first');
});

test('the run that the statement tells of looked at every tag that has steps', () => {
  expect(recorded.tags).toBe(TAGS.length);
});
