import { expect, test } from 'vitest';
import { accreditations, accreditationWords } from './identity.ts';

test('a certificate is claimed with its number, in the order of the list', () => {
  expect(accreditationWords({ ico: 'ZA123456', mcs: 'NAP/12345', gasSafe: '543210' })).toEqual([
    'MCS NAP/12345',
    'Gas Safe 543210',
    'ICO ZA123456',
  ]);
});

test.each([
  ['none is configured', {}],
  ['the number is empty', { mcs: '', recc: '' }],
  ['this is the sample company', accreditations],
])('nothing is claimed when %s', (_when, numbers) => {
  expect(accreditationWords(numbers)).toEqual([]);
});
