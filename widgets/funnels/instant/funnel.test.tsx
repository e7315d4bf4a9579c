import { configure } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import { readInstant } from '#contract/instant/submission.ts';
import { mountTag, type MountedTag } from '../../../tests/support/element/mountTag.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { instantQuote } from './index.ts';

// Later steps are fetched: a second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
defineElement(instantQuote);

const ANSWER = {
  id: 'a',
  reference: 'QTE-654321',
  token: 't'.repeat(24),
  quoteUrl: 'https://quotes.example/quote/t',
  expiresAt: '2026-11-21T14:05:00.000Z',
};
const VALUES = {
  service: 'Gas and electricity',
  postcode: 'ne1 4st',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address1: '1 Test Street',
  city: 'Newcastle upon Tyne',
  propertyType: 'Terraced',
};
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 201 })));
});
afterEach(() => {
  document.querySelector('instant-quote')?.remove();
  vi.unstubAllGlobals();
  calls.mockReset();
});

const mount = (attributes?: Readonly<Record<string, string>>) =>
  mountTag('instant-quote', 'What would you like a quote for?', attributes);

const press = async ({ screen }: MountedTag, name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Fills those of our values that the present step asks for. */
function fill({ root }: MountedTag): void {
  for (const [name, value] of Object.entries(VALUES)) {
    const field = root.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`);
    if (!field) continue;
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

async function quote(mounted: MountedTag): Promise<void> {
  fill(mounted);
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
  fill(mounted);
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Property details' });
  fill(mounted);
  await press(mounted, 'Get my quote');
  await mounted.screen.findByRole('heading', { name: 'Your personalized quote' });
}

const bodies = (): { readonly address: string; readonly body: Record<string, unknown> }[] =>
  calls.mock.calls.map(([address, init]) => ({
    address: typeof address === 'string' ? address : '',
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
  }));

it('sends what the API reads, and shows the hour that the server names', async () => {
  const mounted = await mount();
  await quote(mounted);
  const result = readInstant(bodies()[0]?.body.quoteData);
  expect(result.ok && result.submission).toMatchObject({
    contact: { postcode: 'NE1 4ST' },
    customerType: 'home',
    price: { status: 'ok', totalPence: 79_99 },
  });
  const text = mounted.root.textContent ?? '';
  for (const shown of ['QTE-654321', '£79.99', '£959.88', 'Until 14:05 on Saturday 21 November', 'not a tariff']) {
    expect(text).toContain(shown);
  }
});

it.each([
  ['Gas and electricity', '£79.99 a month, £959.88 a year'],
  ['Boiler cover', '£14.99 a month, £179.88 a year'],
  ['HomeCare', '£24.99 a month, £299.88 a year'],
  ['Boiler installation', '£29.99 a month, £359.88 a year'],
  ['Smart home', '£19.99 a month, £239.88 a year'],
])('shows the price of %s as soon as it is chosen: %s', async (service, price) => {
  const mounted = await mount();
  expect(mounted.root.textContent).not.toContain('£');
  await userEvent.selectOptions(mounted.screen.getByLabelText(/^Service/), service);
  const offer = await mounted.screen.findByRole('heading', { name: service });
  const card = offer.parentElement;
  await expect.poll(() => card?.textContent).toContain(price);
  expect(card?.querySelectorAll('li')).toHaveLength(5);
});

it('tells that somebody wants to buy, once', async () => {
  const mounted = await mount();
  await quote(mounted);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ action: 'buy' }), { status: 200 })));
  await press(mounted, 'Buy online');
  await mounted.screen.findByText('Your wish to buy is with our team');
  const wishes = bodies().filter(({ address }) => address.endsWith(QUOTE_ACTIONS_PATH));
  expect(wishes.map(({ body }) => body)).toEqual([{ token: ANSWER.token, action: 'buy' }]);
  expect(mounted.screen.getByRole('button', { name: 'Buy online' }).getAttribute('aria-disabled')).toBe('true');
});

it('says what was clicked, and leads on to exactly that plan', async () => {
  const mounted = await mount({ plan: 'Two', catalogue: 'learn-more', postcode: 'NE1 4LP' });
  expect(mounted.root.textContent).toContain('You were looking at Plan Two, £19 a month.');
  const link = mounted.screen.getByRole('link', { name: 'Ask for Plan Two at £19 a month instead' });
  expect(link.getAttribute('href')).toContain('/homecare-quote#catalogue=learn-more&plan=Two&postcode=NE1+4LP');
});

it('asks for the supplier for gas and electricity only', async () => {
  const mounted = await mount({ service: 'Smart home' });
  fill(mounted);
  expect(mounted.root.querySelector('[name=currentSupplier]')).toBeNull();
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
  fill(mounted);
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Property details' });
  expect(mounted.root.querySelector('[name=currentSupplier]')).not.toBeNull();
});
