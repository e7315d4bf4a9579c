import type { Frame, Locator, Page } from '@playwright/test';
import { heightFor } from '#contract/reservedHeights.ts';
import { expect, test } from '../../support/embedding.ts';
import type { ForeignHost } from '../../support/foreignHost.ts';
import { completeFunnel, sampleAnswers } from '../../support/funnels/completeFunnel.ts';
import { leadsOf, readLeads } from '../../support/leads.ts';
import { pressPlainMessage } from '../../support/plainMessage.ts';
import type { TagName } from '../../support/tags.ts';

// Tags in frames, on pages of another origin: the page keeps our script out of its own, and misses nothing by it.

const WIDTH = 900;
test.use({ viewport: { width: WIDTH, height: 800 } });

/** What the page around is told, and by how much it moves. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard, shift: 0 });
    for (const name of ['quote-ready', 'quote-step', 'quote-submitted', 'quote-failed', 'quote-action'])
      document.addEventListener(name, (event) => {
        const { target } = event;
        heard.push([name, target instanceof HTMLIFrameElement, event instanceof CustomEvent && event.detail]);
      });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          globalThis,
          'shift',
          Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

const heardBy = async (page: Page): Promise<readonly [name: string, isOnFrame: boolean, detail: unknown][]> =>
  page.evaluate(() => Reflect.get(globalThis, 'heard'));

interface Framed {
  readonly host: ForeignHost;
  readonly tag: TagName;
  readonly values?: Readonly<Record<string, string>>;
}

/** Opens a page with a frame of a tag, and waits until that can be used. */
async function openFrame(page: Page, { host, tag, values = {} }: Framed): Promise<Frame> {
  const HEIGHT = String(heightFor(tag, WIDTH - 16));
  const standards = { REFERRER: 'strict-origin-when-cross-origin', EMBEDDER: 'unsafe-none' };
  await page.goto(host.address('framed', { TAG: tag, HEIGHT, ...standards, ...values }));
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame();
  if (!frame) throw new Error('expected a frame');
  await expect(frame.locator(`${tag} form`)).toBeVisible();
  await frame.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  return frame;
}

/** By how many pixels a frame is higher than what is in it. */
async function gapBelow(frame: Locator): Promise<number> {
  const height = await frame.evaluate((node) => node.clientHeight);
  const body = frame.contentFrame().locator('body');
  return height - (await body.evaluate((node) => Math.ceil(node.getBoundingClientRect().height)));
}

/** Walks a tag in a frame to a lead of its own. */
async function leadFrom(frame: Frame, tag: TagName, dataDir: string) {
  const before = await readLeads(dataDir);
  await completeFunnel(frame, tag);
  await expect.poll(async () => (await readLeads(dataDir)).length).toBe(before.length + 1);
  const known = new Set(before.map(({ id }) => id));
  return (await readLeads(dataDir)).find(({ id }) => !known.has(id));
}

