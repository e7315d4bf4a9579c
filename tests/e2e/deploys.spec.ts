import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { holderOf } from '#contract/common/releaseMark.ts';
import { startForeignHost, type ForeignHost } from '../support/foreignHost.ts';
import { button, heading, somebody, standing } from '../support/funnels/openTag.ts';
import { expectQuote, submit, toFilledDetails } from '../support/funnels/solar.ts';
import { startServer, type RunningServer, type ServerOptions } from '../support/startServer.ts';
import { makeTwoReleases, type TwoReleases } from '../support/twoReleases.ts';

// What a deploy does to those who were there before it. The second release has other words in two of its chunks.

const LOADER = '/widgets/v1/quote-widgets.js';
const TAG = 'solar-quote';
const [FIRST, SECOND] = ['Design your home solar system', 'Plan your home solar system'];

// In one worker: each would build a second release of its own.
test.describe.configure({ mode: 'default' });

let releases: TwoReleases;
let host: ForeignHost;
test.beforeAll(async () => {
  // The widgets are built once more, beside three other tests: a slow machine took longer than a minute.
  test.setTimeout(180_000);
  releases = await makeTwoReleases();
  host = await startForeignHost();
});
test.afterAll(async () => {
  await host.close();
  releases.remove();
});

async function start(release: 'one' | 'two', options: ServerOptions = {}): Promise<RunningServer> {
  releases.deploy(release);
  const env = { RATE_LIMIT: 'off', ALLOWED_ORIGINS: host.origin };
  const server = await startServer({ rootDir: releases.root, env, ...options });
  host.useWidgetsOf(server.siteUrl);
  return server;
}

/** A new release in the place of a server: same address, same data. */
async function replace(server: RunningServer, release: 'one' | 'two'): Promise<RunningServer> {
  await server.stop();
  return start(release, { dataDir: server.dataDir, port: Number(new URL(server.siteUrl).port) });
}

/** Those that a build beside a server leaves alone. */
const heldReleases = (): string[] =>
  ['one', 'two'].filter((release) =>
    readdirSync(path.join(releases.root, 'releases', release)).some((file) => holderOf(file) !== undefined),
  );

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

async function pinOf({ siteUrl }: RunningServer): Promise<{ VERSION: string; INTEGRITY: string }> {
  const { version, integrity } = (await (await fetch(`${siteUrl}/widgets/v1/version.json`)).json()) as {
    version: string;
    integrity: string;
  };
  return { VERSION: version, INTEGRITY: integrity };
}

/** A browser that has kept the loader: what it is asked for under another address comes from the server. */
async function keepLoader(page: Page, loader: string): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(`**${LOADER}`, (route) => route.fulfill({ body: loader, contentType: 'text/javascript', headers }));
}

const expectHeading = async (page: Page, words: string | undefined): Promise<void> =>
  expect(heading(await standing(page, TAG), words ?? '')).toBeVisible();

test('a deploy strands nobody: an open tag, a cached loader, a pinned version, a new visitor', async ({ browser }) => {
  const pageOf = async (): Promise<Page> => (await browser.newContext()).newPage();
  let server = await start('one');
  const [loader, pin] = [await textOf(`${server.siteUrl}${LOADER}`), await pinOf(server)];
  const [open, cached, pinned, fresh] = [await pageOf(), await pageOf(), await pageOf(), await pageOf()];
  await open.goto(host.address('plain', { TAG }));
  const tag = await standing(open, TAG);

  await test.step('a release that is swapped in changes nothing under the server that runs', async () => {
    releases.deploy('two');
    expect(await textOf(`${server.siteUrl}${LOADER}`)).toBe(loader);
    expect(heldReleases()).toEqual(['one']);
  });

  server = await replace(server, 'two');
  expect(heldReleases()).toEqual(['two']);
  expect(await pinOf(server)).not.toEqual(pin);

  await test.step('a tag in mid-funnel goes on to its quote', async () => {
    await button(tag, 'Continue to equipment selection').click();
    await expect(heading(tag, 'Choose your equipment')).toBeVisible();
    await button(tag, 'Back').click();
    await toFilledDetails(tag, somebody());
    await submit(tag);
    await expectQuote(tag);
  });
  await test.step('a cached loader finds its chunks', async () => {
    await keepLoader(cached, loader);
    await cached.goto(host.address('plain', { TAG }));
    await expectHeading(cached, FIRST);
  });
  await test.step('a pinned version has the same bytes', async () => {
    expect(await textOf(`${server.siteUrl}/widgets/${pin.VERSION}/quote-widgets.js`)).toBe(loader);
    await pinned.goto(host.address('pinned', { TAG, ...pin }));
    await expectHeading(pinned, FIRST);
  });
  await test.step('a new visitor gets the new release', async () => {
    await fresh.goto(host.address('plain', { TAG }));
    await expectHeading(fresh, SECOND);
  });
  await server.remove();
});

test('a cached loader whose chunks are gone asks for the current one', async ({ page }) => {
  const before = await start('one');
  const loader = await textOf(`${before.siteUrl}${LOADER}`);
  await before.remove();
  const server = await start('two');
  const refused: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) refused.push(response.headers()['access-control-allow-origin']);
  });
  await keepLoader(page, loader);
  await page.goto(host.address('plain', { TAG }));
  await expectHeading(page, SECOND);
  // Chunks that are gone: the page may know that they are, and not only that something failed.
  expect(refused.length).toBeGreaterThan(0);
  expect([...new Set(refused)]).toEqual(['*']);
  await server.remove();
});
