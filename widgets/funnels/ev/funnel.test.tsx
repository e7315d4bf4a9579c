import { configure, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { evQuote } from './index.ts';

// Later steps are fetched: a second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
defineElement(evQuote);

const ANSWER = { id: 'a', reference: 'EVQ-654321', token: 't'.repeat(24), quoteUrl: 'https://quotes.example/quote/t' };
const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
};
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 201 })));
});
afterEach(() => {
  document.querySelector('ev-quote')?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calls.mockReset();
});

function mount(attributes: Readonly<Record<string, string>> = {}) {
  const tag = document.createElement('ev-quote');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.body.append(tag);
  const root = tag.shadowRoot?.querySelector<HTMLElement>('[data-quote-root]');
  if (!root) throw new Error('expected the root of the tag');
  return { tag, root, screen: within(root) };
}

type Mounted = ReturnType<typeof mount>;

const press = async ({ screen }: Mounted, name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const control = <Kind extends HTMLElement = HTMLInputElement>({ root }: Mounted, name: string): Kind => {
  const found = root.querySelector<Kind>(`[name="${name}"]`);
  if (!found) throw new Error(`expected a field ${name}`);
  return found;
};

const select = (mounted: Mounted, name: string, value: string): Promise<void> =>
  userEvent.selectOptions(control<HTMLSelectElement>(mounted, name), value);

async function choose(mounted: Mounted, charger: string): Promise<void> {
  const card = await mounted.screen.findByRole('article', { name: charger });
  await userEvent.click(within(card).getByRole('button', { name: 'Select this charger' }));
  await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
}

async function toDetails(mounted: Mounted): Promise<void> {
  await choose(mounted, 'Everyday cable charger');
  await select(mounted, 'carBrand', 'Tesla');
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
}

interface Sent {
  readonly type: string;
  readonly quoteData: { readonly charger: object; readonly customerInfo: object };
}

async function send(mounted: Mounted): Promise<Sent> {
  for (const [name, value] of Object.entries(PERSON)) await userEvent.fill(control(mounted, name), value);
  await press(mounted, 'Generate Quote');
  await mounted.screen.findByRole('heading', { name: 'Your EV charger quote' });
  const body = calls.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith(QUOTE_HANDLER_PATH))?.[1]?.body;
  if (typeof body !== 'string') throw new Error('expected a post');
  return JSON.parse(body) as Sent;
}

describe('the first step', () => {
  it('shows four chargers with their prices, and goes on with the one that is selected', async () => {
    const mounted = mount();
    const cards = await mounted.screen.findAllByRole('article');
    expect(cards.map((card) => /£[\d,]+/.exec(card.textContent)?.[0])).toEqual(['£799', '£899', '£1,049', '£1,049']);
    await choose(mounted, 'Solar socket charger');
    await press(mounted, 'Back');
    const chosen = await mounted.screen.findByRole('article', { name: 'Solar socket charger' });
    expect(within(chosen).getByText('Your choice')).toBeTruthy();
    expect(mounted.screen.getAllByText('Your choice')).toHaveLength(1);
  });

  it('carries out a selection that was made at once, before the rest had arrived', async () => {
    const mounted = mount();
    mounted.root.querySelector<HTMLButtonElement>('article:nth-child(2) button[type=submit]')?.click();
    await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
    await select(mounted, 'carBrand', 'Tesla');
    await press(mounted, 'Continue');
    expect(await mounted.screen.findByText('Everyday cable charger, £899')).toBeTruthy();
  });
});