for (const tag of ['solar-quote', 'contact-form'] as const) {
  test(`<${tag}>: nothing moves, the height follows, the page hears what happens, the lead is the partner's`, async ({
    page,
    host,
    server,
    partner,
    complaints,
  }) => {
    await listen(page);
    const frame = await openFrame(page, { host, tag, values: { PARTNER: partner } });
    await expect.poll(async () => (await heardBy(page)).map(([name]) => name)).toEqual(['quote-ready']);
    const box = page.locator('iframe');
    const reserved = await box.evaluate((node) => node.clientHeight);
    expect(reserved).toBe(heightFor(tag, WIDTH - 16));
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBe(0);

    const lead = await leadFrom(frame, tag, server.dataDir);
    expect(lead).toMatchObject({ partner_id: partner, suspect: 0 });
    const { attribution } = JSON.parse(lead?.body ?? '{}');
    expect(attribution).toMatchObject({ campaign: 'roof', pagePath: `/embed/${tag}`, referrerOrigin: host.origin });

    // As high as what stands in it: nothing to scroll, and no hole.
    const content = () => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await expect.poll(async () => (await box.evaluate((node) => node.clientHeight)) - (await content())).toBe(0);
    const heard = await heardBy(page);
    expect(heard.every(([, isOnFrame]) => isOnFrame)).toBe(true);
    expect(heard.filter(([name]) => name === 'quote-submitted')).toHaveLength(1);
    expect(heard.map(([name]) => name)).not.toContain('quote-failed');
    for (const value of Object.values(sampleAnswers)) expect(JSON.stringify(heard)).not.toContain(value);
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}

test('a frame that may run scripts and nothing else: no origin, no storage, and the lead arrives', async ({
  page,
  host,
  server,
  partner,
  complaints,
}) => {
  await listen(page);
  const values = { PARTNER: partner, SANDBOX: 'sandbox=allow-scripts' };
  const frame = await openFrame(page, { host, tag: 'homecare-quote', values });
  expect(await frame.evaluate(() => globalThis.origin)).toBe('null');
  const lead = await leadFrom(frame, 'homecare-quote', server.dataDir);
  expect(lead).toMatchObject({ partner_id: partner, suspect: 0 });
  await expect.poll(async () => (await heardBy(page)).map(([name]) => name)).toContain('quote-submitted');
  expect(complaints.errors).toEqual([]);
  expect(complaints.violations).toEqual([]);
});

test('a page that tells nobody where it is, isolates itself, and has a strict policy', async ({
  page,
  host,
  server,
  partner,
  complaints,
}) => {
  await listen(page);
  const { siteUrl } = server;
  const values = {
    PARTNER: partner,
    REFERRER: 'no-referrer',
    EMBEDDER: 'require-corp',
    POLICY: `default-src 'none'; script-src ${siteUrl}; frame-src ${siteUrl}; style-src 'unsafe-inline'`,
  };
  const frame = await openFrame(page, { host, tag: 'newsletter-signup', values });
  expect(await frame.evaluate(() => document.referrer)).toBe('');
  expect(await leadFrom(frame, 'newsletter-signup', server.dataDir)).toMatchObject({ partner_id: partner });
  await expect.poll(async () => (await heardBy(page)).map(([name]) => name)).toContain('quote-submitted');
  expect(complaints.violations).toEqual([]);
});

test('on an origin that nobody has registered the lead arrives, is credited to nobody, and the developer is told', async ({
  page,
  stranger,
  server,
  partner,
  complaints,
}) => {
  const frame = await openFrame(page, { host: stranger, tag: 'contact-form', values: { PARTNER: partner } });
  expect(complaints.warnings.join('\n')).toContain(`${stranger.origin} is not registered for the partner key`);
  const lead = await leadFrom(frame, 'contact-form', server.dataDir);
  expect(lead).toMatchObject({ partner_id: null, suspect: 0 });
});

test('only the frame is believed: neither other windows nor other origins set its height or speak for it', async ({
  page,
  host,
}) => {
  await listen(page);
  await openFrame(page, { host, tag: 'contact-form' });
  const box = page.locator('iframe').first();
  const height = await box.evaluate((node) => node.clientHeight);
  await page.evaluate(
    async (address) => {
      const lies = [
        { quotes: 'height', height: 9999 },
        { quotes: 'quote-submitted', detail: {} },
      ];
      // A frame that has our address and has not loaded it: its window is the page's own.
      const other = document.createElement('iframe');
      other.loading = 'lazy';
      other.style.marginTop = '20000px';
      other.src = address;
      document.body.append(other);
      const script = other.contentDocument?.createElement('script');
      if (!script || !other.contentDocument) throw new Error('expected the window of the page');
      const [ours] = document.querySelectorAll('iframe');
      script.textContent = `for (const lie of ${JSON.stringify(lies)}) parent.postMessage(lie, '*')`;
      other.contentDocument.body.append(script);
      for (const lie of lies) {
        postMessage(lie, '*');
        // Its own words to itself go nowhere either.
        ours?.contentWindow?.postMessage(lie, '*');
      }
      postMessage('end', '*');
      await new Promise((resolve) => {
        addEventListener('message', ({ data }) => data === 'end' && setTimeout(resolve, 100));
      });
      if (other.clientHeight > 1000) throw new Error('the other frame was believed');
    },
    String(await box.getAttribute('src')),
  );
  expect(await box.evaluate((node) => node.clientHeight)).toBe(height);
  expect((await heardBy(page)).map(([name]) => name)).toEqual(['quote-ready']);
});

test('several on one page each have their own height', async ({ page, host }) => {
  await page.goto(host.address('framed', { TAG: 'ev-quote newsletter-signup', HEIGHT: '100' }));
  for (const tag of ['ev-quote', 'newsletter-signup']) {
    await expect.poll(() => gapBelow(page.locator(`iframe#${tag}`))).toBe(0);
  }
});

test('one that is out of sight has its height before it is scrolled to', async ({ page, host }) => {
  // The first is higher than the window, and no tag of that height: the second was never in sight.
  await page.goto(host.address('framed', { TAG: 'newsletter-signup ev-quote', HEIGHT: '900' }));
  await expect(page.locator('iframe#ev-quote')).not.toBeInViewport();
  await expect.poll(() => gapBelow(page.locator('iframe#ev-quote'))).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that opens a page of ours in a tab, credited to the partner', async ({
    page,
    host,
    server,
    partner,
  }) => {
    const email = 'framed.plain@example.com';
    // The page of a frame by itself: Playwright may switch scripts off in a frame when that has run some already.
    await page.goto(`${server.siteUrl}/embed/contact-form?partner=${partner}`, { referer: `${host.origin}/` });
    const opened = page.context().waitForEvent('page');
    await pressPlainMessage(page.locator('contact-form'), email);
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Message sent!');
    expect(await leadsOf(server.dataDir, email)).toMatchObject([{ partner_id: partner }]);
  });
});
