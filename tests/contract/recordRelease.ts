import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Request } from 'playwright';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { FORM_TAGS, TAGS, type FormTag } from '#contract/tags.ts';
import { isBuildFresh, sourceHash } from '../../site/generate/sourceStamp.ts';
import { builtWidgets } from '../support/builtSite.ts';
import { chromiumFlags } from '../support/chromiumFlags.ts';
import { ensureHeadlessChromium } from '../support/ensureChromium.ts';
import { completeFunnel } from '../support/funnels/completeFunnel.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { fileOf, presentContract, type ReleasedContract, type SentBody } from './releasedContracts.ts';

// `npm run contract:record`, once for each release that partners get: every tag of the build sends its form, and what it sends is kept
// beside the schemas. Nothing in the file is changed afterwards but `gone`: tests/contract/contract.test.ts holds all that follows to it.

/** Tags that send something else with other attributes. */
const FURTHER: readonly (readonly [FormTag, attributes: string])[] = [
  ['solar-quote', 'customer-type="business"'],
  ['solar-quote', 'service="Solar and battery" postcode="NE1 4ST" campaign="spring"'],
  ['homecare-quote', 'plan="Basic Care" catalogue="plans"'],
  ['instant-quote', 'service="HomeCare"'],
  ['instant-quote', 'customer-type="business" service="Gas and electricity"'],
];

async function bodyOf(
  browser: Browser,
  server: RunningServer,
  [tag, attributes]: readonly [FormTag, string],
): Promise<SentBody> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  // tsx names functions through a helper that a page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.goto(`${server.partnerUrl}/index.html`);
  await page.evaluate(
    ([html, src]) => {
      document.body.innerHTML = html;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    [`<${tag} partner="pk_demo" ${attributes}></${tag}>`, `${server.siteUrl}/widgets/v1/quote-widgets.js`] as const,
  );
  await page.locator(`${tag} form`).waitFor();
  const isSent = (request: Request): boolean =>
    request.method() === 'POST' && request.url().endsWith(QUOTE_HANDLER_PATH);
  const [sent] = await Promise.all([page.waitForRequest(isSent), completeFunnel(page, tag)]);
  const body: unknown = sent.postDataJSON();
  await page.close();
  return { funnel: TAGS[tag].funnel, attributes, body };
}

async function recordBodies(): Promise<SentBody[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: [...chromiumFlags] });
  try {
    const bodies: SentBody[] = [];
    for (const one of [...FORM_TAGS.map((tag) => [tag, ''] as const), ...FURTHER])
      bodies.push(await bodyOf(browser, server, one));
    return bodies;
  } finally {
    await browser.close();
    await server.remove();
  }
}

if (!isBuildFresh(sourceHash())) throw new Error('The build is older than the sources: npm run build first.');
const { version } = builtWidgets();
const released: ReleasedContract = { version, ...presentContract(), bodies: await recordBodies() };
writeFileSync(fileOf(version), JSON.stringify(released));
execFileSync('npx', ['oxfmt', fileOf(version)], { stdio: 'inherit' });
console.warn(`Recorded ${fileOf(version)}: commit it.`);
