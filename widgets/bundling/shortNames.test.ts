import { describe, expect, it } from 'vitest';
import { codesOf, shortNames } from './shortNames.ts';

const FILES = ['site/a.css.ts', 'site/b.css.ts', 'widgets/c.css.ts'];
const manyFiles = (count: number): string[] => Array.from({ length: count }, (_, index) => `site/${index}.css.ts`);

describe('codes of files', () => {
  it('are two capitals, each for one file, to the last one', () => {
    const codes = [...codesOf(manyFiles(26 * 26)).values()];
    expect(new Set(codes).size).toBe(26 * 26);
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(() => codesOf(manyFiles(26 * 26 + 1))).toThrow('677 style sheets');
  });

  it('are the same in whichever order the files are found, and nearly all of them with a file more', () => {
    expect(codesOf(FILES.toReversed())).toEqual(codesOf(FILES));
    const before = codesOf(manyFiles(150));
    const after = codesOf(['site/0-new.css.ts', ...manyFiles(150)]);
    expect([...before].filter(([file, code]) => after.get(file) !== code).length).toBeLessThan(5);
  });
});

describe('short names', () => {
  const name = shortNames(FILES);
  const code = codesOf(FILES).get('site/a.css.ts');

  it('keep the count of vanilla-extract, of more than one sign as well', () => {
    const hashes = ['1n0v86q0', '1n0v86q1', '1n0v86qa', '1n0v86q10'];
    const names = hashes.map((hash) => name({ hash, filePath: 'site/a.css.ts' }));
    expect(names).toEqual([`${code}0`, `${code}1`, `${code}a`, `${code}10`]);
  });

  it('are the same where a file is compiled again', () => {
    expect(name({ hash: '1n0v86q0', filePath: 'site/a.css.ts' })).toBe(`${code}0`);
  });

  it('know no file that is not there', () => {
    expect(() => name({ hash: 'abc0', filePath: 'site/z.css.ts' })).toThrow('site/z.css.ts');
  });
});
