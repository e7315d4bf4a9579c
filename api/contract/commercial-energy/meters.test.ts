import { describe, expect, it } from 'vitest';
import { isCheckDigitRight, meterNumbers, meterProblem, normaliseMeters } from './meters.ts';

const MPAN = '1500000000006';
const WRONG_LENGTH = 'Enter the 13-digit supply number (MPAN) from your electricity bill, or leave it blank';

describe('the check digit of an MPAN', () => {
  // 3×1 + 5×5 = 28; 28 mod 11 = 6; 6 mod 10 = 6
  it('is the weighted sum modulo 11, modulo 10', () => {
    expect(isCheckDigitRight(MPAN)).toBe(true);
  });

  // 43 × 3 = 129; 129 mod 11 = 8. And 10 becomes 0: 3×1 + 5×2 + 7×1 + 13×1 = 33 → 0; 3×7 = 21 → 10 → 0
  it.each([
    ['0000000000038', true],
    ['7000000000000', true],
    ['1211000000000', true],
    ['1211000000001', false],
    ['1500000000007', false],
  ])('of %s is right: %s', (mpan, isRight) => {
    expect(isCheckDigitRight(mpan)).toBe(isRight);
  });

  it('catches every single wrong digit but those that the modulo hides', () => {
    const missed = Array.from({ length: 13 }, (_, place) =>
      Array.from({ length: 10 }, (_unused, digit) => `${MPAN.slice(0, place)}${digit}${MPAN.slice(place + 1)}`),
    )
      .flat()
      .filter((changed) => changed !== MPAN && isCheckDigitRight(changed));
    // Modulo 11 has no two digits alike; only 10, written 0 like 0 itself, can hide a slip, and 6 is neither.
    expect(missed).toEqual([]);
  });
});

describe('supply numbers', () => {
  it.each([
    ['as digits', MPAN],
    ['as the bill groups them', '15 0000 0000 006'],
    ['with hyphens', '15-0000-0000-006'],
    ['with a label', 'MPAN: 15 0000 0000 006'],
    ['as the whole number beside the large S', 'S 03 801 520 15 0000 0000 006'],
    ['as 21 digits', `03801520${MPAN}`],
  ])('are read %s', (_how, typed) => {
    expect(meterNumbers('mpan', typed)).toEqual([{ digits: MPAN, hasWrongCheckDigit: false }]);
    expect(normaliseMeters('mpan', typed)).toBe(MPAN);
  });

  it('with a wrong check digit are doubtful, not wrong', () => {
    expect(meterNumbers('mpan', '1500000000007')).toEqual([{ digits: '1500000000007', hasWrongCheckDigit: true }]);
    expect(meterProblem('mpan', '1500000000007')).toBeUndefined();
  });

  it.each(['123', '150000000000', '15000000000066', `3801520${MPAN}`, '15O0000000006', 'ask my landlord'])(
    'of another length or with letters are refused: %s',
    (typed) => {
      expect(meterProblem('mpan', typed)).toBe(WRONG_LENGTH);
      expect(normaliseMeters('mpan', typed)).toBe(typed);
    },
  );

  it('may be several, and the wrong one is named', () => {
    expect(normaliseMeters('mpan', `${MPAN}\n\n15 0000 0000 006\r\n`)).toBe(`${MPAN}\n${MPAN}`);
    expect(normaliseMeters('mpan', `${MPAN}; ${MPAN}`)).toBe(`${MPAN}\n${MPAN}`);
    expect(meterProblem('mpan', `${MPAN}\n123`)).toBe(`Number 2 of 2: ${WRONG_LENGTH}`);
  });

  it('may be left out', () => {
    expect(meterProblem('mpan', ' ')).toBeUndefined();
    expect(normaliseMeters('mpan', ' ')).toBe('');
  });
});

describe('meter point numbers', () => {
  it.each([
    ['123456', true],
    ['98 7654 3210', true],
    ['12345', false],
    ['12345678901', false],
    ['12345a', false],
  ])('%s has 6 to 10 digits: %s', (typed, isRight) => {
    expect(meterProblem('mprn', typed) === undefined).toBe(isRight);
  });
});
