import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import { readInstant } from '#contract/instant/submission.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { instantQuote } from './funnel.tsx';

const { open, answerWith, bodies, sent } = testFunnel(instantQuote, 'What would you like a quote for?', 'QTE-654321');
const VALUES = {
  ...PERSON,
  service: 'Gas and electricity',
  postcode: 'ne1 4st',
  address1: '1 Test Street',
  city: 'Newcastle upon Tyne',
  propertyType: 'Terraced',
};

async function quote({ enter, goOn, submit }: OpenFunnel, values = VALUES): Promise<void> {
  enter(values);
  await goOn('Continue', 'Your details');
  enter(values);
  await goOn('Continue', 'Property details');
  enter(values);
  await submit('Get my quote', 'Your personalized quote');
}

it('sends what the API reads, and shows the hour that the server names', async () => {
  answerWith({ expiresAt: '2026-11-21T14:05:00.000Z' });
  const mounted = await open();
  await quote(mounted);
  const result = readInstant(sent().quoteData);
  expect(result.ok && result.submission).toMatchObject({
    contact: { postcode: 'NE1 4ST' },
    customerType: 'home',
    price: { status: 'ok', totalPence: 79_99 },
  });
  const text = mounted.root.textContent ?? '';
  for (const shown of ['QTE-654321', '£79.99', '£959.88', 'until 14:05 on Saturday 21 November', 'not a tariff']) {
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
  const mounted = await open();
  expect(mounted.root.textContent).not.toContain('£');
  await userEvent.selectOptions(mounted.screen.getByLabelText(/^Service/), service);
  const offer = await mounted.screen.findByRole('heading', { name: service });
  const card = offer.parentElement;
  await expect.poll(() => card?.textContent).toContain(price);
  expect(card?.querySelectorAll('li')).toHaveLength(5);
});

// Funnels specification, section 9.1; a year is twelve times a month, in whole pence.
it.each([
  ['Boiler cover', '£14.99', '£179.88', 'No excess fee'],
  ['HomeCare', '£24.99', '£299.88', 'Home electrical cover'],
  ['Boiler installation', '£29.99', '£359.88', 'System flush'],
  ['Smart home', '£19.99', '£239.88', 'Voice assistant compatible'],
])('quotes %s for %s a month, and asks for no supplier', async (service, monthly, annual, feature) => {
  const mounted = await open();
  const asked: boolean[] = [];
  const watch = new MutationObserver(() => asked.push(mounted.root.querySelector('[name=currentSupplier]') !== null));
  await userEvent.selectOptions(mounted.screen.getByLabelText(/^Service/), service);
  watch.observe(mounted.root, { childList: true, subtree: true });
  await quote(mounted, { ...VALUES, service });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(true);
  const figure = (label: string) =>
    [...mounted.root.querySelectorAll('[part~=figure]')].map(wordsOf).find((words) => words.includes(label));
  expect(figure('monthly price')).toContain(monthly);
  expect(figure('Annual cost')).toContain(annual);
  const item = mounted.screen.getAllByRole('listitem').find((one) => wordsOf(one).includes(feature));
  expect(item?.checkVisibility()).toBe(true);
  const result = readInstant(sent().quoteData);
  expect(result.ok && result.submission.price.status).toBe('ok');
});

it('tells that somebody wants to buy, once', async () => {
  const mounted = await open();
  await quote(mounted);
  answerWith({ action: 'buy' }, 200);
  await mounted.press('Buy online');
  await mounted.screen.findByText("We've told our team you want to go ahead");
  expect(bodies(QUOTE_ACTIONS_PATH)).toEqual([{ token: 't'.repeat(24), action: 'buy' }]);
  expect(mounted.screen.getByRole('button', { name: 'Buy online' }).getAttribute('aria-disabled')).toBe('true');
});

it('says what was clicked, and leads on to exactly that plan', async () => {
  const mounted = await open({ plan: 'Two', catalogue: 'learn-more', postcode: 'NE1 4LP' });
  expect(mounted.root.textContent).toContain('You were looking at Plan Two, £19 a month.');
  const link = mounted.screen.getByRole('link', { name: 'Ask for Plan Two at £19 a month instead' });
  expect(link.getAttribute('href')).toContain('/homecare-quote#catalogue=learn-more&plan=Two&postcode=NE1+4LP');
});

it('asks for the supplier for gas and electricity only', async () => {
  const mounted = await open({ service: 'Smart home' });
  mounted.enter(VALUES);
  expect(mounted.root.querySelector('[name=currentSupplier]')).toBeNull();
  await mounted.goOn('Continue', 'Your details');
  mounted.enter(VALUES);
  await mounted.goOn('Continue', 'Property details');
  expect(mounted.root.querySelector('[name=currentSupplier]')).not.toBeNull();
});
