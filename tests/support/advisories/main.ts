import { spawnSync } from 'node:child_process';
import { readAudit } from './readAudit.ts';

// Known dangers of the packages that a running server imports: npm test -- advisories

const PATIENCE_MS = 15_000;

// Its own words name the registry: none of them is shown.
const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: PATIENCE_MS,
  shell: process.platform === 'win32',
});
const reading = readAudit(stdout);

if (reading.kind === 'silent')
  console.log(`Advisories were not looked at: the registry was asked, and ${reading.why}.`);
else if (reading.dangers.length === 0)
  console.log('No advisory of high or critical severity for what the server imports.');
else console.error(['Advisories for what the server imports:', ...reading.dangers].join('\n  '));

process.exitCode = reading.kind === 'answered' && reading.dangers.length > 0 ? 1 : 0;
