import { expect, test } from '@playwright/test';
import { field, summary, messages, openTag } from '../../../support/funnels/openTag.ts';
import { submit, toDetails, toEquipment } from '../../../support/funnels/solar.ts';

const REQUIRED = [
  ['Business name', 'Enter the name of your business'],
  ['First name', 'Enter your first name'],
  ['Last name', 'Enter your last name'],
  ['Email address', 'Enter your email address'],
  ['Phone number', 'Enter your phone number'],
  ['Address', 'Enter your address'],
  ['Postcode', 'Enter your postcode'],
] as const;

test('an empty contact step: every message at once, in field order, each leading to its field in view', async ({
  page,
}) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await tag.getByRole('radio', { name: 'My business' }).check();
  await toEquipment(tag);
  await toDetails(tag);
  const before = await page.evaluate(() => [location.href, history.length]);
  await submit(tag);
  const expected = REQUIRED;
  await expect(messages(tag)).toHaveText(expected.map(([, message]) => message));
  await expect(summary(tag)).toContainText("There's a problem");
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
