import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMBED_PATH } from '#contract/common/embedPath.ts';
import { noteNavigations } from '../../../tests/support/element/navigations.ts';
import { attributes, handed, initialValues } from '../../funnels/solar/state.ts';
import { defineElement } from '../../runtime/mountElement.tsx';
import { parsePrefill } from '../../runtime/prefill.ts';
import { solarEstimate } from './tool.ts';

defineElement(solarEstimate);

/** Of the page of the tests, which holds nothing but the tag. */
const OF_A_PAGE = ['document-title', 'html-has-lang'];

const { navigations, letGo } = noteNavigations();
const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
const beacons = vi.fn(() => true);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacons);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function mount(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  const tag = document.createElement('solar-estimate');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  tag.style.width = '280px';
  document.body.replaceChildren(tag);
  await expect.element(page.getByLabelText('Postcode')).toBeVisible();
  return tag;
}
const press = () => userEvent.click(page.getByRole('button', { name: 'Show my estimate' }));
const result = () => page.getByRole('status');

it('shows a range, the months and what they rest on, and sends nothing', async () => {
  const tag = await mount();
  await userEvent.fill(page.getByLabelText('Postcode'), 'ne1 4st');
  await userEvent.fill(page.getByLabelText('Electricity bill a month, in pounds'), '80');
  await press();
  await expect.element(result()).toHaveTextContent('£313 to £592 a year');
  await expect.element(result()).toHaveTextContent('It runs from a roof facing east or west to one facing south.');
  await expect.element(result()).toHaveTextContent('Prices of July to September 2026');
  const table = (name: string) => page.getByRole('table', { name }).getByRole('row').elements();
  expect(table('What the panels make, month by month')).toHaveLength(12);
  expect(table('The estimate in figures')).toHaveLength(3);
  await userEvent.selectOptions(page.getByLabelText('Which way does your roof face?'), 'South');
  await press();
  await expect.element(result()).toHaveTextContent('3,419 to 3,719 kWh');
  expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
  expect([fetched.mock.calls, beacons.mock.calls, navigations]).toEqual([[], [], []]);
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(
    violations.filter(({ id }) => !OF_A_PAGE.includes(id)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);
});

it('leads on to the quote with what was answered', async () => {
  await mount({ postcode: 'NE1 4ST', bill: '92.50', direction: 'E/W' });
  await press();
  await userEvent.click(page.getByRole('button', { name: 'Get my solar quote' }));
  expect(navigations).toEqual([
    {
      to: '/solar-quote',
      state: {
        customerType: 'home',
        postcode: 'NE1 4ST',
        bill: '92.5',
        direction: 'E/W',
      },
    },
  ]);
  expect(fetched.mock.calls).toEqual([]);
  // What the quote makes of it.
  const [{ state } = {}] = navigations;
  expect(initialValues(parsePrefill({ ...attributes, ...handed }, state ?? {}))).toMatchObject({
    customerType: 'home',
    postcode: 'NE1 4ST',
    electricityBill: 92.5,
    direction: 'E/W',
  });
});

it('goes on in the solar quote of the same page, with the partner’s key and what else it says of the page', async () => {
  letGo();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await mount({
    postcode: 'ne1 4st',
    bill: '£1,250',
    direction: 'N',
    partner: 'pk_demo',
    campaign: 'spring',
    reference: 'ACME/12',
  });
  const quote = document.createElement('solar-quote');
  quote.setAttribute('campaign', 'its own');
  document.body.append(quote);
  await press();
  await userEvent.click(page.getByRole('button', { name: 'Get my solar quote' }));
  const said = ['postcode', 'bill', 'direction', 'partner', 'campaign', 'reference'].map((name) =>
    quote.getAttribute(name),
  );
  expect(said).toEqual(['NE1 4ST', '1250', 'N', 'pk_demo', 'its own', 'ACME/12']);
  expect(document.activeElement).toBe(quote);
  expect(opened.mock.calls).toEqual([]);
});

it('opens our page in a tab where a partner’s page has no quote, and says whose visitor it is', async () => {
  letGo();
  // A page for frames is a guest, as on a partner's.
  const { href } = location;
  history.replaceState(history.state, '', `${EMBED_PATH}solar-estimate`);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await mount({ postcode: 'NE1 4ST', bill: '80', partner: 'pk_demo', campaign: 'spring', reference: 'ACME/12' });
  await press();
  await userEvent.click(page.getByRole('button', { name: 'Get my solar quote' }));
  const [[address = '', target] = []] = opened.mock.calls;
  const { pathname, search, hash } = new URL(String(address));
  expect([pathname, search, target]).toEqual(['/solar-quote', '', '_blank']);
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toMatchObject({
    postcode: 'NE1 4ST',
    bill: '80',
    partner: 'pk_demo',
    campaign: 'spring',
    partnerReference: 'ACME/12',
  });
  await expect.element(page.getByRole('link', { name: 'continue here' })).toHaveAttribute('href', String(address));
  history.replaceState(history.state, '', href);
});

it.each([
  ['a bill below the standing charge', { postcode: 'NE1 4ST', bill: '5' }, 'Your bill is below the standing charge'],
  ['the Channel Islands', { postcode: 'JE2 3AB', bill: '80' }, 'There’s no estimate for this postcode'],
  ['the Isle of Man', { postcode: 'IM1 1AA', bill: '80' }, 'There’s no estimate for this postcode'],
  ['the largest bill', { postcode: 'ZE1 0AA', bill: '£10,000', direction: 'N' }, 'Your bill means about'],
])('answers %s with a sentence, and never with a figure that is none', async (_what, given, sentence) => {
  const tag = await mount(given);
  await press();
  await expect.element(result()).toHaveTextContent(sentence);
  expect(tag.shadowRoot?.textContent).not.toMatch(/NaN|Infinity|undefined|[-−]£|£[-−]|£0\b/);
});

it('asks for a postcode, takes no bill for a typical home, and refuses what is none', async () => {
  const tag = await mount();
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your postcode');
  await expect.poll(() => tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('postcode');
  await userEvent.fill(page.getByLabelText('Postcode'), 'NE1 4ST');
  await userEvent.fill(page.getByLabelText('Electricity bill a month, in pounds'), 'a lot');
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your monthly bill in pounds');
  await userEvent.fill(page.getByLabelText('Electricity bill a month, in pounds'), '');
  await press();
  await expect.element(result()).toHaveTextContent('We assume a typical home’s 2,500 kWh a year.');
});

it('shows its range in one line at any width, and one way on that stands out', async () => {
  const tag = await mount({ postcode: 'NE1 4ST', bill: '80' });
  await press();
  await expect.element(result()).toHaveTextContent('£313 to £592 a year');
  const inside = (selector: string) => [...(tag.shadowRoot?.querySelectorAll(selector) ?? [])];
  const [range] = inside('[part=figure]').map(({ firstChild }) => firstChild);
  if (!range) throw new Error('expected a figure');
  for (const width of [280, 358, 620]) {
    tag.style.width = `${width}px`;
    const words = document.createRange();
    words.selectNode(range);
    expect(words.getClientRects(), `${width} px`).toHaveLength(1);
    expect(tag.scrollWidth).toBeLessThanOrEqual(width);
  }
  expect(inside('[part~=button-primary]').map(({ textContent }) => textContent)).toEqual(['Get my solar quote']);
});

it('is worked by the keyboard alone, and its answer is announced', async () => {
  const tag = await mount();
  page.getByLabelText('Postcode').element().focus();
  await userEvent.keyboard('NE1 4ST{Tab}80{Tab}');
  await expect.poll(() => tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('direction');
  await userEvent.keyboard('So{Tab}{Enter}');
  await expect.element(result()).toHaveTextContent('3,419 to 3,719 kWh');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => tag.shadowRoot?.activeElement?.textContent).toBe('Get my solar quote');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigations.map(({ state }) => state?.['direction'])).toEqual(['S']);
});

it('says why there is no estimate, and leads on all the same', async () => {
  await mount({ postcode: 'GY1 1AA' });
  await press();
  await expect.element(result()).toHaveTextContent('There’s no estimate for this postcode');
  await expect.element(page.getByRole('button', { name: 'Get my solar quote' })).toBeVisible();
});
