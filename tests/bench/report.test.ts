import { describe, expect, it } from 'vitest';
import { attempt, tableText, verdict, type Budget } from './report.ts';

const format = (value: number): string => `${value} s`;
const ceiling: Budget = { what: 'time', must: 3, stretch: 2, format };
const floor: Budget = { what: 'rate', must: 3, stretch: 5, isFloor: true, format };
const free: Budget = { what: 'by the way', format };

describe('verdict', () => {
  it.each([
    [ceiling, 2, 'stretch'],
    [ceiling, 3, 'ok'],
    [ceiling, 3.01, 'MISSED'],
    [floor, 5, 'stretch'],
    [floor, 3, 'ok'],
    [floor, 2.99, 'MISSED'],
    [free, 99, ''],
    [ceiling, undefined, 'NOT MEASURED'],
    [ceiling, Number.NaN, 'MISSED'],
  ])('%o at %s: %s', (budget, value, expected) => {
    expect(verdict({ budget, value, detail: '' })).toBe(expected);
  });
});

describe('verdict of a median whose interval crosses what would be better still', () => {
  it.each([
    [ceiling, 1.9, 2, 'stretch'],
    [ceiling, 1.9, 2.1, 'ok'],
    [floor, 5.1, 4.9, 'ok'],
    [ceiling, 1.9, undefined, 'stretch'],
  ])('%o at %s, at worst %s: %s', (budget, value, worst, expected) => {
    expect(verdict({ budget, value, worst, detail: '' })).toBe(expected);
  });
});

describe('verdict of a value that is in doubt', () => {
  it.each([
    [ceiling, 2],
    [ceiling, 99],
    [free, 99],
  ])('%o at %s: neither good nor bad', (budget, value) => {
    expect(verdict({ budget, value, detail: '', doubt: 'not valid' })).toBe('not valid');
    expect(verdict({ budget, value, detail: '', doubt: 'undecided' })).toBe('undecided');
  });

  it('is that there is none, where nothing was measured', () => {
    expect(verdict({ budget: ceiling, value: undefined, detail: '', doubt: 'not valid' })).toBe('NOT MEASURED');
  });
});

describe('attempt', () => {
  it('passes the rows on', async () => {
    const rows = [{ budget: free, value: 1, detail: '' }];
    expect(await attempt([free], () => Promise.resolve(rows))).toEqual(rows);
  });

  it('gives every budget a row that says why there is no value', async () => {
    const rows = await attempt([ceiling, floor], () => Promise.reject(new Error('no browser\nat some line')));
    expect(rows).toEqual([
      { budget: ceiling, value: undefined, detail: 'no browser' },
      { budget: floor, value: undefined, detail: 'no browser' },
    ]);
  });
});

describe('tableText', () => {
  it('puts all sections in the same columns', () => {
    const text = tableText([
      { title: 'First', notes: ['A note.'], rows: [{ budget: ceiling, value: 4, detail: '4 runs' }] },
      { title: 'The second', notes: [], rows: [{ budget: floor, value: undefined, detail: 'no server' }] },
    ]);
    expect(text.split('\n')).toEqual([
      '',
      'First       must   stretch  measured                from',
      '─'.repeat(61),
      'time        ≤ 3 s  ≤ 2 s    4 s       MISSED        4 runs',
      '  A note.',
      '',
      'The second  must   stretch  measured                from',
      '─'.repeat(61),
      'rate        ≥ 3 s  ≥ 5 s    –         NOT MEASURED  no server',
    ]);
  });
});
