import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { defineElement } from '../../runtime/mountElement.tsx';
import { quickQuote } from './funnel.tsx';

defineElement(quickQuote);

interface Navigation {
  readonly to: string;
  readonly state?: Readonly<Record<string, string>>;
}

const navigations: Navigation[] = [];
// The page of the tests must stay.
const keep = (event: Event): void => {
  event.preventDefault();
  if (event instanceof CustomEvent) navigations.push(event.detail);
};
const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response('{}')));

beforeEach(() => {
  navigations.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  document.addEventListener('quote-navigate', keep);
});
afterEach(() => {
  document.removeEventListener('quote-navigate', keep);
  vi.unstubAllGlobals();
});

async function mount(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  const tag = document.createElement('quick-quote');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.body.replaceChildren(tag);
  await expect.element(page.getByLabelText('Postcode')).toBeVisible();
  return tag;
}

const press = () => userEvent.click(page.getByRole('button', { name: 'Get my quote' }));
/** What was sent to sales: the counts of its steps go elsewhere. */
const posts = () => fetched.mock.calls.filter(([address]) => address.endsWith(QUOTE_HANDLER_PATH));
const bodies = (): unknown[] =>
  posts().map(([, { body }]) => (typeof body === 'string' ? JSON.parse(body) : undefined));

it('offers eleven services, Solar panels first, for a home', async () => {
  const { shadowRoot } = await mount();
  const select = shadowRoot?.querySelector('select');
  expect([select?.options.length, select?.value]).toEqual([11, 'Solar panels']);
  expect(shadowRoot?.querySelector<HTMLInputElement>('input:checked')?.value).toBe('home');
});

it('asks for a postcode, at the field and above it, and leads nowhere', async () => {
  const tag = await mount();
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your postcode');
  await expect.element(page.getByLabelText('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('postcode');
  expect([navigations, fetched.mock.calls]).toEqual([[], []]);
  await userEvent.fill(page.getByLabelText('Postcode'), 'N');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('leads on at once and posts in the background, once for two clicks', async () => {
  await mount({ 'customer-type': 'business', service: 'Boiler cover' });
  await userEvent.fill(page.getByLabelText('Postcode'), 'ne1 4st');
  // An answer that never comes delays nothing.
  fetched.mockReturnValue(new Promise(() => undefined));
  await userEvent.dblClick(page.getByRole('button', { name: 'Get my quote' }));
  await expect.poll(() => navigations.length).toBe(1);
  const state = { customerType: 'business', service: 'Boiler cover', postcode: 'NE1 4ST' };
  expect(navigations[0]).toEqual({ to: '/get-a-quote', state });
  expect(bodies()).toEqual([expect.objectContaining({ type: 'quick', quoteData: state })]);
  expect(posts()[0]?.[1].keepalive).toBe(true);
});

it('posts other answers once more', async () => {
  await mount({ postcode: 'NE1 4ST' });
  await press();
  await expect.poll(() => navigations.length).toBe(1);
  await userEvent.selectOptions(page.getByLabelText('Service'), 'EV charger');
  await press();
  await expect.poll(() => navigations.map(({ to }) => to)).toEqual(['/solar-quote', '/ev-quote']);
  expect(navigations[1]?.state).toEqual({ postcode: 'NE1 4ST', customerType: 'home' });
  expect(bodies()).toHaveLength(2);
});

it('leads on when the post fails', async () => {
  fetched.mockImplementation(() => {
    throw new TypeError('offline');
  });
  await mount({ postcode: 'BT1 1AA' });
  await press();
  await expect.poll(() => navigations.length).toBe(1);
});

it('says whether we work there, and refuses nobody', async () => {
  await mount();
  await userEvent.fill(page.getByLabelText('Postcode'), 'BT1 1AA');
  await expect.element(page.getByRole('status')).toHaveTextContent("We don't install there at the moment.");
  await userEvent.fill(page.getByLabelText('Postcode'), 'NE1');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

it('follows its attributes where nobody has answered', async () => {
  const tag = await mount({ postcode: 'NE1 4ST' });
  tag.setAttribute('postcode', 'SR1 3AX');
  tag.setAttribute('service', 'Heat pump');
  await expect.element(page.getByLabelText('Postcode')).toHaveValue('SR1 3AX');
  await expect.element(page.getByLabelText('Service')).toHaveValue('Heat pump');
});
