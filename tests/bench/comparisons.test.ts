import { describe, expect, it } from 'vitest';
import { compareInTurn, stands, type Comparison } from './comparisons.ts';
import type { Budget } from './report.ts';

const format = (value: number): string => value.toFixed(2);
const ceiling: Budget = { what: 'time', must: 1, format };
const floor: Budget = { what: 'rate', must: 1, isFloor: true, format };
const free: Budget = { what: 'by the way', format };

type Name = 'ours' | 'peer' | 'other';
const against = (budget: Budget, of: Name = 'ours', peer: Name = 'peer'): Comparison<Name, number> => ({
  budget,
  of,
  against: peer,
  measure: (seen) => seen,
  unit: 'ms',
});

/** Sights from a list a name, one after the other; the last one stays. */
function makeLook(values: Partial<Record<Name, readonly number[]>>) {
  const looks: Name[] = [];
  const look = (name: Name): Promise<number> => {
    const list = values[name] ?? [];
    const round = looks.filter((other) => other === name).length;
    looks.push(name);
    return Promise.resolve(list[Math.min(round, list.length - 1)] ?? Number.NaN);
  };
  return { looks, look };
}

const seven = (low: number, high: number): number[] => [low, 0.9, 0.9, 0.9, 0.9, 0.9, high];

describe('stands', () => {
  it.each([
    ['six values that agree', free, Array.from({ length: 6 }, () => 1), false],
    ['seven that agree', free, Array.from({ length: 7 }, () => 1), true],
    ['a wide interval below the limit', ceiling, seven(0.1, 1), true],
    ['a wide interval across the limit', ceiling, seven(0.1, 1.01), false],
    ['a wide interval above the limit', floor, seven(0.9, 4).map((value) => value + 0.1), true],
    ['a wide interval across that limit', floor, seven(0.9, 4), false],
    ['a narrow interval across the limit', ceiling, [0.98, 0.99, 1, 1, 1, 1, 1.02], true],
    ['an interval of 3 % to either side', ceiling, [0.97, 0.99, 1, 1, 1, 1, 1.03], false],
    ['a wide interval without a limit', free, seven(0.1, 4), true],
  ])('%s', (_, budget, values, expected) => {
    expect(stands(budget, values)).toBe(expected);
  });
});

describe('compareInTurn', () => {
  it('ends after seven rounds that agree, there and back', async () => {
    const { look, looks } = makeLook({ ours: [20], peer: [100] });
    const rows = await compareInTurn({ comparisons: [against(ceiling)], look, runs: 30 });
    const detail = '20 (20–20) against 100 (100–100) ms; 95 %: 0.20 to 0.20, 7 rounds';
    expect(rows).toEqual([{ budget: ceiling, value: 0.2, worst: 0.2, detail }]);
    expect(looks.slice(0, 6)).toEqual(['ours', 'peer', 'peer', 'ours', 'ours', 'peer']);
    expect(looks).toHaveLength(14);
  });

  it('goes on for what does not stand, and with nothing else', async () => {
    // Its fourth and fifth rounds are disturbed: of nine the least and the most are left out, of twelve two at each end.
    const { look, looks } = makeLook({ ours: [20], peer: [100], other: [90, 90, 90, 150, 150, 90] });
    const comparisons = [against(ceiling), against(ceiling, 'other')];
    const [first, second] = await compareInTurn({ comparisons, look, runs: 30 });
    expect(first?.detail).toContain('7 rounds');
    expect(second).toMatchObject({
      value: 0.9,
      detail: expect.stringContaining('95 %: 0.90 to 0.90, 12 rounds') as string,
    });
    expect(looks.filter((name) => name === 'ours')).toHaveLength(7);
    expect(looks.filter((name) => name === 'other')).toHaveLength(12);
  });

  it('tells the end of the interval that speaks against it', async () => {
    const { look } = makeLook({ ours: [20, 30, 20, 30, 20, 30, 20, 30], peer: [100] });
    const [below, above] = await compareInTurn({
      comparisons: [against(ceiling), against({ ...ceiling, must: 0.1, isFloor: true })],
      look,
      runs: 8,
    });
    expect([below?.worst, above?.worst]).toEqual([0.3, 0.2]);
  });

  it('says when the rounds were over first', async () => {
    const { look } = makeLook({ ours: [60, 140, 60, 140, 60, 140, 60, 140], peer: [100] });
    const [row] = await compareInTurn({ comparisons: [against(ceiling)], look, runs: 8 });
    expect(row).toMatchObject({ value: 1, doubt: 'undecided' });
    expect(row?.detail).toContain('95 %: 0.60 to 1.40, 8 rounds');
  });

  it('has no interval of a few rounds, and doubts no value without a limit', async () => {
    const { look } = makeLook({ ours: [20], peer: [100] });
    const [limited, open] = await compareInTurn({ comparisons: [against(ceiling), against(free)], look, runs: 3 });
    expect(limited).toMatchObject({ doubt: 'undecided' });
    expect(limited?.detail).toContain('3 rounds, too few for an interval');
    expect(open).not.toHaveProperty('doubt');
  });

  it('takes values alone, and words of their own', async () => {
    const { look } = makeLook({ ours: [1] });
    const alone = { budget: ceiling, of: 'ours', measure: (seen: number) => seen, unit: 'points' } as const;
    const words = (sights: (name: Name) => readonly number[]): string => `${sights('ours').length} seen`;
    const rows = await compareInTurn<Name, number>({ comparisons: [alone, { ...alone, words }], look, runs: 9 });
    expect(rows.map(({ detail }) => detail)).toEqual([
      '1 (1–1) points; 95 %: 1.00 to 1.00, 7 rounds',
      '7 seen; 95 %: 1.00 to 1.00, 7 rounds',
    ]);
    expect(rows.map(({ value }) => value)).toEqual([1, 1]);
  });
});
