import { within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readCommercialSolar } from '#contract/commercial-solar/submission.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { commercialSolarQuote } from './funnel.tsx';

const { open, posts } = testFunnel(commercialSolarQuote, 'Design your commercial solar system', 'CS-COM-654321');
const VISITOR = { ...PERSON, businessName: 'Acme Ltd', address: '1 Test Street', postcode: 'ne1 4st' };

const toEquipment = ({ goOn }: OpenFunnel): Promise<void> => goOn('Continue', 'Choose your equipment');

async function toDetails(mounted: OpenFunnel): Promise<void> {
  await toEquipment(mounted);
  await mounted.goOn('Continue', 'Your details');
}

describe('the size', () => {
  it('goes in steps of five and stops at both ends', async () => {
    const mounted = await open();
    const { screen } = mounted;
    const size = mounted.control('systemSize');
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Five kilowatts less' });
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Five kilowatts more' });
    await userEvent.click(less);
    expect([size.value, less.disabled, more.disabled]).toEqual(['5', true, false]);
    expect(screen.getByText('About 13 panels')).toBeTruthy();
    await userEvent.fill(size, '95');
    await userEvent.click(more);
    expect([size.value, less.disabled, more.disabled]).toEqual(['100', false, true]);
    expect(screen.getByText('About 250 panels')).toBeTruthy();
    expect(screen.getByText(/cover about 500 m²/)).toBeTruthy();
  });

  it('between two steps does not go on, and says why', async () => {
    const mounted = await open();
    await userEvent.fill(mounted.control('systemSize'), '12');
    await userEvent.fill(mounted.control('electricityBill'), '-1');
    await mounted.press('Continue');
    const alert = within(await mounted.screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map(wordsOf)).toEqual([
      'Choose a system size from 5 to 100 kW, in steps of 5 kW',
      'Enter your monthly electricity bill in pounds, 0 or more',
    ]);
  });
});

describe('the equipment', () => {
  it('counts inverters and batteries, and the switch chooses the first battery', async () => {
    const mounted = await open();
    const { screen } = mounted;
    await userEvent.fill(mounted.control('systemSize'), '45');
    await toEquipment(mounted);
    expect(screen.getByText('9 × Three-phase inverter')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Battery' }));
    await userEvent.click(screen.getByRole('switch', { name: /Include a battery/ }));
    expect(await screen.findByText('5 × 10 kWh battery')).toBeTruthy();
    expect(screen.getByText('A system of this size takes 5 batteries.')).toBeTruthy();
  });

  it('doubts a single-phase supply above 15 kW', async () => {
    const mounted = await open();
    const { screen } = mounted;
    await userEvent.fill(mounted.control('systemSize'), '20');
    await toEquipment(mounted);
    await userEvent.click(screen.getByRole('tab', { name: 'Inverters' }));
    expect(screen.queryByText(/nearly always three-phase/)).toBeNull();
    await userEvent.click(screen.getByText('Single-phase inverter', { selector: 'label *' }));
    expect(await screen.findByText(/nearly always three-phase/)).toBeTruthy();
  });
});

describe('the contact step', () => {
  it('asks for everything that is marked required', async () => {
    const mounted = await open();
    await toDetails(mounted);
    await mounted.press('Generate quote');
    const alert = within(await mounted.screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map(wordsOf)).toEqual([
      'Enter the name of your business',
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Enter your phone number',
      'Enter your address',
      'Enter your postcode',
    ]);
    expect(posts()).toEqual([]);
  });

  it('has every field named, labelled and known to autofill', async () => {
    const mounted = await open();
    await toDetails(mounted);
    const fields = [...mounted.root.querySelectorAll('form input:not([aria-hidden] *), form select, form textarea')];
    expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
      ['businessName', 'organization'],
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['phone', 'tel'],
      ['address', 'address-line1'],
      ['postcode', 'postal-code'],
      ['businessType', null],
      ['notes', null],
    ]);
    expect(mounted.root.querySelectorAll('form')).toHaveLength(1);
  });
});

it('posts once, priced as the contract prices it, and shows the reference of the server', async () => {
  const mounted = await open();
  const { screen } = mounted;
  await userEvent.fill(mounted.control('electricityBill'), '100');
  await toDetails(mounted);
  mounted.enter(VISITOR);
  await mounted.submit('Generate quote', 'Your commercial solar quote');
  await expect.poll(() => wordsOf(mounted.root)).toContain('Quote reference CS-COM-654321');
  expect(screen.getByText('Commercial Solar Quote Generated')).toBeTruthy();
  expect(screen.getByText('VAT of 20% would add £1,605: £9,630 in all.', { exact: false })).toBeTruthy();
  expect(screen.getByText('More than your bill')).toBeTruthy();
  // In place of a table that could not say what a battery saves.
  expect(await screen.findByText('Is a battery worth it?')).toBeTruthy();
  expect(screen.queryByText('With and without a battery')).toBeNull();
  const [post, ...others] = posts();
  expect(others).toEqual([]);
  expect(post?.type).toBe('commercial-solar');
  const reading = readCommercialSolar(post?.quoteData);
  expect(reading).toMatchObject({ ok: true, submission: { price: { status: 'ok', totalPence: 802_490 } } });
});
