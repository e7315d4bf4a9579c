import { describe, expect, it } from 'vitest';
import validation from '#contract/quick/cases/validation.json' with { type: 'json' };
import { destinationOf } from '#contract/quick/routing.ts';
import { readQuick } from '#contract/quick/submission.ts';
import { parseFragment } from '../../runtime/prefill.ts';
import { addressOf, errorsOf, toQuoteData } from './request.ts';
import { initialValues } from './state.ts';

const values = initialValues({ customerType: 'business', service: 'Solar and battery', postcode: ' ne1-4st ' });

describe('worked validation cases', () => {
  it.each(validation.cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    const found = errorsOf({ ...initialValues(), ...change });
    expect(Object.fromEntries(found.map(({ name, message }) => [name, message]))).toEqual(expected.errors);
  });

  it.each(['', '   '])('%j: the postcode is required', (postcode) =>
    expect(errorsOf(initialValues({ postcode }))).toEqual([{ name: 'postcode', message: 'Enter your postcode' }]),
  );
});

it('sends what the server takes', () => {
  expect(toQuoteData(values)).toEqual({ customerType: 'business', service: 'Solar and battery', postcode: 'NE1 4ST' });
  expect(readQuick(toQuoteData(values)).ok).toBe(true);
});

it('hands the answers over in the fragment, where prefill finds them', () => {
  const visitId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const destination = destinationOf(toQuoteData(values));
  const address = new URL(addressOf('https://quotes.example', destination, { visitId, partner: 'pk_a', campaign: '' }));
  expect(address.origin + address.pathname + address.search).toBe('https://quotes.example/solar-quote');
  expect(parseFragment(address.hash)).toEqual({ ...destination.state, visitId, partner: 'pk_a' });
});

it('starts at home with solar panels', () =>
  expect(initialValues()).toEqual({ customerType: 'home', service: 'Solar panels', postcode: '' }));
