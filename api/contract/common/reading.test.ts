import { describe, expect, it } from 'vitest';
import {
  emailField,
  isEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  phoneField,
  postcodeField,
  requiredLine,
} from './contact.ts';
import { UK_PHONE_MESSAGE } from './limits.ts';
import { parsePhone, phoneMessage, phoneProblem, readablePhone } from './phone.ts';
import { normalisePostcode, serviceArea } from './postcode.ts';
import { isReference, nextReference, proposeReference } from './reference.ts';

describe('postcodes', () => {
  it.each([
    ['ne1 4st', 'NE1 4ST'],
    ['  NE1  4ST ', 'NE1 4ST'],
    ['(SR1 3AX).', 'SR1 3AX'],
    ['ne1-4st', 'NE1 4ST'],
    ['NE1 – 4ST', 'NE1 4ST'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['M11AE', 'M1 1AE'],
    ['gir 0aa', 'GIR 0AA'],
    ['BFPO 12', 'BFPO 12'],
  ])('%j is %s', (typed, stored) => expect(normalisePostcode(typed)).toBe(stored));

  it.each(['NE1', 'NE1 4CI', 'NE1 4STT', 'N/A', '', 'QE1 4ST', 'NE1 4S', 'A'.repeat(50_000)])(
    '%.12j is none',
    (typed) => expect(normalisePostcode(typed)).toBeUndefined(),
  );

  it.each([
    ['NE1 4ST', 'in-area'],
    ['TS1 1AA', 'in-area'],
    ['TD15 1AA', 'in-area'],
    ['TD1 1AA', 'to-be-checked'],
    ['M1 1AE', 'to-be-checked'],
    ['N1 1AA', 'to-be-checked'],
    ['BT1 1AA', 'out-of-area'],
    ['GY1 1AA', 'out-of-area'],
  ])('%s is %s', (postcode, area) => expect(serviceArea(postcode)).toBe(area));
});

describe('phones', () => {
  it.each([
    ['0191 498 0123', '+441914980123'],
    ['01914980123', '+441914980123'],
    ['+44 (0)191 498 0123', '+441914980123'],
    ['0044 7700 900123', '+447700900123'],
    ['07700-900-123', '+447700900123'],
    ['03069 990123', '+443069990123'],
    ['08081 570123', '+448081570123'],
    ['01632 960123', '+441632960123'],
    ['(0191) 498.0123', '+441914980123'],
  ])('%s dials %s', (typed, dial) => expect(parsePhone(typed)).toEqual({ kind: 'uk', dial, extension: '' }));

  it.each([
    ['44 7700 900123', '+447700900123'],
    ['44 (0)191 498 0123', '+441914980123'],
    ['7700900123', '+447700900123'],
    ['191 498 0123', '+441914980123'],
    ['２０7946 0958', '+442079460958'],
    ['０１９１ ４９８ ０１２３', '+441914980123'],
    ['＋４４ 7700 900123', '+447700900123'],
    ['O191 498 o123', '+441914980123'],
    ['(+44) 191 498 0123', '+441914980123'],
    ['0191‑498‑0123', '+441914980123'],
  ])('%s dials %s, and is stored in signs that can be dialled', (typed, dial) => {
    expect(parsePhone(typed)?.dial).toBe(dial);
    expect(readablePhone(typed)).toMatch(/^\+?[\d ()-]+$/);
    expect(parsePhone(readablePhone(typed))?.dial).toBe(dial);
  });

  it.each(['0191 498 0123 ext 42', '+1 212 555 0100', 'call me', '0191.498.0123'])('%s is stored as typed', (typed) =>
    expect(readablePhone(typed)).toBe(typed),
  );

  it.each([
    ['0191 4980', 'Too short: 8 digits. Enter all 11 of a UK number'],
    ['077009001', 'Too short: 9 digits. Enter all 11 of a UK number'],
    ['+44 7700 9001', 'Too short: 9 digits. Enter all 11 of a UK number'],
    ['0191 498 O1', 'Too short: 9 digits. Enter all 11 of a UK number'],
    ['0191 FOO BAR', 'Enter the phone number in digits, without letters'],
    ['call me', 'Enter the phone number in digits, without letters'],
    ['0909 8790123', 'Enter a UK number that starts with 01, 02, 03, 07 or 08'],
    ['12345', UK_PHONE_MESSAGE],
    ['07700 9001234', UK_PHONE_MESSAGE],
  ])('%s is told: %s', (typed, message) => expect(phoneMessage(typed)).toBe(message));

  it('tells beside the field what is too long', () => {
    expect(phoneProblem('07700 9001234')).toBe('Too long: 12 digits. A UK number has 11');
    expect(phoneProblem('0191 498 0123')).toBeUndefined();
  });

  it('keeps an extension apart', () => {
    expect(parsePhone('0191 498 0123 ext 42')).toEqual({ kind: 'uk', dial: '+441914980123', extension: '42' });
  });

  it('knows a number of another country', () => {
    expect(parsePhone('+1 212 555 0100')?.kind).toBe('foreign');
  });

  it.each([
    '12345',
    '07700 9001234',
    '0191 498 012',
    '0909 8790123',
    '+44 123',
    '+1 2',
    'call me',
    '',
    '0'.repeat(50_000),
  ])('%.14j is none', (typed) => expect(parsePhone(typed)).toBeUndefined());
});

describe('e-mail addresses', () => {
  it.each(["o'neil+solar@example.com", 'jane@mail.example.co.uk', 'jäne@müller.example'])('%s is one', (typed) =>
    expect(isEmail(typed)).toBe(true),
  );
  it.each([
    'jane',
    '@example.com',
    'jane@.',
    'jane@example',
    'jane doe@example.com',
    'a@x.com, b@y.com',
    'a@x.com\r\nBcc: b@y.com',
    '"a"@x.com',
    '<a@x.com>',
    `${'a'.repeat(50_000)}@example.com`,
  ])('%.20j is none', (typed) => expect(isEmail(typed)).toBe(false));
});

// Windows and phones copy a number out of contacts with marks of its direction (U+202A, U+202C); chats and web pages bring
// spaces of no width. Pasted into the contact form such a number was "Too short: 11 digits" (Chromium 156, November 2026).
describe('what is pasted with marks that nobody sees', () => {
  it.each([
    ['a phone number', phoneField(), '\u202A+44 7700 900123\u202C', '+44 7700 900123'],
    ['one that may be left out', optionalPhone, '\u200E07700 900123', '07700 900123'],
    ['an extension', phoneField(), '0191 498 0123 ext 42\u200B', '0191 498 0123 ext 42'],
    ['an email address', emailField(), 'jane@example.com\u200B', 'jane@example.com'],
    ['a postcode', postcodeField(), '\u202Ane1 4st\u202C', 'NE1 4ST'],
  ])('%s is read without them', (_what, field, pasted, read) => expect(field.parse(pasted)).toBe(read));

  it('is nothing where there is nothing else', () => {
    expect(requiredLine('Enter your name', 20).safeParse('\u200B \u2060').error?.issues).toMatchObject([
      { message: 'Enter your name' },
    ]);
    expect(optionalText(20).parse('\u200B\n\uFEFF')).toBe('');
    expect(optionalLine(20).parse('J\u200Bane')).toBe('J\u200Bane');
  });

  it('is told of by what is seen, before anything is sent', () => {
    expect(phoneProblem('\u202A07700 900123\u202C')).toBeUndefined();
    expect(phoneProblem('\u202A07700 9001\u202C')).toBe('Too short: 9 digits. Enter all 11 of a UK number');
    expect(normalisePostcode('NE1 4ST\u200B')).toBe('NE1 4ST');
  });
});

describe('references', () => {
  it('proposes the last six digits of the time', () => {
    expect(proposeReference('SQ-', { now: 1_795_000_123_456, random: 0.5 })).toBe('SQ-123456');
    expect(proposeReference('SQ-', { now: 1_795_000_000_042, random: 0 })).toBe('SQ-000042');
  });

  it.each(['QTE-', 'CE-'] as const)('proposes a random number from 100000 to 999999 for %s', (prefix) => {
    const propose = (now: number, random: number): string => proposeReference(prefix, { now, random });
    expect(propose(1_795_000_123_456, 0)).toBe(`${prefix}100000`);
    expect(propose(1_795_000_123_456, 0.5)).toBe(`${prefix}550000`);
    expect(propose(1_795_000_123_456, 0.999_999_9)).toBe(`${prefix}999999`);
    // The moment says nothing: two visitors of one millisecond get two numbers.
    expect(propose(1, 0.25)).toBe(propose(2, 0.25));
  });

  it('counts instant quotes from 100000 to 999999', () => {
    expect(nextReference('QTE-', 'QTE-999999', { attempts: 1, random: 0 })).toBe('QTE-100000');
    expect(nextReference('QTE-', 'QTE-123456', { attempts: 2, random: 0 })).toBe('QTE-123458');
    expect(nextReference('QTE-', '', { attempts: 0, random: 0.999 })).toMatch(/^QTE-[1-9]\d{5}$/);
    expect([isReference('QTE-', 'QTE-099999'), isReference('QTE-', 'QTE-100000')]).toEqual([false, true]);
  });

  it('knows its format', () => {
    const texts = ['SQ-123456', 'SQ-1234567', 'SQ-12345', 'HC-123456', 'SQ-12345a', ''];
    expect(texts.map((text) => isReference('SQ-', text))).toEqual([true, true, false, false, false, false]);
  });

  it('walks on from a taken one, past the end, then to seven digits', () => {
    expect(nextReference('SQ-', 'SQ-999999', { attempts: 1, random: 0 })).toBe('SQ-000000');
    expect(nextReference('SQ-', '', { attempts: 0, random: 0.5 })).toBe('SQ-500000');
    expect(nextReference('SQ-', 'SQ-123456', { attempts: 20, random: 0 })).toBe('SQ-1000000');
    expect(isReference('SQ-', nextReference('SQ-', 'SQ-123456', { attempts: 25, random: 0.999_999_9 }))).toBe(true);
  });
});
