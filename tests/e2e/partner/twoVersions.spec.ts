import { execFileSync } from 'node:child_process';
import { VARIANT_PATH } from '#contract/common/wire.ts';
import { expect, test, touch } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { leadsOf, stepCountsOf } from '../../support/leads.ts';

// A tag that is shown in two versions, under a strict policy: a <template> each, and a script that puts one into the page.

const NAMES = { a: 'First', b: 'Second' } as const;

for (const variant of ['a', 'b'] as const) {
  test(`version ${variant}: nothing is shown before it, and what is done with it is counted as its own`, async ({
    page,
    host,
    server,
    partner,
    complaints,
  }) => {
    let decide = (): void => undefined;
    const isDecided = new Promise<void>((resolve) => (decide = resolve));
    await page.route(`**${VARIANT_PATH}?*`, async (route) => {
      expect(new URL(route.request().url()).search).toBe(`?partner=${partner}&test=spring`);
      await isDecided;
      await route.fulfill({
        json: { variant, isCounted: true },
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
    await page.goto(host.address('tested', { KEY: partner }));
    const tag = page.locator('contact-form');
    await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible();
    await expect(tag).toHaveCount(0);
    decide();
    await expect(tag.locator('form')).toBeVisible();
    await expect(tag).toHaveCount(1);
    await expect(tag).toHaveAttribute('label', NAMES[variant]);
    await expect(tag).toHaveAttribute('variant', `spring-${variant}`);
    const email = `versions.${variant}@example.com`;
    await completeFunnel(page, 'contact-form', { email });
    expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
    const sent = async () =>
      (await stepCountsOf(server.dataDir)).filter((row) => row.step === 'sent' && row.variant === `spring-${variant}`);
    await expect.poll(sent).toMatchObject([{ visits: 1, partner_id: partner }]);
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}

test('asked of our server: one of the two, the same after a reload, and counted as shown', async ({
  page,
  host,
  server,
  partner,
}) => {
  execFileSync(
    process.execPath,
    ['dist/api/commands/quotes.js', 'experiments', 'start', partner, 'spring', '--sent', '50'],
    {
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    },
  );
  await page.goto(host.address('tested', { KEY: partner }));
  const tag = page.locator('contact-form');
  await expect(tag).toHaveAttribute('variant', /^spring-[ab]$/);
  const variant = await tag.getAttribute('variant');
  await page.reload();
  await expect(tag).toHaveAttribute('variant', variant ?? '');
  const shown = async () => (await stepCountsOf(server.dataDir)).filter(({ step }) => step === 'shown');
  await expect.poll(shown).toMatchObject([{ variant, partner_id: partner }]);
});

test('without an answer: the first version, counted for neither, and the console says why', async ({
  page,
  host,
  partner,
  complaints,
}) => {
  await page.route(`**${VARIANT_PATH}?*`, (route) =>
    route.fulfill({
      status: 404,
      json: { error: 'There is no such test for this key.' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto(host.address('tested', { KEY: partner }));
  const tag = page.locator('contact-form');
  await expect(tag.locator('form')).toBeVisible();
  await touch(tag);
  await expect(tag).toHaveAttribute('label', NAMES.a);
  await expect(tag).not.toHaveAttribute('variant');
  expect(complaints.warnings).toEqual([
    expect.stringMatching(/data-two-versions="spring" shows its first version.*There is no such test/s),
  ]);
});
