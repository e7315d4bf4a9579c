import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPdf } from '../../../../api/documents/pdf/openPdf.fixture.ts';
import { button, somebody, toast, openTag } from '../../../support/funnels/openTag.ts';
import { expectQuote, submit, toFilledDetails, toQuote } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { waitForMails } from '../../../support/mails.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir, siteUrl } = serverUnderTest();

declare global {
  interface Window {
    /** What stubs of the browser's own functions were called with. */
    printed?: { readonly title: string; readonly text: string; readonly sheets: number }[];
    shared?: ShareData[];
  }
}

// Only the frame that is printed holds what is printed; the page itself must not be.
const stubPrint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const printed: Window['printed'] = [];
    window.printed = printed;
    const note = (document: Document): void => {
      const root = document.body.firstElementChild?.shadowRoot;
      const text = (root?.firstElementChild as HTMLElement | null)?.innerText ?? document.body.innerText;
      printed.push({ title: document.title, text, sheets: root?.adoptedStyleSheets.length ?? 0 });
    };
    window.print = () => note(document);
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')?.get;
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const view = own?.call(this) as Window | null;
        if (view) view.print = () => note(view.document);
        return view;
      },
    });
  });

/** What a browser's share sheet does, from now on. */
const stubShare = (page: Page, outcome: 'shared' | 'cancelled' | 'missing'): Promise<unknown> =>
  page.evaluate((how) => {
    window.shared = [];
    const share = (data: ShareData): Promise<void> => {
      window.shared?.push(data);
      return how === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('no', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: how === 'missing' ? undefined : share });
  }, outcome);

async function expectPrinted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.printed?.length)).toBe(1);
  const [printed] = (await page.evaluate(() => window.printed)) ?? [];
  expect(printed?.title).toMatch(/^Your home solar quote SQ-\d{6}/);
  expect(printed?.sheets).toBeGreaterThan(0);
  for (const text of ['£3,297', '£720', /4\.6\syears/, 'SQ-', 'Technical Survey']) expect(printed?.text).toMatch(text);
  for (const text of ['Call Now', 'Email Quote', 'Spread the cost', 'Puffin', 'Privacy']) {
    expect(printed?.text).not.toContain(text);
  }
}

async function expectShared(page: Page, tag: Locator): Promise<void> {
  await stubShare(page, 'shared');
  await button(tag, 'Share').click();
  await expect.poll(() => page.evaluate(() => window.shared?.[0]?.url)).toMatch(/\/quote\/[\w-]{20,}$/);
  const [shared] = (await page.evaluate(() => window.shared)) ?? [];
  expect(JSON.stringify([shared?.title, shared?.text])).not.toMatch(/Jane|Doe|example\.com/);
  // A sheet that the visitor closes is no failure.
  await stubShare(page, 'cancelled');
  await button(tag, 'Share').click();
  await expect.poll(() => page.evaluate(() => window.shared?.length)).toBe(1);
  await expect(toast(tag, 'Sharing Not Available')).toHaveCount(0);
  await stubShare(page, 'missing');
  await button(tag, 'Share').click();
  await expect(toast(tag, 'Sharing Not Available')).toContainText("Your browser doesn't support the Web Share API");
  const link = tag.getByRole('link', { name: /\/quote\// });
  await expect(link).toBeVisible();
  await button(tag, 'Copy link').click();
  await expect(toast(tag, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));
}

test('what the result offers on a partner page: call, mail, PDF, print, share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubPrint(page);
  const person = somebody();
  const email = person['Email address'];
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toQuote(tag, person);

  await expect(tag.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+441914980100');
  await expect(tag.getByText('Our lines: 0191 498 0100, Monday to Friday, 9am to 5pm.')).toBeVisible();

  await button(tag, 'Email Quote').click();
  await expect(toast(tag, 'Quote Sent')).toContainText(email);

  const arrives = page.waitForEvent('download');
  await button(tag, 'Download PDF').click();
  await expect(toast(tag, 'PDF Download Started')).toBeVisible();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^SQ-\d{6,7}\.pdf$/);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(openPdf(pdf).text).toContain('£3,297');

  await button(tag, 'Print').click();
  await expectPrinted(page);
  await expectShared(page, tag);

  const mails = await waitForMails(dataDir, 2, (mail) => mail.to?.[0]?.address === email);
  expect(mails).toHaveLength(2);
  expect(await leadsOf(dataDir, email)).toHaveLength(1);
});

test('the saved quote opens for whoever has the link, and for no search engine', async ({ page, request }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, somebody());
  const stored = page.waitForResponse((response) => response.status() === 201);
  await submit(tag);
  await expectQuote(tag);
  const answer = (await (await stored).json()) as { quoteUrl: string; reference: string };
  expect(answer.quoteUrl).toMatch(new RegExp(`^${siteUrl}/quote/[\\w-]{20,}$`));
  const opened = await page.goto(answer.quoteUrl);
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('£3,297').first()).toBeVisible();
  await expect(page.getByText(answer.reference).first()).toBeVisible();
  const link = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
  const pdf = await request.get(new URL(link ?? '', answer.quoteUrl).href);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
