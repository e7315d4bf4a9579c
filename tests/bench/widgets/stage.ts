import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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
  /** Folder of an earlier build, as it was named, whose widgets the host's pages have as well. */
  readonly peer: string | undefined;
  readonly close: () => Promise<void>;
}

const SURVEY_FOLDER = 'widgets/survey';

function assertBuilt(): void {
  if (isBuildFresh(sourceHash())) return;
  process.stdout.write('Building what is measured.\n');
  if (buildAll() !== 0) throw new Error('the build failed');
}

// A copy is served, and a build meanwhile changes nothing.
const copyParts = (dist: string, folder: string, names: readonly string[]): void =>
  names.forEach((name) => cpSync(path.join(dist, name), path.join(folder, name), { recursive: true }));

/** A build from before there were fragments has no folder for them, which the server of today reads when it starts. */
function addFragmentFolder(folder: string): void {
  const widgets = path.join(folder, 'widgets/v1');
  const { version } = JSON.parse(readFileSync(path.join(widgets, 'version.json'), 'utf8')) as { version: string };
  mkdirSync(path.join(widgets, 'fragments', version), { recursive: true });
}

/**
 * Builds what is out of date and starts the servers.
 * @param peer `dist` folder of an earlier build: its widgets are served by the server of today, so that nothing but the
 * widgets differs
 */
export async function setStage(peer?: string): Promise<Stage> {
  const [root, peerRoot] = [makeFolder('stage'), makeFolder('peer')];
  // First of all: a build takes old releases away, and this may be one.
  if (peer !== undefined) {
    const copy = path.join(peerRoot, 'dist');
    copyParts(peer, copy, ['widgets']);
    addFragmentFolder(copy);
  }
  assertBuilt();
  const folder = path.join(root, 'dist');
  copyParts('dist', folder, ['site', 'widgets']);
  await buildSurvey(path.join(folder, SURVEY_FOLDER));
  const host = await startHostPages();
  const env = { RATE_LIMIT: 'off', ALLOWED_ORIGINS: host.origin };
  const server = await startServer({ rootDir: root, env });
  const peerServer = peer === undefined ? undefined : await startServer({ rootDir: peerRoot, env });
  host.useSite('today', server.siteUrl);
  if (peerServer) host.useSite('peer', peerServer.siteUrl);
  return {
    siteUrl: server.siteUrl,
    host,
    peer,
    close: async () => {
      await host.close();
      await server.remove();
      await peerServer?.remove();
      for (const used of [root, peerRoot]) rmSync(used, { recursive: true, force: true });
    },
  };
}
