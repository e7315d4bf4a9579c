import { describe, expect, it } from 'vitest';
import { readHomecare } from '#contract/homecare/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { quoteOf, recordOf, restoreValues, spec, toQuoteData, valuesOfRecord } from './request.ts';
import { attributes, initialValues, partsOf, planOf, planOptions } from './state.ts';

const person = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  postcode: 'ne1 4st',
};
const extras = { reference: 'HC-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };

function bodyOf(values: ReturnType<typeof initialValues>) {
  const quote = quoteOf(values);
  if (!quote) throw new Error('expected a plan that a catalogue knows');
  return { body: toQuoteData(values, quote, extras), record: recordOf(values, quote, 'HC-123456') };
}

const cards = (clicked: string) =>
  planOptions(clicked).map(({ choice, price, isClicked }) => [choice, price, isClicked]);
const OURS = [
  ['Standard', '£14 a month', false],
  ['Plus', '£18 a month', false],
  ['Complete', '£22 a month', false],
];

describe('what a visitor starts with', () => {
  it('is Standard, a detached home with three bedrooms and no consent', () => {
    expect(initialValues()).toMatchObject({
      plan: 'Standard',
      propertyType: 'Detached',
      bedrooms: '3',
      contactConsent: false,
      clicked: '',
    });
    expect(cards('')).toEqual(OURS);
  });

  it.each([
    [{ plan: 'plus' }, 'Plus', ''],
    [{ plan: 'Complete', catalogue: 'home' }, 'Complete', ''],
    [{ plan: 'Complete', catalogue: 'plans' }, 'plans/Complete Care', '£15 a month'],
    [{ plan: 'Basic Care' }, 'plans/Basic Care', '£8 a month'],
    [{ plan: 'Plan Two', catalogue: 'learn-more' }, 'learn-more/Two', '£19 a month'],
    [{ plan: 'Four', catalogue: 'faq' }, 'faq/Four', '£29 a month'],
    [{ plan: 'Boiler cover', catalogue: 'instant' }, 'instant/Boiler cover', '£14.99 a month'],
    [{ plan: 'Gold' }, 'Standard', ''],
    [{ plan: 'Standard', catalogue: 'plans' }, 'Standard', ''],
  ])('after a click on %j is %s', (prefill, plan, price) => {
    const values = initialValues(parsePrefill(attributes, prefill));
    expect(values.plan).toBe(plan);
    expect(cards(values.clicked)).toEqual(price ? [[plan, price, true], ...OURS] : OURS);
  });

  it('takes from another page only what it understands', () => {
    expect(
      parsePrefill(attributes, { plan: 'One', catalogue: 'learn-more', postcode: 'NE1 4LP', customerType: 'business' }),
    ).toEqual({
      plan: 'One',
      catalogue: 'learn-more',
      postcode: 'NE1 4LP',
      customerType: 'business',
    });
    const foreign = { plan: '<b>Free</b>', catalogue: 'home', customerType: 'landlord', postcode: 'nowhere' };
    expect(parsePrefill(attributes, foreign)).toEqual({ catalogue: 'home' });
    expect(initialValues(parsePrefill(attributes, foreign))).toEqual(initialValues());
  });
});

describe('the request body', () => {
  const values = { ...initialValues({ plan: 'One', catalogue: 'learn-more' }), ...person };

  it('is what the API reads, with exactly the clicked plan and price', () => {
    const { body } = bodyOf(values);
    expect(body.plan).toMatchObject({ type: 'One', price: 14, period: 'monthly', catalogue: 'learn-more' });
    const result = readHomecare(body);
    expect(result.ok && result.submission).toMatchObject({
      proposedReference: 'HC-123456',
      price: { status: 'ok', totalPence: 14_00 },
    });
  });

  it.each([
    [{ contactConsent: true }, true, { email: false, text: false, phone: false }],
    [{ marketingEmail: true }, false, { email: true, text: false, phone: false }],
    [{ marketingText: true, marketingPhone: true }, false, { email: false, text: true, phone: true }],
  ])('tells each box by itself: %j', (ticked, contactConsent, marketing) => {
    expect(bodyOf({ ...values, ...ticked }).body.customerInfo).toMatchObject({ contactConsent, marketing });
  });

  it('says no more than was asked', () => {
    const { body } = bodyOf(values);
    for (const name of ['plan', 'clicked', 'customerType', 'marketingEmail', 'marketingText']) {
      expect(body.customerInfo).not.toHaveProperty(name);
    }
    expect(bodyOf({ ...values, customerType: 'business' }).body.customerInfo.customerType).toBe('business');
  });
});

it('tells analytics the price of a month under the reference', () => {
  const quote = quoteOf({ ...initialValues(), plan: 'Plus' });
  expect(quote && spec.conversionOf(quote, 'HC-123456')).toEqual({
    value: 18,
    transactionId: 'HC-123456',
    currency: 'GBP',
  });
});

describe('what stays on the device', () => {
  const values = { ...initialValues(), ...person, plan: 'Plus' };

  it('is the record of the specification, and comes back from it', () => {
    const { record } = bodyOf(values);
    expect(record).toMatchObject({
      formData: values,
      quoteData: { type: 'Plus', price: 18, quoteRef: 'HC-123456' },
      funnel: 'homecare',
    });
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual(values);
  });

  it('may come from the instant quote: the person is the same', () => {
    const record = { funnel: 'instant', formData: { ...person, service: 'Smart home', address1: '1 Test Street' } };
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual({ ...initialValues(), ...person });
  });

  it('keeps a tick of the one box of earlier forms for what it said: offers by e-mail', () => {
    const { marketingEmail: _new, ...earlier } = { ...values, contactConsent: true };
    expect(restoreValues(earlier, initialValues())).toMatchObject({ contactConsent: false, marketingEmail: true });
  });

  it('never replaces the plan that was just clicked', () => {
    const initial = initialValues({ plan: 'Two', catalogue: 'learn-more' });
    expect(restoreValues(values, initial)).toMatchObject({
      plan: 'learn-more/Two',
      clicked: 'learn-more/Two',
      ...person,
    });
  });

  it.each([null, 'text', { plan: 'Gold' }, { plan: 'plans/Gold', clicked: 'plans/Gold' }, { firstName: 3 }])(
    'is not believed: %j',
    (stored) => expect(restoreValues(stored, initialValues())).toEqual(initialValues()),
  );
});

describe('the drawing', () => {
  it.each([
    ['Standard', [true, false, false, false]],
    ['Plus', [true, true, false, false]],
    ['Complete', [true, true, true, true]],
    ['plans/Complete Care', [true, false, true, true]],
    ['learn-more/Three', [true, true, true, false]],
  ])('of %s lights the rooms that the plan names', (choice, expected) => {
    const found = planOf(choice);
    const { boiler, heating, plumbing, electrics } = partsOf(found?.plan ?? { features: [] });
    expect([boiler, heating, plumbing, electrics]).toEqual(expected);
  });
});