describe('the car', () => {
  it('has models once a brand is chosen, other ones of another brand, and a field for those of no list', async () => {
    const mounted = mount();
    await choose(mounted, 'Compact socket charger');
    const model = () => control<HTMLSelectElement>(mounted, 'carModel');
    expect(model().disabled).toBe(true);
    await select(mounted, 'carBrand', 'Polestar');
    expect(model().disabled).toBe(false);
    await select(mounted, 'carModel', 'Polestar 2');
    await select(mounted, 'carBrand', 'Tesla');
    expect(model().value).toBe('');
    expect([...model().options].map(({ text }) => text)).toContain('Model 3');
    await select(mounted, 'carModel', 'Other / not listed');
    await userEvent.fill(control(mounted, 'carModelTyped'), 'Cybertruck');
    await press(mounted, 'Continue');
    expect(await mounted.screen.findByText('Tesla Cybertruck')).toBeTruthy();
    await press(mounted, 'Change Car');
    await select(mounted, 'carBrand', 'Other');
    expect(model().localName).toBe('input');
    expect(model().value).toBe('');
  });

  it('has a day of delivery only while it is not there, of today or later', async () => {
    const mounted = mount();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Tesla');
    expect(mounted.root.querySelector('[name=deliveryDate]')).toBeNull();
    await userEvent.click(mounted.screen.getByText('Not yet'));
    await userEvent.fill(control(mounted, 'deliveryDate'), '2020-01-01');
    await press(mounted, 'Continue');
    expect(await mounted.screen.findAllByText(/delivery date of today or later/)).toHaveLength(2);
    await userEvent.fill(control(mounted, 'deliveryDate'), '2099-01-01');
    await press(mounted, 'Continue');
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
    const mounted = mount();
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
    const mounted = mount();
    await toDetails(mounted);
    expect(control(mounted, 'postcode').autocomplete).toBe('postal-code');
    expect((await send(mounted)).quoteData.customerInfo).toMatchObject({ postcode: '' });
    expect(mounted.screen.getByText(/To book we also need your postcode/)).toBeTruthy();
  });

  it('that came along is checked, not asked again, and can be changed', async () => {
    const mounted = mount({ postcode: 'NE1 4LP', 'customer-type': 'business' });
    await toDetails(mounted);
    expect(mounted.root.querySelector('[name=postcode]')).toBeNull();
    expect(mounted.screen.getByText('NE1 4LP')).toBeTruthy();
    await press(mounted, 'Change Postcode');
    await expect.poll(() => mounted.tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('postcode');
    await userEvent.fill(control(mounted, 'postcode'), 'SR1 3AX');
    expect((await send(mounted)).quoteData.customerInfo).toMatchObject({
      postcode: 'SR1 3AX',
      customerType: 'business',
    });
  });
});

describe('the quote', () => {
  it('has no box for offers ticked unless the visitor ticked it, and a box grants only itself', async () => {
    const mounted = mount();
    await toDetails(mounted);
    expect([...mounted.root.querySelectorAll('input[type=checkbox]:checked')]).toEqual([]);
    await userEvent.click(control(mounted, 'marketingPhone'));
    expect((await send(mounted)).quoteData.customerInfo).toMatchObject({
      marketingConsent: false,
      marketing: { email: false, text: false, phone: true },
    });
  });

  it('of a renter shows charger, grant and what is left, and sends the price before the grant', async () => {
    // A day on which the scheme is open.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const mounted = mount();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Kia');
    await userEvent.click(mounted.screen.getByText('I rent it'));
    expect(await mounted.screen.findByText(/Renters may be eligible/)).toBeTruthy();
    await press(mounted, 'Continue');
    await mounted.screen.findByRole('heading', { name: 'Your details' });
    const { quoteData } = await send(mounted);
    expect(quoteData.charger).toEqual({ id: 'charger-1', name: 'Compact socket charger', price: 799 });
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
    const mounted = mount();
    await choose(mounted, 'Compact socket charger');
    await select(mounted, 'carBrand', 'Kia');
    await select(mounted, 'parkingType', 'on-street');
    await userEvent.click(mounted.screen.getByText('I rent it'));
    expect(await mounted.screen.findByText(/the survey decides/)).toBeTruthy();
    await press(mounted, 'Continue');
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
    const mounted = mount();
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
    const mounted = mount();
    await press(mounted, 'Which one for me?');
    const solar = await mounted.screen.findByRole('group', { name: /solar panels/ });
    await userEvent.click(within(solar).getByRole('button', { name: 'Yes' }));
    await press(mounted, 'With a cable on the wall');
    expect(await mounted.screen.findByText(/We suggest: Solar long-cable charger, £1,049/)).toBeTruthy();
    expect(mounted.screen.getByText(/solar power your home has left over/)).toBeTruthy();
    await press(mounted, 'Select this charger Solar long-cable charger');
    await mounted.screen.findByRole('heading', { name: 'Your car and where you park' });
  });

  it('compares all four side by side, and selects from there', async () => {
    const mounted = mount();
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
