import { createServer, isRunnableDevEnvironment } from 'vite';
import type * as Findings from './launch/findings.ts';
import type * as State from './launch/launchState.ts';

// Lists what an operator must replace or prove before going live; exit code 1 while something is open. No test runs it:
// a demonstration site is meant to have some open.

// The content is read as the build reads it: its folders are globs that only Vite knows.
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  logLevel: 'error',
});
const { prerender } = vite.environments;
if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('vite.config.ts has no prerender environment');

const { launchFindings, launchReport } = await prerender.runner.import<typeof Findings>(
  '/site/generate/launch/findings.ts',
);
const { launchState } = await prerender.runner.import<typeof State>('/site/generate/launch/launchState.ts');

const findings = launchFindings(launchState(process.env));
process.stdout.write(launchReport(findings));
await vite.close();
process.exit(findings.length > 0 ? 1 : 0);
