import { expect, test } from '@playwright/test';
import { unfoldField } from '../../../support/formFields.ts';
import { button, field, fillIn, heading, pick, somebody, valueOf, openTag } from '../../../support/funnelJourney.ts';
import { choose, size, toDetails, toEquipment } from '../../../support/solarJourney.ts';

test('step 2 on our own page: four tabs, the first of each chosen, a summary that follows', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toEquipment(tag);
  await expect(tag.getByText('Step 2 of 4')).toBeVisible();
  await expect(tag.getByRole('tab')).toHaveText(['Solar Panels', 'Inverters', 'Mounting', 'Battery']);
  for (const [tab, name, price] of [
    ['Solar Panels', '455 W panel', '£129.50 a panel'],
    ['Inverters', 'Compact inverter', '£599.99'],
    ['Mounting', 'Pitched roof mounting', '£45.99 a panel'],
  ] as const) {
    await tag.getByRole('tab', { name: tab }).click();
    const panel = tag.getByRole('tabpanel', { name: tab });
    await expect(panel.getByRole('radio')).toHaveCount(3);
    await expect(panel.getByRole('radio', { name: `${name} ${price}` })).toBeChecked();
  }
  await expect(tag.getByText('Selected Equipment')).toBeVisible();
  await expect(valueOf(tag, 'Solar panels')).toHaveText('10 × 455 W panel');
  await expect(valueOf(tag, 'Battery')).toHaveText('No battery');
  await expect(valueOf(tag, 'Estimated total')).toHaveText('£3,297');
  await choose(tag, 'Solar Panels', /£119\.99/);
  await choose(tag, 'Inverters', /£1,199\.99/);
  await expect(valueOf(tag, 'Solar panels')).toHaveText('10 × 410 W panel');
  await expect(valueOf(tag, 'Inverter')).toHaveText('Hybrid inverter');
});

test('the battery switch on a partner page chooses the first battery, once', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toEquipment(tag);
  await tag.getByRole('tab', { name: 'Battery' }).click();
  const battery = tag.getByRole('switch', { name: 'Include a battery' });
  await expect(battery).not.toBeChecked();
  await battery.check();
  await expect(tag.getByRole('radio', { name: /2\.4 kWh battery £999\.99/ })).toBeChecked();
  await expect(valueOf(tag, 'Battery')).toHaveText('2.4 kWh battery');
  await choose(tag, 'Battery', /£6,999\.99/);
  await battery.uncheck();
  await expect(valueOf(tag, 'Battery')).toHaveText('No battery');
  await battery.check();
  await expect(valueOf(tag, 'Battery')).toHaveText('13.5 kWh battery');
});

test('the mounting hint on our own page offers the one that fits and never chooses by itself', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await pick(tag, 'Flat');
  await toEquipment(tag);
  await expect(tag.getByText('You told us that your roof is flat. Flat roof mounting fits it.')).toBeVisible();
  await tag.getByRole('tab', { name: 'Mounting' }).click();
  await expect(tag.getByRole('radio', { name: /Pitched roof mounting/ })).toBeChecked();
  await expect(valueOf(tag, 'Estimated total')).toHaveText('£3,297');
  await button(tag, 'Choose Flat roof mounting').click();
  await expect(tag.getByRole('radio', { name: /Flat roof mounting/ })).toBeChecked();
  await expect(valueOf(tag, 'Estimated total')).toHaveText('£3,493');
  await expect(button(tag, 'Choose Flat roof mounting')).toHaveCount(0);
});

test('Back on a partner page keeps everything', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await size(tag).fill('6');
  await field(tag, 'Property type').selectOption('Bungalow');
  await toEquipment(tag);
  await choose(tag, 'Solar Panels', /£119\.99/);
  await toDetails(tag);
  await fillIn(tag, person);
  await unfoldField(field(tag, 'Notes'));
  await field(tag, 'Notes').fill('After six');
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();
  await expect(tag.getByRole('radio', { name: /£119\.99/ })).toBeChecked();
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
  await expect(size(tag)).toHaveValue('6');
  await expect(field(tag, 'Property type')).toHaveValue('Bungalow');
  await expect(button(tag, 'Back')).toHaveCount(0);
  await toEquipment(tag);
  await toDetails(tag);
  for (const [label, value] of Object.entries(person)) await expect(field(tag, label)).toHaveValue(value);
  await expect(field(tag, 'Notes')).toHaveValue('After six');
});

test('Change on our own page opens the step of an answer and comes back', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, person);
  await expect(tag.getByText('Check your answers')).toBeVisible();
  await tag.getByRole('button', { name: 'Change System' }).click();
  await expect(size(tag)).toBeFocused();
  await size(tag).fill('6');
  await button(tag, 'Continue to equipment selection').click();
  await expect(tag.getByRole('button', { name: 'Change System' })).toBeFocused();
  await expect(valueOf(tag, 'System')).toHaveText('6 kW, home');
  await expect(valueOf(tag, 'Solar panels')).toHaveText('15 × 455 W panel');
  await tag.getByRole('button', { name: 'Change Inverter' }).click();
  await choose(tag, 'Inverters', /£749\.99/);
  await button(tag, 'Continue').click();
  await expect(valueOf(tag, 'Inverter')).toHaveText('Standard inverter');
  for (const [label, value] of Object.entries(person)) await expect(field(tag, label)).toHaveValue(value);
});

test('a system of more than 12 kW is told that the survey confirms the inverters', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await tag.getByRole('radio', { name: 'My business' }).check();
  await size(tag).fill('13');
  await toEquipment(tag);
  await tag.getByRole('tab', { name: 'Inverters' }).click();
  await expect(
    tag.getByText('It needs more than one inverter; the price counts one. The survey confirms how many.'),
  ).toBeVisible();
});
