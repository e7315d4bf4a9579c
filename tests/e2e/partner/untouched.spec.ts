import { expect, test } from '../../support/embedding.ts';

// Whoever only reads a partner's page pays for a first step and for nothing behind it, whatever the page says of the tag: a word
// that the tag does not know, a focus that no visitor has put there, an answer for which the step needs the tag's code.

const CASES = [
  { markup: '<solar-quote></solar-quote>', most: 3 },
  { markup: '<solar-quote customer-type="Business"></solar-quote>', most: 3 },
  { markup: '<contact-form subject="x"></contact-form>', most: 3 },
  { markup: '<contact-form autofocus></contact-form>', most: 3 },
  // Loader, shared script and step, or no step; the code of the step, and what asks whether the page may send.
  { markup: '<instant-quote postcode="NE1 4LP"></instant-quote>', most: 12 },
  { markup: '<homecare-quote plan="Basic Care" catalogue="plans"></homecare-quote>', most: 12 },
];

// In windows beside each other: each waits for longer than anything waits for a page to rest, which is five seconds.
const WAIT_MS = 6000;

test('an untouched tag asks for its first step and nothing behind it; a press brings the rest', async ({
  context,
  host,
  server,
}) => {
  const visit = async ({ markup, most }: (typeof CASES)[number]): Promise<void> => {
    const page = await context.newPage();
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(server.siteUrl)) asked.push(new URL(request.url()).pathname);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(host.address('without-script', { TAG: 'no-tag' }));
    await page.evaluate(
      ({ html, src }) => {
        document.body.innerHTML = html;
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
      },
      { html: markup, src: `${server.siteUrl}/widgets/v1/quote-widgets.js` },
    );
    await expect(page.locator('form')).toBeVisible();
    await page.waitForTimeout(WAIT_MS);
    expect(asked.length, [markup, ...asked].join('\n')).toBeLessThanOrEqual(most);
    const before = asked.length;
    await page.locator('form label').first().click();
    await expect.poll(() => asked.length, markup).toBeGreaterThan(before + 4);
    expect(errors, markup).toEqual([]);
  };
  await Promise.all(CASES.map(visit));
});
