import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { TAG_NAMES } from '#contract/tags.ts';
import { sitemapPaths } from '../builtSite.ts';
import { REPORTS } from '../testRun/steps.ts';
import { statementOf } from './statement.ts';

// npm run accessibility: looks at all pages and tags of the build, and writes that into the accessibility statement. `-- --last`
// takes what the last `npm test` looked at.
const STATEMENT = 'site/pages/legal/accessibilityRun.json';
const LOOKS = ['tests/e2e/pages/everyPage.spec.ts', 'tests/e2e/everyFunnel/walk.spec.ts'];
// Of these the tests that look, not those that try the rules themselves.
const TITLES = 'nothing is wrong with|accessible';

if (!process.argv.includes('--last'))
  execFileSync('npx', ['playwright', 'test', ...LOOKS, '--grep', TITLES], { stdio: 'inherit' });
const report: unknown = JSON.parse(readFileSync(`${REPORTS}/e2e.json`, 'utf8'));
const run = statementOf(report, axe.version, { pages: sitemapPaths(), tags: TAG_NAMES });
writeFileSync(STATEMENT, `${JSON.stringify(run, null, 2)}\n`);
console.log(`${STATEMENT}: ${run.pages} pages, ${run.tags} tags in ${run.states} states on ${run.day}`);
