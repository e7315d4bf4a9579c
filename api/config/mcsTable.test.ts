import { describe, expect, it } from 'vitest';
import { parseMcsTable, readMcsTable } from './mcsTable.ts';

/** Invented: no figure of it is anybody's. */
const INVENTED = `
# area direction tilt kWh
NE  S    30  801
NE  E/W  30  701
*   S    30  901
`;
const yieldOf = (postcode: string, direction: 'S' | 'E/W', tilt: number) => {
  const reading = parseMcsTable(INVENTED);
  if (!('table' in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading.table.yieldOf({ postcode, direction, tilt });
};
const problemsOf = (text: string) => {
  const reading = parseMcsTable(text);
  return 'problems' in reading ? reading.problems.map(({ line, reason }) => `${line}: ${reason}`) : [];
};

describe('the yield of a roof', () => {
  it.each([
    ['of its own area', 'NE1 4ST', 'S', 30, 801],
    ['of another direction', 'NE1 4ST', 'E/W', 30, 701],
    ['of all other areas', 'SR1 3AX', 'S', 30, 901],
    ['of an area with one letter', 'N1 9GU', 'S', 30, 901],
  ] as const)('is that %s', (_name, postcode, direction, tilt, kwh) => {
    expect(yieldOf(postcode, direction, tilt)).toBe(kwh);
  });

  it('is nothing where the table says nothing: it is not guessed from another roof', () => {
    expect([yieldOf('SR1 3AX', 'E/W', 30), yieldOf('NE1 4ST', 'S', 10)]).toEqual([undefined, undefined]);
  });
});

it('names every wrong line', () => {
  expect(problemsOf('NE S 30\nne S 30 800\nNE up 30 800\nNE S 95 800\nNE S 30 9000\nNE S 30 1\nNE S 30 2')).toEqual([
    '1: expected 4 words (area, direction, tilt, kWh), found 3',
    '2: expected an area like NE, or *, found "ne"',
    '3: expected one of the directions N, NE/NW, E/W, SE/SW, S, found "up"',
    '4: expected whole degrees from 0 to 90, found "95"',
    '5: expected kWh a year for each kW, more than 0 and at most 1500, found "9000"',
    '7: a second line for NE S 30',
  ]);
  expect(problemsOf('')).toEqual(['1: expected at least one line like "NE S 30 800", found none']);
});

it('is none without a file, and no start with one that cannot be read', () => {
  expect(readMcsTable(undefined)).toEqual({ table: undefined });
  expect(readMcsTable('/nowhere/at/all')).toEqual({ problems: [expect.stringContaining('a file that can be read')] });
});
