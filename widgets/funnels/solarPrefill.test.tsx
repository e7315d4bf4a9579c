import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testFunnel, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import { headingOf, soon, valueIn, valueBeside } from '../../tests/support/element/walkTag.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';
import { solarQuote } from './solar/funnel.tsx';

// What comes with the tag. By an address or a page before: tests/e2e/funnels/solar/prefill.spec.ts.

const { open } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const AREA = "Good news: you're in our installation area.";

const toEquipment = ({ goOn }: OpenFunnel): Promise<void> =>
  goOn('Continue to equipment selection', 'Choose your equipment');
const toDetails = ({ goOn }: OpenFunnel): Promise<void> => goOn('Continue', 'Your details');
const isNow = (mounted: OpenFunnel, name: string, value: string): Promise<void> =>
  soon(() => expect(valueIn(mounted, name)).toBe(value));

// Section 4.1; what has no place in a solar quote is told to sales as an interest.
it.each([
  ['Solar panels', 'No battery', undefined],
  ['Solar and battery', '2.4 kWh battery', undefined],
  ['Complete home energy', 'No battery', 'Complete home energy'],
])('“%s” is taken over, with postcode and customer type', async (service, battery, interest) => {
  const mounted = await open({ postcode: 'SR1 3AX', 'customer-type': 'business', service });
  expect(headingOf(mounted)).toBe('Design your business solar system');
  expect(valueIn(mounted, 'systemSize')).toBe('10');
  await userEvent.fill(mounted.control('businessName'), 'Acme Ltd');
  await toEquipment(mounted);
  expect(valueBeside(mounted, 'Battery')).toBe(battery);
  await toDetails(mounted);
  expect(valueIn(mounted, 'postcode')).toBe('SR1 3AX');
  await soon(() => expect(wordsOf(mounted.root)).toContain(AREA));
  expect(valueBeside(mounted, 'Also interested in')).toBe(interest);
});

describe('attributes are live', () => {
  it('fields that nobody touched follow, others stay, nothing is lost', async () => {
    const mounted = await open({ postcode: 'NE1 4LP' });
    const { tag } = mounted;
    await userEvent.selectOptions(mounted.control<HTMLSelectElement>('propertyType'), 'Bungalow');
    tag.setAttribute('service', 'Home battery');
    Reflect.set(tag, 'postcode', 'SR1 3AX');
    await toEquipment(mounted);
    await soon(() => expect(valueBeside(mounted, 'Battery')).toBe('2.4 kWh battery'));
    await toDetails(mounted);
    await isNow(mounted, 'postcode', 'SR1 3AX');
    expect(valueBeside(mounted, 'Property')).toContain('Bungalow, pitched roof');
    await userEvent.fill(mounted.control('postcode'), 'DH1 1AA');
    tag.setAttribute('postcode', 'TS1 1AA');
    await userEvent.fill(mounted.control('firstName'), 'Jane');
    expect(valueIn(mounted, 'postcode')).toBe('DH1 1AA');
  });

  it('a customer type switches size, property type and words', async () => {
    const mounted = await open();
    mounted.tag.setAttribute('customer-type', 'business');
    await soon(() => expect(headingOf(mounted)).toBe('Design your business solar system'));
    await isNow(mounted, 'customerType', 'business');
    await isNow(mounted, 'systemSize', '10');
    await isNow(mounted, 'propertyType', 'Commercial Building');
  });
});

it('what is misspelt or malformed gives one warning each and is ignored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mounted = await open({
    custommertype: 'business',
    'customer-type': 'castle',
    postcode: 'N'.repeat(30),
    'data-x': '',
  });
  expect(headingOf(mounted)).toBe('Design your home solar system');
  mounted.tag.setAttribute('customer-type', 'castle');
  await toEquipment(mounted);
  expect(warn.mock.calls.map((words) => words.join(' ')).toSorted()).toEqual([
    expect.stringMatching(/^<solar-quote>: customer-type="castle" is ignored, expected home, business\.$/),
    expect.stringMatching(/^<solar-quote>: postcode="N+" is ignored, expected a full UK postcode like NE1 4ST\.$/),
    expect.stringMatching(/^<solar-quote>: unknown attribute custommertype is ignored\./),
  ]);
});
