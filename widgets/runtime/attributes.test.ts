import { describe, expect, it } from 'vitest';
import { commonAttributes, postcode } from './attributes.ts';

describe('a postcode', () => {
  it.each([
    ['NE1 4LP', 'NE1 4LP'],
    [' ne1-4lp ', 'NE1 4LP'],
    ['', ''],
    ['!!!', undefined],
    ['NE1', undefined],
    ['N'.repeat(60), undefined],
  ])('%j is understood as %j', (raw, value) => {
    expect(postcode.parse(raw)).toBe(value);
  });
});

describe('the address of another API', () => {
  it.each([
    ['https://quotes.example', 'https://quotes.example'],
    [' http://localhost:3000/ ', 'http://localhost:3000'],
    ['', ''],
    ['not an address', undefined],
    ['/functions', undefined],
    ['javascript:alert(1)', undefined],
  ])('%j is understood as %j', (raw, value) => {
    expect(commonAttributes.api.parse(raw)).toBe(value);
  });
});
