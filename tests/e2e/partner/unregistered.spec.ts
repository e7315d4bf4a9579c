import { allStanding, expect, test, touch } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { openTag } from '../../support/funnels/openTag.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { TAGS } from '../../support/tags.ts';

// The www of a partner, a preview, plain http: pages with our tags on an origin that nobody has registered.

const TELEPHONE = { name: '0191 498 0100' };

test('<quick-quote> stays: it sends nobody’s details and leads to our own page', async ({ page, stranger }) => {
  const tag = await openTag(page, { tag: 'quick-quote', host: stranger.address('plain', { TAG: 'quick-quote' }) });
  const checked = page.waitForResponse('**/functions/v1/partner*');
  await touch(tag);
  await checked;
  await completeFunnel(page, 'quick-quote');
});

test('each shows link and telephone; together they ask once, and the developer is told once what to register', async ({
  page,
  stranger,
  complaints,
}) => {
  let questions = 0;
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/partner')) questions += 1;
  });
  await page.goto(stranger.address('plain'));
  const tags = await allStanding(page);
  // Nobody is asked for a visitor who only reads.
  expect(questions).toBe(0);
  for (const [, tag] of tags) await touch(tag);
  await expect(page.locator('[data-quote-closed]')).toHaveCount(TAGS.length - 1);
  for (const name of TAGS.filter((tag) => tag !== 'quick-quote')) {
    await expect(page.locator(name).getByRole('link', TELEPHONE), name).toBeVisible();
    await expect(page.locator(name).getByRole('link', { name: 'Get a quote' }), name).toBeVisible();
    await expect(page.locator(`${name} form`), name).toBeHidden();
  }
  expect(questions).toBe(1);
  expect(complaints.errors).toEqual([expect.stringMatching(`exactly ${stranger.origin} .*"pk_demo"`)]);
});

test('a visitor who has begun before the answer keeps the form and is told; the post says it too', async ({
  page,
  stranger,
}) => {
  const release = await holdRequests(page, '**/functions/v1/partner*');
  const tag = await openTag(page, { tag: 'contact-form', host: stranger.address('plain', { TAG: 'contact-form' }) });
  await tag.getByRole('textbox', { name: 'Your name' }).or(tag.locator('[name=name]')).first().fill('Jane Doe');
  await release();
  await expect(tag.getByRole('alert').filter({ hasText: "can't send the form" })).toBeVisible();
  const link = tag.getByRole('link', { name: 'Open the form on our website' });
  await expect(link.first()).toHaveAttribute('href', /\/contact$/);
  await expect(tag.locator('[name=name]')).toHaveValue('Jane Doe');
  // The 403 passes the preflight: it is a refusal for the tag and no broken connection.
  await expect(completeFunnel(page, 'contact-form')).rejects.toThrow('was refused');
  await expect(tag.getByText("This page isn't allowed to send this form to us.")).toBeVisible();
});
