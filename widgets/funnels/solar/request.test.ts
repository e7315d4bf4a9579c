import { describe, expect, it } from 'vitest';
import { readSolar } from '#contract/solar/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { batteryAfterSwitch, valuesOfRecord } from '../../wizard/photovoltaic/systemValues.ts';
import { interestOf, quoteOf, restoreValues, toQuoteData } from './request.ts';
import { attributes, afterTypeSwitch, billAfterSwitch, handed, initialValues, type SolarValues } from './state.ts';

const person = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'ne1 4st',
};
const extras = { reference: 'SQ-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };

function bodyOf(values: SolarValues) {
  const quote = quoteOf(values);
  if (!quote) throw new Error('expected a quote of known equipment');
  return toQuoteData(values, quote, extras);
}

describe('what a visitor starts with', () => {
  it('is the default home system of the specification', () => {
    expect(initialValues()).toMatchObject({
      customerType: 'home',
      systemSize: 4,
      propertyType: 'Detached',
      roofType: 'Pitched',
      electricityBill: 80,
      panelType: 'panel-455w',
      inverterType: 'inverter-1',
      mountingType: 'mounting-pitched',
      batteryIncluded: false,
    });
  });

  it.each([
    ['Solar panels', false, ''],
    ['Home battery', true, ''],
    ['Solar and battery', true, ''],
    ['Heat pump', false, 'Heat pump'],
    ['Complete home energy', false, 'Complete home energy'],
  ] as const)('after %s: battery %s, interest %j', (service, batteryIncluded, interest) => {
    const values = initialValues({ service });
    expect([values.batteryIncluded, values.batteryType !== '', interestOf(service)]).toEqual([
      batteryIncluded,
      batteryIncluded,
      interest,
    ]);
  });

  it('takes bill and direction from the estimate', () => {
    const given = parsePrefill({ ...attributes, ...handed }, { bill: '92.5', direction: 'E/W' });
    expect(initialValues(given)).toMatchObject({ electricityBill: 92.5, direction: 'E/W' });
    expect(bodyOf(initialValues(given)).customerInfo).not.toHaveProperty('direction');
    const wrong = parsePrefill({ ...attributes, ...handed }, { bill: '£80', direction: 'W' });
    expect(initialValues(wrong)).toMatchObject({ electricityBill: 80, direction: '' });
  });

  it('takes postcode and customer type from the page', () => {
    expect(initialValues({ customerType: 'business', postcode: 'NE1 4LP' })).toMatchObject({
      customerType: 'business',
      systemSize: 10,
      propertyType: 'Commercial Building',
      postcode: 'NE1 4LP',
    });
  });
});

describe('what another page hands over', () => {
  it('is taken as far as it is understood', () => {
    const texts = { customerType: 'castle', service: 'Home battery', postcode: 'NE1 4LP', firstName: 'Jane' };
    expect(parsePrefill(attributes, texts)).toEqual({ service: 'Home battery', postcode: 'NE1 4LP' });
    expect(parsePrefill(attributes, { customerType: 'business' })).toEqual({ customerType: 'business' });
  });
});

describe('switches', () => {
  it('reset size and property type with the customer type', () => {
    expect(afterTypeSwitch('business')).toEqual({
      customerType: 'business',
      systemSize: 10,
      propertyType: 'Commercial Building',
    });
    expect(afterTypeSwitch('home').systemSize).toBe(4);
  });

  it('change a bill that nobody has touched to the usual one of the other type, and no other', () => {
    expect(billAfterSwitch('business', 80)).toBe(500);
    expect(billAfterSwitch('home', 500)).toBe(80);
    expect(billAfterSwitch('business', 120)).toBe(120);
    expect(billAfterSwitch('home', 1200)).toBe(1200);
  });

  it('choose the first battery only where none is chosen', () => {
    expect(batteryAfterSwitch('', true, 'battery-2.4kwh')).toBe('battery-2.4kwh');
    expect(batteryAfterSwitch('battery-7.7kwh', true, 'battery-2.4kwh')).toBe('battery-7.7kwh');
    expect(batteryAfterSwitch('battery-7.7kwh', false, 'battery-2.4kwh')).toBe('battery-7.7kwh');
  });
});

describe('the request body', () => {
  it('is what the contract reads, priced alike on both sides', () => {
    const result = readSolar(bodyOf({ ...initialValues(), ...person }));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.submission.price).toEqual({ status: 'ok', totalPence: 329_685, statedPence: 329_685 });
    expect(result.submission.proposedReference).toBe('SQ-123456');
  });

  it('names the business for a business only', () => {
    const named = { ...initialValues(), ...person, businessName: 'Acme Ltd', businessType: 'Retail' };
    expect(bodyOf(named).customerInfo).not.toHaveProperty('businessName');
    const business = { ...named, ...afterTypeSwitch('business') };
    expect(bodyOf(business).customerInfo).toMatchObject({ businessName: 'Acme Ltd', businessType: 'Retail' });
  });

  it('says that a bill of £500 means at least £500, and what else interests', () => {
    const { customerInfo } = bodyOf({ ...initialValues({ service: 'Heat pump' }), electricityBill: 500 });
    expect(customerInfo).toMatchObject({ electricityBillAtLeast: true, service: 'Heat pump', interest: 'Heat pump' });
    expect(bodyOf(initialValues()).customerInfo).not.toHaveProperty('electricityBillAtLeast');
  });

  it('tells the true amount beside a bill above the scale, and takes it back from the record', () => {
    const values = { ...initialValues(), ...person, electricityBill: 812.37 };
    const body = bodyOf(values);
    expect(body.customerInfo).toMatchObject({
      electricityBill: 500,
      electricityBillAtLeast: true,
      electricityBillStated: 812.37,
    });
    expect(readSolar(body).ok).toBe(true);
    expect(restoreValues(valuesOfRecord(body), initialValues()).electricityBill).toBe(812.37);
  });

  it('has a scale of its own for a business', () => {
    const business = { ...initialValues({ customerType: 'business' }), ...person, businessName: 'Acme Ltd' };
    expect(bodyOf(business).customerInfo).toMatchObject({ electricityBill: 500 });
    expect(bodyOf(business).customerInfo).not.toHaveProperty('electricityBillAtLeast');
  });

  it('leaves out a battery that was switched off again', () => {
    expect(bodyOf({ ...initialValues(), batteryType: 'battery-7.7kwh' }).quote.batteryType).toBe('');
  });
});

describe('kept answers', () => {
  it('come back, whatever else stands beside them', () => {
    const kept = { ...initialValues(), ...person, systemSize: 6, leadRoute: 'x' };
    expect(restoreValues(kept, initialValues())).toEqual({ ...initialValues(), ...person, systemSize: 6 });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'solar'],
    ['numbers as text', { systemSize: '6' }],
    ['equipment that is sold no more', { ...initialValues(), panelType: 'panel-1w' }],
    ['an unknown customer type', { ...initialValues(), customerType: 'toString' }],
  ])('of %s are ignored', (_what, stored) => expect(restoreValues(stored, initialValues())).toEqual(initialValues()));

  it('come back from the record of a sent quote too', () => {
    const record = { ...bodyOf({ ...initialValues(), ...person }), timestamp: '2026-11-20T12:00:00Z' };
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual({ ...initialValues(), ...person });
  });
});
