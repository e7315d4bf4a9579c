import { expect, test } from '@playwright/test';
import { quoteHeading, submit, toFilledDetails, toQuote } from '../../../support/funnels/ev.ts';
import { field, messages, somebody, toast, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { interceptPosts, problem } from '../../../support/quoteServer.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const FAILED = 'There was a problem submitting your quote. Please try again.';

test('the second post of the result failing is told in the words of the specification, the quote stays', async ({
  page,
}) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'ev-quote', place: 'our own page' });
  await interceptPosts(page, (route, number) => (number === 1 ? route.continue() : problem(route, 403)));
  await toQuote(tag, person);
  await expect(toast(tag, 'Error Saving Quote')).toContainText(
    "There was an issue saving your EV charger quote. We'll still process your request.",
  );
  await expect(quoteHeading(tag)).toBeVisible();
  expect(await leadsOf(dataDir, person['Email address'])).toHaveLength(1);
});

test('a 422 about a postcode that came along shows its field', async ({ page }) => {
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page', attributes: 'postcode="NE1 4LP"' });
  const { Postcode: _postcode, ...person } = somebody();
  await toFilledDetails(tag, person);
  const errors = [
    { path: 'quoteData.customerInfo.email', message: 'Enter an email address that can receive mail' },
    { path: 'quoteData.customerInfo.postcode', message: 'Enter another postcode' },
  ];
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors } }));
  await submit(tag);
  await expect(toast(tag, 'Submission Error')).toContainText(FAILED);
  await expect(messages(tag)).toHaveText(errors.map(({ message }) => message));
  await expect(field(tag, 'Email address')).toBeFocused();
  await expect(field(tag, 'Postcode')).toHaveValue('NE1 4LP');
});
