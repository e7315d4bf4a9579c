import { describe, expect, it } from 'vitest';
import { documentedExports, measureTests, noConstantTwice, noMachinePaths, noPathTwice } from './hygiene.ts';

const at = (path: string, text: string) => [{ path, text }];

describe('machine paths', () => {
  it.each(["const file = '/tmp/leads.sqlite';", "see '/home/jane/quotes/README.md'", '"/root/x"', 'C:\\Users\\jane'])(
    'finds %s',
    (text) => {
      expect(noMachinePaths(at('api/config.ts', text))).toHaveLength(1);
    },
  );
  it.each(["'/usr/bin/chromium'", "href='/home-energy'", "'https://example.com/home/a'", "'./tmp/a'"])(
    'takes %s',
    (text) => {
      expect(noMachinePaths(at('api/config.ts', text))).toEqual([]);
    },
  );
});

describe('constants', () => {
  const twice = (first: string, second: string) =>
    noConstantTwice([...at('api/a.ts', first), ...at('widgets/b.ts', second)]).length;
  it('finds the same name and number', () => {
    expect(twice('const MAX_KW = 12;', 'export const MAX_KW = 12;')).toBe(1);
  });
  it('finds the same pattern under another name', () => {
    expect(twice(String.raw`const A = /^SQ-\d{6,7}$/;`, String.raw`const B = /^SQ-\d{6,7}$/;`)).toBe(1);
  });
  it('takes other values and other names', () => {
    expect(twice('const MAX = 12;', 'const MAX = 13;')).toBe(0);
    expect(twice('const MAX_KW = 12;', 'const MONTHS = 12;')).toBe(0);
  });
  it('finds a path of the API that is written again', () => {
    const text = "post('/functions/v1/quote-handler')";
    expect(noPathTwice(at('widgets/runtime/send.ts', text))).toHaveLength(1);
    expect(noPathTwice(at('api/contract/common/envelope.ts', text))).toEqual([]);
  });
});

describe('documented exports', () => {
  it.each(['export const add = () => 1;', 'export function add() { return 1; }'])(
    'misses the sentence of %s',
    (text) => {
      expect(documentedExports(at('api/contract/common/money.ts', text))).toHaveLength(1);
      expect(documentedExports(at('api/contract/common/money.ts', `/** Adds. */\n${text}`))).toEqual([]);
      expect(documentedExports(at('api/app.ts', text))).toEqual([]);
    },
  );
});

it('measures tests by lines', () => {
  const files = [
    ...at('api/a.ts', '1\n2\n3\n4\n'),
    ...at('api/a.test.ts', '1\n2\n'),
    ...at('tests/e2e/a.spec.ts', '1\n'),
    ...at('tests/support/a.ts', '1\n2\n'),
  ];
  expect(measureTests(files)).toEqual({ sourceLines: 4, testLines: 5, share: 1.25, shareDeclaring: 0.75 });
});
