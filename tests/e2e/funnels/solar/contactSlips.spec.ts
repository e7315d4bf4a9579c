import { expect, test } from '@playwright/test';
import { field, somebody, openTag } from '../../../support/funnels/openTag.ts';
import { expectQuote, submit, toFilledDetails } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a slip in an address and a number without its first digits are read as they were meant', async ({ page }) => {
  const person = somebody({ 'Phone number': '77OO ９００１２３' });
  const meant = person['Email address'].replace('example.com', 'gmail.com');
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, { ...person, 'Email address': meant.replace('gmail', 'gmial') });
  await field(tag, 'Email address').focus();
  await field(tag, 'Phone number').focus();
  await tag.getByRole('button', { name: `${meant}?` }).click();
  await expect(field(tag, 'Email address')).toHaveValue(meant);
  await expect(field(tag, 'Email address')).toBeFocused();
  await submit(tag);
  await expectQuote(tag);
  const [lead] = await leadsOf(dataDir, meant);
  expect(lead?.body).toContain('"phone":"7700 900123"');
});

test('a hint about an address never blocks: pressing the button at once sends what was typed', async ({ page }) => {
  const person = somebody();
  const typed = person['Email address'].replace('example.com', 'outlook.con');
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, { ...person, 'Email address': typed });
  await field(tag, 'Email address').focus();
  await submit(tag);
  await expectQuote(tag);
  expect(await leadsOf(dataDir, typed)).toHaveLength(1);
});
