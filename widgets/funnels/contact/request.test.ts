import { describe, expect, it } from 'vitest';
import { readContact } from '#contract/contact/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { spec, toQuoteData } from './request.ts';
import { attributes, initialValues } from './state.ts';

const filled = {
  ...initialValues(parsePrefill(attributes, { subject: 'boiler' })),
  name: 'Jane Doe',
  email: 'jane@example.com',
  message: 'Hello',
  privacyConsent: true,
};
const extras = { reference: '', consent: { version: '1', time: '2026-11-20T12:00:00Z' } };

describe('the request', () => {
  it('is what the server takes', () => {
    const reading = readContact(toQuoteData(filled, true, extras));
    expect(reading.ok && reading.submission.data).toEqual({ ...filled, consent: extras.consent });
  });

  it('without a subject is a general enquiry', () => {
    const reading = readContact(toQuoteData({ ...filled, subject: '' }, true, extras));
    expect(reading.ok && reading.submission.data.subject).toBe('general');
  });
});

describe('before the first answer', () => {
  it('a link may name a subject of the list and nothing else', () => {
    expect(
      initialValues(parsePrefill(attributes, { subject: 'complaint', message: 'Hi', privacyConsent: 'true' })),
    ).toEqual({
      ...initialValues(),
      subject: 'complaint',
    });
    expect(parsePrefill(attributes, { subject: 'sales' })).toEqual({});
  });

  it('a reload may bring back what was typed, and consent is given anew', () => {
    const typed = { ...filled, privacyConsent: true };
    expect(spec.restore(typed, initialValues())).toEqual({ ...typed, privacyConsent: false });
  });

  it('consent is not given', () => expect(initialValues().privacyConsent).toBe(false));
});

it('asks once about a number of another country', () => {
  expect(spec.confirmationsFor({ ...filled, phone: '+1 212 555 0100' }, 1)).toHaveLength(1);
  for (const phone of ['', '0191 498 0123']) expect(spec.confirmationsFor({ ...filled, phone }, 1)).toEqual([]);
});
