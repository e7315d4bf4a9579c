import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { readSiteFile } from '../../../api/middleware/siteFile.ts';
import { EXAMPLES } from '../../../api/openapi/examples.ts';
import { chromiumFlags } from '../chromiumFlags.ts';
import { ensureHeadlessChromium } from '../ensureChromium.ts';
import { withDatabase } from '../leads.ts';
import { startServer, type RunningServer } from '../startServer.ts';

// npm run pictures: the pictures of docs/marketing.md, of the built product as it is today.

const FOLDER = 'docs/pictures';
const WIDTH = 1280;
const MOST_BYTES = 60_000;
const LINES_SHOWN = 31;
const MARGIN = 16;

type Draw = (page: Page, server: RunningServer) => Promise<Buffer>;

/** A campaign that runs, by the name of its file. */
function runningCampaign(): string {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const running = Object.entries(readSiteFile('dist/site').pages).find(
    ([address, { ends }]) => address.startsWith('/campaigns/') && ends !== undefined && ends >= today,
  );
  if (!running) throw new Error('No campaign of this build runs today: give one of them a later last day.');
  return path.basename(running[0]);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toDataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** The file on the left, what the build makes of it on the right. */
const campaignBesideItsFile: Draw = async (page, { siteUrl }) => {
  const name = runningCampaign();
  const file = `site/pages/campaigns/content/${name}.md`;
  await page.goto(`${siteUrl}/campaigns/${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const made = toDataUrl(await page.screenshot());
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, LINES_SHOWN).join('\n');
  // A document of its own: on that of the page its policy would hold.
  await page.goto('about:blank');
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: 5fr 7fr; gap: 16px; padding: 16px; background: #e9e5da; font: 14px/1.45 sans-serif }
    figure { margin: 0 } figcaption { padding: 0 4px 8px; font-weight: 700 }
    pre { margin: 0; padding: 16px; background: #fff; border-radius: 8px; font: 12px/1.5 monospace; white-space: pre-wrap; height: 488px; overflow: hidden; box-sizing: border-box }
    img { display: block; width: 100%; border-radius: 8px }
  </style>
  <figure><figcaption>${file}</figcaption><pre>${escaped(lines)}</pre></figure>
  <figure><figcaption>/campaigns/${name}</figcaption><img src="${made}" alt=""></figure>`);
  return page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: 560 } });
};

const tagBuilder: Draw = async (page, { siteUrl }) => {
  await page.goto(`${siteUrl}/partners/tag-builder?tag=solar-quote&partner=pk_sample&accent=%230a7d4f`);
  const top = page.locator('[data-behaviour=tagBuilder]');
  await page.frameLocator('[data-stage] iframe').locator('form').waitFor();
  const y = ((await top.boundingBox())?.y ?? 0) - MARGIN;
  return page.screenshot({ fullPage: true, clip: { x: 0, y, width: WIDTH, height: 900 } });
};

// Made up, as every lead in it is an example: a few weeks of one campaign.
const WEEKS = [
  { daysAgo: 21, opened: 64, started: 31 },
  { daysAgo: 14, opened: 88, started: 47 },
  { daysAgo: 7, opened: 112, started: 70 },
  { daysAgo: 0, opened: 96, started: 58 },
] as const;
const LEADS = 58;
const DAY_MS = 86_400_000;

async function fillWithExamples({ siteUrl, dataDir }: RunningServer): Promise<void> {
  const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const row = { tag: 'solar-quote', partner_id: '', campaign: 'winter-battery-2026', variant: 'a' };
  const rows = WEEKS.flatMap(({ daysAgo, opened, started }) => [
    { ...row, day: day(daysAgo), step: 'opened', visits: opened },
    { ...row, day: day(daysAgo), step: 'started', visits: started },
    { ...row, day: day(daysAgo), step: 'step-2', visits: Math.round(started * 0.7) },
    { ...row, day: day(daysAgo), step: 'step-3', visits: Math.round(started * 0.5) },
    { ...row, day: day(daysAgo), step: 'sent', visits: Math.round(started * 0.35) },
    { ...row, day: day(daysAgo), step: 'ready-300', visits: opened },
  ]);
  await withDatabase(dataDir, (db) => db('step_counts').insert(rows));
  for (let lead = 0; lead < LEADS; lead += 1) {
    const body = { ...EXAMPLES.solar, attribution: { campaign: 'winter-battery-2026' } };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const answer = await fetch(siteUrl + QUOTE_HANDLER_PATH, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`An example was refused: ${await answer.text()}`);
    const { id } = (await answer.json()) as { readonly id: string };
    const arrived = new Date(Date.now() - (WEEKS[lead % WEEKS.length]?.daysAgo ?? 0) * DAY_MS).toISOString();
    await withDatabase(dataDir, (db) => db('leads').where({ id }).update({ created_at: arrived }));
  }
}

const report: Draw = async (page, server) => {
  await fillWithExamples(server);
  const file = path.join(server.dataDir, 'report.html');
  execFileSync(process.execPath, ['dist/api/commands/quotes.js', 'report', '--output', file], {
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(`file://${file}`);
  return page.screenshot();
};

const PICTURES: Readonly<Record<string, Draw>> = {
  'campaign-from-a-file': campaignBesideItsFile,
  'tag-builder': tagBuilder,
  report,
};

const server = await startServer({ env: { RATE_LIMIT: 'off' } });
const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: [...chromiumFlags] });
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, draw] of Object.entries(PICTURES)) {
    const page = await browser.newPage({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: WIDTH, height: 900 },
    });
    // The choice of cookies has been made: its banner is on no picture.
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('cookieConsent', 'essential');
    });
    const picture = await sharp(await draw(page, server))
      .webp({ quality: 68, effort: 6 })
      .toBuffer();
    await page.close();
    if (picture.length > MOST_BYTES) throw new Error(`${name} takes ${picture.length} bytes: at most ${MOST_BYTES}.`);
    writeFileSync(`${FOLDER}/${name}.webp`, picture);
    console.warn(`${FOLDER}/${name}.webp: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
  await server.remove();
}
