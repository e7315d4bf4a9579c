import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const PAGE = '/campaigns/winter';
const FILES: Readonly<Record<string, string>> = {
  'campaigns/winter.html': '<!doctype html><title>Version A</title>',
  'campaigns/winter/b.html': '<!doctype html><title>Version B</title>',
  'campaigns/winter/ended.html': '<!doctype html><title>Over</title>',
  'plain.html': '<!doctype html><title>Plain</title>',
  'site.json': JSON.stringify({
    compressedFor: '',
    inlined: {},
    facts: {},
    includes: {},
    redirects: {},
    queries: [],
    unknown: [],
    pages: {
      [PAGE]: {
        ends: '2027-01-31',
        endedPage: `${PAGE}/ended`,
        variant: { page: `${PAGE}/b`, campaign: 'Winter', sent: 100, starts: '2026-11-01' },
      },
      [`${PAGE}/ended`]: { isHidden: true, status: 410 },
    },
  } satisfies SiteFile),
};
const BROWSERS = 200;

describeApi('a page with two versions', (engine) => {
  let app: TestApp;
  let rootDir: string;
  let now = Date.parse('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    rootDir = await mkdtemp(path.join(tmpdir(), 'quotes-experiments-'));
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(rootDir, 'dist', 'site', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    app = await startApp({ engine, rootDir, now: () => new Date(now) });
  });
  afterAll(async () => {
    await app.close();
    await rm(rootDir, { recursive: true, force: true });
  });

  const show = (browser: number, address = PAGE) =>
    app.get(address, { headers: { 'User-Agent': `Sample/${browser}` } });
  const titles = async (): Promise<string> => {
    const pages = await Promise.all(Array.from({ length: BROWSERS }, (_, browser) => show(browser)));
    return pages.map(({ text }) => (text.includes('Version B') ? 'b' : 'a')).join('');
  };

  it('shows each to half of its visitors, all day the same, and nothing is kept', async () => {
    const first = await titles();
    expect(await titles()).toBe(first);
    const second = [...first].filter((variant) => variant === 'b').length;
    expect(second).toBeGreaterThan(BROWSERS * 0.35);
    expect(second).toBeLessThan(BROWSERS * 0.65);
    now += DAY_MS;
    expect(await titles()).not.toBe(first);
    now -= DAY_MS;
    const { headers } = await show(1);
    expect([headers.get('Set-Cookie'), headers.get('Cache-Control')]).toEqual([null, 'private, no-cache']);
    expect(app.logged()).not.toContain('Sample/');
  });

  it('costs other pages nothing, and ends with its offer', async () => {
    const { headers } = await show(1, '/plain');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    now += 365 * DAY_MS;
    expect(await show(1)).toMatchObject({ status: 410, text: expect.stringContaining('Over') });
    now -= 365 * DAY_MS;
  });
});
