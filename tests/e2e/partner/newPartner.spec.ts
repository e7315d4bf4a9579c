import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';

// From "I want that on my page" to a lead in the statement: a partner who begins today, and the operator.

// The code is on the clipboard, which a browser keeps from pages without https, but for those of localhost.
const permissions = ['clipboard-read', 'clipboard-write'];

test('a new partner: a key, choices in the builder, the code copied and pasted, and a lead that is theirs', async ({
  page,
  context,
  host,
  server: { siteUrl, dataDir },
  complaints,
}, testInfo) => {
  const quotes = (...args: string[]): string =>
    execFileSync(process.execPath, ['dist/api/commands/quotes.js', ...args], {
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: siteUrl },
      encoding: 'utf8',
    });
  const told = quotes('partners', 'add', 'Sample Roofing', host.origin);
  const [key = ''] = /pk_\w{20}/.exec(told) ?? [];
  expect(told).toContain(`<solar-quote partner="${key}">`);
  const [, link = ''] = /(http\S+\/partners\/tag-builder\?\S+)/.exec(told) ?? [];

  const known = async () => (await fetch(`${siteUrl}/functions/v1/partner?key=${key}`)).text();
  await expect.poll(known, { timeout: 10_000 }).toContain('active');

  await context.grantPermissions(permissions, { origin: siteUrl });
  await page.goto(link);
  await expect(page.getByLabel('Partner key')).toHaveValue(key);
  await page.getByLabel('Which form').selectOption('Contact form');
  await page.getByLabel('Light or dark').selectOption('Dark');
  await page.getByLabel('Brand colour').fill('#0a7d4f');
  await page.getByRole('button', { name: 'Copy code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(host.address('pasted', { CODE: code }));
  const tag = page.locator('contact-form');
  await expect(tag.locator('form')).toBeVisible();
  await expect(tag.locator('[data-quote-root]')).toHaveAttribute('data-theme', 'dark');
  await completeFunnel(page, 'contact-form', { email: 'new.partner@example.com' });
  const listed = quotes('leads', 'list', '--partner', 'sample-roofing', '--json').trim().split('\n');
  expect(listed.map((line) => JSON.parse(line))).toMatchObject([{ funnel: 'contact' }]);
  const output = testInfo.outputPath('statement.csv');
  quotes('partners', 'statement', 'sample-roofing', '--output', path.resolve(output));
  expect(readFileSync(output, 'utf8')).toMatch(/^"form","contact","\d+","\d+","1",/m);
  expect(complaints.errors).toEqual([]);
});
