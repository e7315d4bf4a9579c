import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../../site/generate/buildAll.ts';
import { isBuildFresh, sourceHash } from '../../../site/generate/sourceStamp.ts';
import { startServer } from '../../support/startServer.ts';
import { makeFolder } from '../folders.ts';
import { buildSurvey } from './buildSurvey.ts';
import { startHostPages, type HostPages } from './hostPages.ts';

/** The company's server, which has the form of SurveyJS beside the widgets, and a partner's pages on another origin. */
export interface Stage {
  readonly siteUrl: string;
  readonly host: HostPages;
  /** Copy of dist/ that is served: a build meanwhile changes nothing. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const SURVEY_FOLDER = 'widgets/survey';

function assertBuilt(): void {
  if (isBuildFresh(sourceHash())) return;
  process.stdout.write('Building what is measured.\n');
  if (buildAll() !== 0) throw new Error('the build failed');
}

/** Builds what is out of date and starts both servers. */
export async function setStage(): Promise<Stage> {
  assertBuilt();
  const root = makeFolder('stage');
  const folder = path.join(root, 'dist');
  for (const name of ['site', 'widgets']) cpSync(path.join('dist', name), path.join(folder, name), { recursive: true });
  await buildSurvey(path.join(folder, SURVEY_FOLDER));
  const host = await startHostPages();
  const server = await startServer({ rootDir: root, env: { RATE_LIMIT: 'off', ALLOWED_ORIGINS: host.origin } });
  host.useSite(server.siteUrl);
  return {
    siteUrl: server.siteUrl,
    host,
    folder,
    close: async () => {
      await host.close();
      await server.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
