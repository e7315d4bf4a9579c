import { describe, expect, it } from 'vitest';
import { readOutcome } from './outcomeForm.ts';

const EMPTY = { day: null, pence: null, reason: null, note: '' };
const read = (fields: Record<string, string>) => readOutcome(new Map(Object.entries(fields)));

describe('what came of a lead', () => {
  it.each([
    [{ outcome: 'reached' }, {}],
    [{ outcome: 'no-answer', pounds: '5' }, {}],
    [{ outcome: 'booked', day: '' }, {}],
    [
      { outcome: 'booked', day: '2026-11-24', note: ' Side gate. ' },
      { day: '2026-11-24', note: 'Side gate.' },
    ],
    [{ outcome: 'won', pounds: '£3,297' }, { pence: 329_700 }],
    [{ outcome: 'won', pounds: ' 14.99 ' }, { pence: 1499 }],
    [{ outcome: 'lost', reason: 'price' }, { reason: 'price' }],
    [{ outcome: 'note', note: 'Two\r\nlines' }, { note: 'Two\nlines' }],
  ])('is read: %j', (fields, draft) =>
    expect(read(fields)).toEqual({ draft: { ...EMPTY, kind: fields.outcome, ...draft } }),
  );

  it.each([
    [{}, undefined],
    [{ outcome: 'toString' }, undefined],
    [{ outcome: 'booked', day: '2026-02-30' }, 'booked'],
    [{ outcome: 'won' }, 'won'],
    [{ outcome: 'won', pounds: '0' }, 'won'],
    [{ outcome: 'won', pounds: '1e9' }, 'won'],
    [{ outcome: 'lost', reason: 'constructor' }, 'lost'],
    [{ outcome: 'note', note: ' \n ' }, 'note'],
    [{ outcome: 'reached', note: 'a'.repeat(2001) }, 'reached'],
  ])('is refused with words: %j', (fields, kind) => {
    expect(read(fields)).toEqual({ kind, problem: expect.stringMatching(/\.$/) as unknown });
  });
});
