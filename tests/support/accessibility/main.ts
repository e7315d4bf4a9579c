import { readFileSync, writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { REPORTS } from '../testRun/steps.ts';
import { statementOf } from './statement.ts';

// npm run accessibility: writes what the last `npm test` looked at into the accessibility statement.
const STATEMENT = 'site/pages/legal/accessibilityRun.json';

const report: unknown = JSON.parse(readFileSync(`${REPORTS}/e2e.json`, 'utf8'));
const run = statementOf(report, axe.version);
writeFileSync(STATEMENT, `${JSON.stringify(run, null, 2)}\n`);
console.log(`${STATEMENT}: ${run.pages} pages, ${run.tags} tags in ${run.states} states on ${run.day}`);
