import { within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFakeHistory, type FakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { PERSON, testFunnel, type FunnelUnderTest, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import { answer, headingOf, soon, valueBeside, valueIn, walkTo } from '../../tests/support/element/walkTag.ts';
import { FUNNELS } from '../../tests/support/funnels/journeys.ts';
import { commercialEnergyQuote } from './commercial-energy/funnel.tsx';
import { commercialSolarQuote } from './commercial-solar/funnel.tsx';
import { evQuote } from './ev/funnel.tsx';
import { solarQuote } from './solar/funnel.tsx';

// What our own pages keep on a device and offer again. A tag that is placed anew reads what a reload would read: after a
// real one, tests/e2e/pages/{keptQuote,stepsInView}.spec.ts.

const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'NE1 4ST' };
const OFFER = 'Continue where you left off?';
const TIME = expect.stringMatching(/^2\d{3}-\d\d-\d\dT/);

const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const isKept = (key: string, what: object): Promise<void> => soon(() => expect(kept(key)).toMatchObject(what));
const isAt = (mounted: OpenFunnel, title: string | RegExp): Promise<void> =>
  soon(() => expect(headingOf(mounted)).toMatch(title));

/** Another view of the page. */
function reopen({ open }: FunnelUnderTest, { tag }: OpenFunnel): Promise<OpenFunnel> {
  tag.remove();
  return open();
}

async function goOnFrom(mounted: OpenFunnel): Promise<void> {
  expect(await mounted.screen.findByText(OFFER)).toBeTruthy();
  await mounted.press('Continue with these answers');
}

let tab: FakeHistory;
beforeEach(() => {
  tab = useFakeHistory();
});

describe('<solar-quote>', () => {
  const KEY = 'solar_quote_data';
  const funnel = testFunnel(solarQuote, /Design your/, 'SQ-654321');

  async function toDetails({ goOn }: OpenFunnel): Promise<void> {
    await goOn('Continue to equipment selection', 'Choose your equipment');
    await goOn('Continue', 'Your details');
  }

  /** 6 kW, a bungalow, step 3 with a name. */
  async function leaveHalfway(): Promise<OpenFunnel> {
    const mounted = await funnel.open();
    answer(mounted, 'systemSize', '6');
    answer(mounted, 'propertyType', 'Bungalow');
    await toDetails(mounted);
    answer(mounted, 'firstName', 'Jane');
    await isKept(KEY, { drafts: { solar: { step: 3, values: { firstName: 'Jane' } } } });
    return mounted;
  }

  it('offers to continue where the visitor left off, and the browser goes back from there', async () => {
    const mounted = await reopen(funnel, await leaveHalfway());
    await mounted.screen.findByText(OFFER);
    expect(valueIn(mounted, 'systemSize')).toBe('4');
    await goOnFrom(mounted);
    await isAt(mounted, 'Your details');
    expect(valueIn(mounted, 'firstName')).toBe('Jane');
    tab.back();
    await isAt(mounted, 'Choose your equipment');
    tab.back();
    await isAt(mounted, /Design your/);
    expect([valueIn(mounted, 'systemSize'), valueIn(mounted, 'propertyType')]).toEqual(['6', 'Bungalow']);
    expect(mounted.screen.queryByText(OFFER)).toBeNull();
  });

  it('leaves nothing on the device of who deletes it and starts again', async () => {
    const mounted = await reopen(funnel, await leaveHalfway());
    await mounted.press('Delete and start again');
    await soon(() => expect(mounted.screen.queryByText(OFFER)).toBeNull());
    expect(kept(KEY)).toBeNull();
    expect(valueIn(mounted, 'systemSize')).toBe('4');
    const again = await reopen(funnel, mounted);
    expect(again.screen.queryByText(OFFER)).toBeNull();
  });

  it('keeps a sent quote with quote, customerInfo and timestamp, and no draft', async () => {
    const mounted = await funnel.open();
    await toDetails(mounted);
    mounted.enter(VISITOR);
    await mounted.submit('Get my quote', 'Your home solar quote');
    await isKept(KEY, {
      quote: { systemSize: 4, panelCount: 10, totalCost: 3296.85, quoteRef: 'SQ-654321' },
      customerInfo: { firstName: 'Jane', email: PERSON.email, postcode: 'NE1 4ST' },
      timestamp: TIME,
    });
    expect(kept(KEY)).not.toHaveProperty('drafts');
    expect(Date.parse(String(Reflect.get(Object(kept(KEY)), 'timestamp')))).toBeLessThanOrEqual(Date.now());
    const again = await reopen(funnel, mounted);
    await again.press('Change the answers');
    await toDetails(again);
    expect(valueIn(again, 'email')).toBe(PERSON.email);
  });

  it.each(['{', '[]', '{"drafts":{"solar":{"step":9,"savedAt":"soon","values":7}}}', '"x"'])(
    'is not harmed by %s',
    async (record) => {
      localStorage.setItem(KEY, record);
      const mounted = await funnel.open();
      expect(mounted.screen.queryByText(OFFER)).toBeNull();
      await toDetails(mounted);
    },
  );
});

describe('<ev-quote>', () => {
  const KEY = 'ev_quote_data';
  const funnel = testFunnel(evQuote, 'Choose your EV charger', 'EVQ-654321');

  it('offers its answers again, and keeps the quote that was sent', async () => {
    const mounted = await funnel.open();
    const card = await mounted.screen.findByRole('article', { name: 'Everyday cable charger' });
    await userEvent.click(within(card).getByRole('button', { name: 'Select this charger' }));
    await isAt(mounted, 'Your car and where you park');
    answer(mounted, 'carBrand', 'Kia');
    answer(mounted, 'isRenting', 'true');
    await isKept(KEY, { drafts: { ev: { step: 2, values: { carBrand: 'Kia', isRenting: 'true' } } } });
    const again = await reopen(funnel, mounted);
    await goOnFrom(again);
    await isAt(again, 'Your car and where you park');
    expect([valueIn(again, 'carBrand'), valueIn(again, 'isRenting')]).toEqual(['Kia', 'true']);
    await again.goOn('Continue', 'Your details');
    expect(valueBeside(again, 'Charger')).toBe('Everyday cable charger, £899');
    again.enter({ ...VISITOR, postcode: '' });
    await again.submit('Generate Quote', 'Your EV charger quote');
    expect(again.screen.getByText(/To book we also need your postcode/)).toBeTruthy();
    await isKept(KEY, {
      customerInfo: { carBrand: 'Kia', isRenting: true, quoteRef: 'EVQ-654321' },
      charger: { id: 'charger-2', price: 899 },
      timestamp: TIME,
    });
  });
});

describe('<commercial-solar-quote>', () => {
  const KEY = 'commercial_solar_quote_data';
  const TITLE = 'Design your commercial solar system';
  const funnel = testFunnel(commercialSolarQuote, TITLE, 'CS-COM-654321');

  it('offers its answers again, and keeps the quote that was sent', async () => {
    const mounted = await funnel.open();
    answer(mounted, 'systemSize', '45');
    await mounted.goOn('Continue', 'Choose your equipment');
    await isKept(KEY, { drafts: { 'commercial-solar': { step: 2 } } });
    const again = await reopen(funnel, mounted);
    await goOnFrom(again);
    await isAt(again, 'Choose your equipment');
    expect(valueBeside(again, 'Inverter')).toBe('9 × Three-phase inverter');
    await again.goOn('Back', TITLE);
    await again.goOn('Continue', 'Choose your equipment');
    await again.goOn('Continue', 'Your details');
    again.enter({ ...VISITOR, businessName: 'Sample Works Ltd' });
    await again.submit('Generate quote', 'Your commercial solar quote');
    await isKept(KEY, {
      quote: { systemSize: 45, panelCount: 113, quoteRef: 'CS-COM-654321' },
      customerInfo: { businessName: 'Sample Works Ltd', email: PERSON.email },
      timestamp: TIME,
    });
  });
});

describe('<commercial-energy-quote>', () => {
  const journey = FUNNELS.find(({ tag }) => tag === 'commercial-energy-quote');
  if (!journey) throw new Error('expected the journey of <commercial-energy-quote>');
  const { answers, steps } = journey;
  const funnel = testFunnel(commercialEnergyQuote, steps[0].heading, '#654321');

  it('offers its answers again, and asks for consent anew', async () => {
    const mounted = await funnel.open();
    await walkTo(mounted, journey, { number: 3, answers });
    expect(valueIn(mounted, 'consentToContact')).toBe(true);
    const values = { contactEmail: answers['contactEmail'] };
    await isKept('commercial_energy_quote_data', { drafts: { 'commercial-energy': { step: 3, values } } });
    const again = await reopen(funnel, mounted);
    await goOnFrom(again);
    await isAt(again, 'Who should we contact?');
    expect(valueIn(again, 'contactEmail')).toBe(answers['contactEmail']);
    expect(valueIn(again, 'consentToContact')).toBe(false);
  });
});
