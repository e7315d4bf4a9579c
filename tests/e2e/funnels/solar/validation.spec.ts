import { expect, test } from '@playwright/test';
import { unfoldField } from '../../../support/formFields.ts';
import { PLACES, button, field, somebody, summary, messages } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import {
  expectQuote,
  openSolar,
  submit,
  toDetails,
  toEquipment,
  toFilledDetails,
} from '../../../support/solarJourney.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

const { dataDir } = serverUnderTest();

const REQUIRED = [
  ['Business name', 'Enter the name of your business'],
  ['First name', 'Enter your first name'],
  ['Last name', 'Enter your last name'],
  ['Email address', 'Enter your email address'],
  ['Phone number', 'Enter your phone number'],
  ['Address', 'Enter your address'],
  ['Postcode', 'Enter your postcode'],
] as const;

const EMAIL = 'Enter an email address in the format name@example.com';
const PHONE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';
const POSTCODE = 'Enter a full UK postcode, like NE1 4ST';
const shorten = (limit: number) => `Shorten this to ${limit} characters or fewer`;

for (const place of PLACES) {
  for (const type of ['home', 'business'] as const) {
    test(`an empty contact step of a ${type} on ${place}: every message at once, in field order`, async ({ page }) => {
      const tag = await openSolar(page, place);
      if (type === 'business') await tag.getByRole('radio', { name: 'My business' }).check();
      await toEquipment(tag);
      await toDetails(tag);
      const before = await page.evaluate(() => [location.href, history.length]);
      await submit(tag);
      const expected = REQUIRED.slice(type === 'home' ? 1 : 0);
      await expect(messages(tag)).toHaveText(expected.map(([, message]) => message));
      await expect(summary(tag)).toContainText('There is a problem');
      await expect(field(tag, expected[0]?.[0] ?? '')).toBeFocused();
      for (const [label, message] of expected) {
        await expect(field(tag, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(tag, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await summary(tag).getByRole('button', { name: message, exact: true }).click();
        await expect(field(tag, label)).toBeFocused();
        await expect(field(tag, label)).toBeInViewport();
      }
      // A partner's address is the partner's, and on our pages the fragment carries answers.
      expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
      for (const [index, [label]] of expected.entries()) {
        await field(tag, label).fill('x');
        await expect(field(tag, label)).not.toHaveAttribute('aria-invalid');
        const rest = expected.slice(index + 1).map(([, message]) => message);
        await (rest.length > 0 ? expect(messages(tag)).toHaveText(rest) : expect(summary(tag)).toHaveCount(0));
      }
    });
  }
}

const WRONG = [
  ['First name', '   ', 'Enter your first name'],
  ['First name', 'J'.repeat(81), shorten(80)],
  ['Last name', 'D'.repeat(81), shorten(80)],
  ['Email address', 'jane', EMAIL],
  ['Email address', 'jane@example', EMAIL],
  ['Email address', '@example.com', EMAIL],
  ['Email address', 'jane@.', EMAIL],
  ['Email address', 'jane@example.com, joe@example.com', EMAIL],
  ['Phone number', '0191', PHONE],
  ['Phone number', '+44 191 498', 'Too short: 7 digits. Enter all 11 of a UK number'],
  ['Phone number', 'call me', 'Enter the phone number in digits, without letters'],
  ['Address', 'A'.repeat(301), shorten(300)],
  ['Postcode', 'NE1 4S', POSTCODE],
  ['Postcode', 'somewhere', POSTCODE],
  ['Notes', 'n'.repeat(2001), shorten(2000)],
] as const;

test('every wrong answer of the contact step is stopped with its own message, and kept', async ({ page }) => {
  const tag = await openSolar(page, 'a partner page', '');
  await toFilledDetails(tag, somebody());
  for (const [label, typed, message] of WRONG) {
    await unfoldField(field(tag, label));
    const right = await field(tag, label).inputValue();
    await field(tag, label).fill(typed);
    await submit(tag);
    await expect(messages(tag), `${label}: ${typed}`).toHaveText([message]);
    await expect(field(tag, label)).toBeFocused();
    await expect(field(tag, label)).toHaveValue(typed);
    await field(tag, label).fill(right);
    await expect(summary(tag)).toHaveCount(0);
  }
  await submit(tag);
  await expectQuote(tag);
});

runValidationCases('solar-quote', {
  funnel: 'solar',
  lastStep: 3,
  formats: [
    { cases: 'postcode', step: 3 },
    { cases: 'phone', step: 3 },
  ],
  stopper: 'firstName',
  more: { businessName: 'Acme Ltd' },
  beforehand: ['customerType', 'businessType'],
});

test('a foreign phone number gets the message first and passes on the second press', async ({ page }) => {
  const person = somebody({ 'Phone number': '+1 212 555 0100' });
  const tag = await openSolar(page, 'a partner page', '');
  await toFilledDetails(tag, person);
  await submit(tag);
  await expect(messages(tag)).toHaveText([PHONE]);
  await expect(field(tag, 'Phone number')).toBeFocused();
  await submit(tag);
  await expectQuote(tag);
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ quoteData: { customerInfo: { phone: '+1 212 555 0100' } } });
});

test('another foreign number is doubted again', async ({ page }) => {
  const tag = await openSolar(page, 'a partner page', '');
  await toFilledDetails(tag, somebody({ 'Phone number': '+1 212 555 0100' }));
  await submit(tag);
  await expect(messages(tag)).toHaveText([PHONE]);
  await field(tag, 'Phone number').fill('+1 212 555 0199');
  await expect(summary(tag)).toHaveCount(0);
  await submit(tag);
  await expect(messages(tag)).toHaveText([PHONE]);
  await expect(button(tag, 'Get my quote')).toBeEnabled();
});
