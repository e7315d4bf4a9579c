import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureChromium } from '../../ensureChromium.ts';

/**
 * A bound as those in tests/architecture/structure.test.ts; `npm test -- walk` holds it. 45 for the way to the mail alone, and
 * four for the estimate that the mail tells, which reads the bill to work out what a home uses: see docs/decisions.
 */
const MOST_FILES = 49;

const CONFIG = 'tests/support/structure/walk/walk.config.ts';

/**
 * The files that one answer passes on its way to the mail to sales, in the order in which it comes to them: in a real
 * browser from its box to the post, then in the server. A file counts when one of its functions is given the answer.
 */
function walkTheAnswer(): readonly string[] {
  execFileSync('npx', ['vitest', 'run', '--root', '.', '--config', CONFIG], {
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const parts = ['widget', 'server'].map((part) => JSON.parse(readFileSync(`test-results/walk-${part}.json`, 'utf8')));
  return [...new Set<string>(parts.flat())];
}

const files = walkTheAnswer();
console.log(`Files that one answer passes from its box to the mail to sales: ${files.length}, at most ${MOST_FILES}`);
for (const file of files) console.log(`  ${file}`);
if (files.length > MOST_FILES) process.exitCode = 1;
