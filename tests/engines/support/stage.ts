import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startForeignHost, type ForeignHost } from '../../support/foreignHost.ts';
import { startServer, type RunningServer } from '../../support/startServer.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { startFront, type Front } from './front.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

/** The browsers that every test runs in. */
export const ENGINES = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

/** What a page shows whose test has failed. */
const PICTURES = 'test-results/engines';

/** What the tests of a file find, once the first of them runs. */
interface Stage {
  readonly server: RunningServer;
  /** In front of our server: pages, tags and API. */
  readonly ours: Front;
  /** In front of a partner's. */
  readonly theirs: Front;
  readonly visitor: Visitor;
  /** Address of a page of the partner's. */
  readonly address: ForeignHost['address'];
}

async function keepPicture(engine: Engine, test: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const file = `${engine.name} ${test}`.replaceAll(/[^\w]+/g, '-');
  await writeFile(path.join(PICTURES, `${file}.png`), await engine.screenshot());
}

/** A server, a partner's and a browser for the tests of one `describe`; each begins as a new visitor. */
export function useStage(open: () => Promise<Engine>): () => Stage {
  let house: Omit<Stage, 'visitor'> | undefined;
  let stage: Stage | undefined;
  let engine: Engine | undefined;
  const toEnd: (() => Promise<void>)[] = [];
  const get = (): Stage => {
    if (!stage) throw new Error('expected a stage');
    return stage;
  };

  beforeAll(async () => {
    // Two sites, as partners and we are.
    const ours = await startFront('localhost');
    toEnd.push(ours.close);
    const theirs = await startFront('127.0.0.1', ours.origin);
    toEnd.push(theirs.close);
    const host = await startForeignHost();
    toEnd.push(host.close);
    const env = { RATE_LIMIT: 'off', ALLOWED_ORIGINS: theirs.origin, PUBLIC_URL: ours.origin };
    const server = await startServer({ env });
    toEnd.push(server.remove);
    ours.lead(server.siteUrl);
    theirs.lead(host.origin);
    host.useWidgetsOf(ours.origin);
    const address: Stage['address'] = (page, values) => host.address(page, values).replace(host.origin, theirs.origin);
    house = { server, ours, theirs, address };
  });

  // A browser a test: nothing is left of the one before, and no driver has lost its way in that.
  beforeEach(async () => {
    if (!house) throw new Error('expected a server');
    engine = await open();
    stage = { ...house, visitor: visitorOf(engine) };
    house.ours.complaints();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && engine) await keepPicture(engine, task.name).catch(() => undefined);
    await engine?.close();
    engine = undefined;
  });

  afterAll(async () => {
    for (const end of toEnd.toReversed()) await end();
  });
  return get;
}
