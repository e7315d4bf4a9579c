import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startForeignHost, type ForeignHost } from '../../support/foreignHost.ts';
import { startServer, type RunningServer } from '../../support/startServer.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { BLANK_AT, startFront, type Front } from './front.ts';
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

/** A server, a partner's and a browser for the tests of one `describe`; each begins as a new visitor. */
export function useStage(open: () => Promise<Engine>): () => Stage {
  let stage: Stage | undefined;
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
    const engine = await open();
    toEnd.push(engine.close);
    const address: Stage['address'] = (page, values) => host.address(page, values).replace(host.origin, theirs.origin);
    stage = { server, ours, theirs, visitor: visitorOf(engine), address };
  });

  beforeEach(async () => {
    const { visitor, ours, theirs } = get();
    await visitor.leaveFrame();
    for (const { origin } of [ours, theirs]) {
      await visitor.open(origin + BLANK_AT);
      await visitor.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    ours.complaints();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !stage) return;
    await mkdir(PICTURES, { recursive: true });
    const { engine } = stage.visitor;
    const file = `${engine.name} ${task.name}`.replaceAll(/[^\w]+/g, '-');
    await writeFile(path.join(PICTURES, `${file}.png`), await engine.screenshot());
  });

  afterAll(async () => {
    for (const end of toEnd.toReversed()) await end();
  });
  return get;
}
