import { describe, expect, it } from 'vitest';
import { parseCapacity, type Need, readCapacityFile } from './capacity.ts';

const FILE = `
# kind  area  half-day  places
survey  NE    morning   2   # two surveyors
survey  NE    *         1
survey  *     *         0
survey  *     morning   1
call-back * * 12
`;

const poolOf = (need: Partial<Need>, text = FILE) => {
  const reading = parseCapacity(text);
  if (!('capacity' in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading.capacity.poolFor({ kind: 'survey', postcode: 'NE1 6EE', slot: 'morning', ...need });
};
const problemsOf = (text: string) => {
  const reading = parseCapacity(text);
  return 'problems' in reading ? reading.problems.map(({ line, reason }) => `${line}: ${reason}`) : [];
};

describe('the capacity of a half-day', () => {
  it.each([
    ['of its own area and half', {}, { area: 'NE', places: 2 }],
    ['of its own area', { slot: 'afternoon' }, { area: 'NE', places: 1 }],
    ['of all others in that half', { postcode: 'SR1 1AA' }, { area: '*', places: 1 }],
    ['of all others', { postcode: 'SR1 1AA', slot: 'afternoon' }, { area: '*', places: 0 }],
    ['of an area of one letter', { postcode: 'N1 9GU' }, { area: '*', places: 1 }],
    ['of another kind', { kind: 'call-back' }, { area: '*', places: 12 }],
    ['without a postcode', { kind: 'call-back', postcode: '' }, { area: '*', places: 12 }],
    ['of an army post office', { kind: 'call-back', postcode: 'BFPO 57' }, { area: '*', places: 12 }],
  ] as const)('is that %s', (_name, need, pool) => expect(poolOf(need)).toEqual(pool));

  it('is nothing where the file says nothing', () => {
    expect(poolOf({ kind: 'call-back' }, 'survey NE * 1')).toEqual({ area: '*', places: 0 });
  });

  it('is read with Windows line ends and a byte order mark', () => {
    expect(poolOf({}, '\uFEFFsurvey NE * 3\r\n\r\n# end\r\n')).toEqual({ area: 'NE', places: 3 });
  });
});

describe('a wrong capacity file', () => {
  it.each([
    ['visit NE morning 1', '1: expected one of the kinds survey, call-back, found "visit"'],
    ['\n\nsurvey ne morning 1', '3: expected an area like NE, or *, found "ne"'],
    ['survey NE1 morning 1', '1: expected an area like NE, or *, found "NE1"'],
    ['survey NE evening 1', '1: expected morning, afternoon or *, found "evening"'],
    ['survey NE morning -1', '1: expected a number of places from 0 to 9999, found "-1"'],
    ['survey NE morning two', '1: expected a number of places from 0 to 9999, found "two"'],
    ['survey NE 2', '1: expected 4 words (kind, area, half-day, places), found 3'],
    ['survey NE * 2\n# twice\nsurvey NE * 3', '3: a second line for survey NE *'],
    ['# only words\n', '2: expected at least one line like "call-back * * 12", found none'],
  ])('%j is told by its line: %s', (text, problem) => expect(problemsOf(text)).toEqual([problem]));

  it('is told with every wrong line at once', () => {
    expect(problemsOf('x NE * 1\nsurvey NE * 1\nsurvey NE * y')).toHaveLength(2);
  });
});

it('the shipped sample can be read: surveys at home, call-backs for everybody', () => {
  const reading = readCapacityFile(undefined);
  if (!('capacity' in reading)) throw new Error(reading.problems.join());
  const { poolFor } = reading.capacity;
  expect(poolFor({ kind: 'survey', postcode: 'NE1 6EE', slot: 'morning' })).toEqual({ area: 'NE', places: 2 });
  expect(poolFor({ kind: 'survey', postcode: 'BS1 4DJ', slot: 'morning' }).places).toBe(0);
  expect(poolFor({ kind: 'call-back', postcode: 'BS1 4DJ', slot: 'morning' })).toEqual({ area: '*', places: 12 });
});

it('a file that is not there is a problem, not a surprise', () => {
  expect(readCapacityFile('/nowhere/capacity.txt')).toEqual({
    problems: ['expected a file that can be read, found "/nowhere/capacity.txt"'],
  });
});
