import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from './limits.ts';
import { readContact } from './submission.ts';

const messagesOf = (quoteData: unknown): Record<string, string> => {
  const result = readContact(quoteData);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
};
const told = (change: object) => messagesOf({ ...validation.validBase, ...change });

describe('worked validation cases', () => {
  it.each(validation.cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    const messages = told(change);
    expect(Object.keys(messages).length === 0).toBe(expected.advances);
    // The button of the form is not to be pressed without consent; the server says why.
    const named = Object.keys(expected.errors).map((field) => `quoteData.${field}`);
    if (named.length > 0) expect(Object.keys(messages)).toEqual(named);
  });
});

describe('contact', () => {
  it.each([
    ['name', { name: ' ' }, 'Enter your name'],
    ['email', { email: '' }, 'Enter your email address'],
    ['email', { email: 'jane' }, 'Enter an email address in the format name@example.com'],
    ['phone', { phone: '12345' }, 'Enter a UK phone number, like 0191 498 0123 or 07700 900123'],
    ['message', { message: ' \n ' }, 'Enter your message'],
    ['message', { message: 'a'.repeat(4001) }, 'Shorten this to 4000 characters or fewer'],
    ['subject', { subject: 'sales' }, 'Choose a subject from the list'],
    ['privacyConsent', { privacyConsent: undefined }, 'Tick the box to agree to the Privacy Policy'],
    ['privacyConsent', { privacyConsent: 'true' }, 'Tick the box to agree to the Privacy Policy'],
  ])('%s: %j', (field, change, message) => expect(told(change)).toEqual({ [`quoteData.${field}`]: message }));

  it('tells all that is missing at once', () =>
    expect(Object.keys(messagesOf({}))).toEqual([
      'quoteData.name',
      'quoteData.email',
      'quoteData.message',
      'quoteData.privacyConsent',
    ]));

  it.each([undefined, '', 'general'])('the subject %j is a general enquiry', (subject) => {
    const result = readContact({ ...validation.validBase, subject });
    expect(result.ok && result.submission.data.subject).toBe('general');
  });

  it('keeps the lines of a message', () => {
    const result = readContact({ ...validation.validBase, message: 'Hello\r\nthere' });
    expect(result.ok && result.submission).toMatchObject({
      data: { message: 'Hello\nthere' },
      contact: { firstName: 'Jane Doe', lastName: '', email: 'jane@example.com', phone: '', postcode: '' },
    });
  });

  it.each(['+1 212 555 0100', '0191 498 0123 ext 4', undefined])('takes the phone number %j', (phone) =>
    expect(told({ phone })).toEqual({}),
  );

  it('has a label for every subject', () =>
    expect(CONTACT_SUBJECTS.map((subject) => CONTACT_SUBJECT_LABELS[subject])).toEqual([
      'General enquiry',
      'Quote request',
      'HomeCare query',
      'Boiler services',
      'Energy services',
      'Smart home',
      'Complaint',
      'Data protection complaint',
    ]));
});
