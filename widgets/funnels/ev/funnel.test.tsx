import { within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { evQuote } from './funnel.tsx';

const { place, open, sent } = testFunnel(evQuote, 'Choose your EV charger', 'EVQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street' };

const select = ({ control }: OpenFunnel, name: string, value: string): Promise<void> =>
  userEvent.selectOptions(control<HTMLSelectElement>(name), value);

async function choose(mounted: OpenFunnel, charger: string): Promise<void> {
  const card = await mounted.screen.findByRole('article', { name: charger });
  await userEvent.click(within(card).getByRole('button', { name: 'Select this charger' }));
  await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
}

async function toDetails(mounted: OpenFunnel): Promise<void> {
  await choose(mounted, 'Everyday cable charger');
  await select(mounted, 'carBrand', 'Tesla');
  await mounted.press('Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
}

interface SentQuote {
  readonly charger: object;
  readonly customerInfo: object;
}

async function send(mounted: OpenFunnel): Promise<SentQuote> {
  for (const [name, value] of Object.entries(VISITOR)) await userEvent.fill(mounted.control(name), value);
  await mounted.submit('Generate Quote', 'Your EV charger quote');
  return sent<SentQuote>().quoteData;
}

describe('the first step', () => {
  it('shows four chargers with their prices, and goes on with the one that is selected', async () => {
    const mounted = await open();
    const cards = await mounted.screen.findAllByRole('article');
    expect(cards.map((card) => /£[\d,]+/.exec(card.textContent)?.[0])).toEqual(['£799', '£899', '£1,049', '£1,049']);
    await choose(mounted, 'Solar socket charger');
    await mounted.press('Back');
    const chosen = await mounted.screen.findByRole('article', { name: 'Solar socket charger' });
    expect(within(chosen).getByText('Your choice')).toBeTruthy();
    expect(mounted.screen.getAllByText('Your choice')).toHaveLength(1);
  });

  it('carries out a selection that was made at once, before the rest had arrived', async () => {
    const mounted = place();
    mounted.root.querySelector<HTMLButtonElement>('article:nth-child(2) button[type=submit]')?.click();
    await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
    await select(mounted, 'carBrand', 'Tesla');
    await mounted.press('Continue');
    expect(await mounted.screen.findByText('Everyday cable charger, £899')).toBeTruthy();
  });
});

describe('the car', () => {
  it('has models once a brand is chosen, other ones of another brand, and a field for those of no list', async () => {
    const mounted = await open();
    await choose(mounted, 'Compact socket charger');
    const model = () => mounted.control<HTMLSelectElement>('carModel');
    expect(model().disabled).toBe(true);
    await select(mounted, 'carBrand', 'Polestar');
    expect(model().disabled).toBe(false);
    await select(mounted, 'carModel', 'Polestar 2');
    await select(mounted, 'carBrand', 'Tesla');
    expect(model().value).toBe('');
    expect([...model().options].map(({ text }) => text)).toContain('Model 3');
    await select(mounted, 'carModel', 'Other / not listed');
    await userEvent.fill(mounted.control('carModelTyped'), 'Cybertruck');
    await mounted.press('Continue');
    expect(await mounted.screen.findByText('Tesla Cybertruck')).toBeTruthy();
    await mounted.press('Change Car');
    await select(mounted, 'carBrand', 'Other');
    expect(model().localName).toBe('input');
    expect(model().value).toBe('');
  });

  it('has a day of delivery only while it is not there, of today or later', async () => {
    const mounted = await open();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Tesla');
    expect(mounted.root.querySelector('[name=deliveryDate]')).toBeNull();
    await userEvent.click(mounted.screen.getByText('Not yet'));
    await userEvent.fill(mounted.control('deliveryDate'), '2020-01-01');
    await mounted.press('Continue');
    expect(await mounted.screen.findAllByText(/delivery date of today or later/)).toHaveLength(2);
    await userEvent.fill(mounted.control('deliveryDate'), '2099-01-01');
    await mounted.press('Continue');
    expect(await mounted.screen.findByText('1 January 2099')).toBeTruthy();
  });
});

describe('where the visitor parks', () => {
  it.each([
    ['driveway', 'under-10', 'Standard installation', /price covers/],
    ['driveway', '10-20', 'Needs a survey', /more than 10 metres/],
    ['shared', 'under-10', 'Needs a survey', /consent of whoever owns it/],
    ['on-street', 'under-10', 'Needs a survey', /cross-pavement solution/],
  ])('%s, %s: %s', async (parking, distance, badge, words) => {
    const mounted = await open();
    await choose(mounted, 'Compact socket charger');
    expect(mounted.screen.getByText(/must not cross public land/)).toBeTruthy();
    await select(mounted, 'parkingType', parking);
    await select(mounted, 'meterDistance', distance);
    expect(await mounted.screen.findByText(badge)).toBeTruthy();
    expect(mounted.screen.getByText(words)).toBeTruthy();
  });
});

describe('the postcode', () => {
  it('is asked for when it did not come along, and may be left out', async () => {
    const mounted = await open();
    await toDetails(mounted);
    expect(mounted.control('postcode').autocomplete).toBe('postal-code');
    expect((await send(mounted)).customerInfo).toMatchObject({ postcode: '' });
    expect(mounted.screen.getByText(/To book we also need your postcode/)).toBeTruthy();
  });

  it('that came along is checked, not asked again, and can be changed', async () => {
    const mounted = await open({ postcode: 'ne1 4lp', 'customer-type': 'business' });
    await toDetails(mounted);
    expect(mounted.root.querySelector('[name=postcode]')).toBeNull();
    expect(mounted.screen.getByText('NE1 4LP')).toBeTruthy();
    await mounted.press('Change Postcode');
    await expect.poll(() => mounted.tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('postcode');
    await userEvent.fill(mounted.control('postcode'), 'SR1 3AX');
    expect((await send(mounted)).customerInfo).toMatchObject({
      postcode: 'SR1 3AX',
      customerType: 'business',
    });
  });
});

describe('the quote', () => {
  it('has no box for offers ticked unless the visitor ticked it, and a box grants only itself', async () => {
    const mounted = await open();
    await toDetails(mounted);
    expect([...mounted.root.querySelectorAll('input[type=checkbox]:checked')]).toEqual([]);
    await userEvent.click(mounted.control('marketingPhone'));
    expect((await send(mounted)).customerInfo).toMatchObject({
      marketingConsent: false,
      marketing: { email: false, text: false, phone: true },
    });
  });

  it('of a renter shows charger, grant and what is left, and sends the price before the grant', async () => {
    // A day on which the scheme is open.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const mounted = await open();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Kia');
    await userEvent.click(mounted.screen.getByText('I rent it'));
    expect(await mounted.screen.findByText(/Renters may be eligible/)).toBeTruthy();
    await mounted.press('Continue');
    await mounted.screen.findByRole('heading', { name: 'Your details' });
    const { charger } = await send(mounted);
    expect(charger).toEqual({ id: 'charger-1', name: 'Compact socket charger', price: 799 });
    await expect.poll(() => wordsOf(mounted.root)).toContain('Quote reference EVQ-654321');
    const table = mounted.screen.getByRole('table', { name: 'Price breakdown' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['£799', '−£500', '£299']);
    expect(mounted.screen.getByRole('table', { name: 'Who pays what' })).toBeTruthy();
  });

  it('of a renter who parks on the street shows no grant at all before the survey', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const mounted = await open();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Kia');
    await select(mounted, 'parkingType', 'on-street');
    await userEvent.click(mounted.screen.getByText('I rent it'));
    expect(await mounted.screen.findByText(/the survey decides/)).toBeTruthy();
    await mounted.press('Continue');
    await mounted.screen.findByRole('heading', { name: 'Your details' });
    await send(mounted);
    const table = await mounted.screen.findByRole('table', { name: 'Price breakdown' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['£799', 'May qualify after survey', '£799']);
    expect(mounted.screen.queryByRole('table', { name: 'Who pays what' })).toBeNull();
    expect(mounted.root.textContent).not.toMatch(/−£|£299/);
  });

  it('of an owner deducts nothing, and claims savings away from the price only', async () => {
    const mounted = await open();
    await toDetails(mounted);
    await send(mounted);
    const table = mounted.screen.getByRole('table', { name: 'Price breakdown' });
    expect(table.textContent).toContain('Not deducted');
    const sheet = table.parentElement?.closest('section, form, main, [part=frame]')?.textContent ?? '';
    expect(sheet.indexOf('88%')).toBeGreaterThan(sheet.indexOf('Book Installation'));
  });
});

describe('help with the choice', () => {
  it('recommends a charger after two taps, says why, and selects it', async () => {
    const mounted = await open();
    await mounted.press('Which one for me?');
    const solar = await mounted.screen.findByRole('group', { name: /solar panels/ });
    await userEvent.click(within(solar).getByRole('button', { name: 'Yes' }));
    await mounted.press('With a cable on the wall');
    expect(await mounted.screen.findByText(/We suggest: Solar long-cable charger, £1,049/)).toBeTruthy();
    expect(mounted.screen.getByText(/solar power your home has left over/)).toBeTruthy();
    await mounted.press('Select this charger Solar long-cable charger');
    await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
  });

  it('compares all four side by side, and selects from there', async () => {
    const mounted = await open();
    const opener = await mounted.screen.findByRole('button', { name: 'Compare all four' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => mounted.root.textContent).toContain('Our four chargers, installed, VAT included');
    for (const fact of ['£799', '£899', '£1,049', '7.4 kW', '3-5 hours', '4-6 hours', '5 years']) {
      expect(wordsOf(mounted.root.querySelector('table'))).toContain(fact);
    }
    const [select] = mounted.screen.getAllByRole('button', { name: 'Select Everyday cable charger' });
    if (!select) throw new Error('expected a button');
    await userEvent.click(select);
    await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
  });
});
