import { expect, test } from 'vitest';
import { onceAPage, onceAPageExpression } from './onceAPage.ts';

const CHUNK = 'var e=[],t=n=>e.push(n);export{t as a,e as list};\n//# sourceMappingURL=base.js.map';

const imported = (code: string, salt: string): Promise<{ a: (value: string) => number; list: string[] }> =>
  import(`data:text/javascript,${encodeURIComponent(`${code}\n//${salt}`)}`);

test('two copies of a chunk have one state', async () => {
  const code = onceAPage(CHUNK, 'two-copies');
  const [first, second] = [await imported(code, '1'), await imported(code, '2')];
  expect(first).not.toBe(second);
  first.a('x');
  expect(second.list).toEqual(['x']);
});

test('its exports are an expression, too', async () => {
  const code = onceAPage(CHUNK, 'expression');
  const { list } = await imported(code, '1');
  const copy: unknown = await import(
    `data:text/javascript,${encodeURIComponent(`export const { list } = ${onceAPageExpression(code)}`)}`
  );
  expect(Reflect.get(Object(copy), 'list')).toBe(list);
});

test('chunks of other names have nothing to do with each other', async () => {
  const [first, second] = [await imported(onceAPage(CHUNK, 'one'), ''), await imported(onceAPage(CHUNK, 'other'), '')];
  first.a('x');
  expect(second.list).toEqual([]);
});

test('what is no such chunk is refused', () => {
  expect(() => onceAPage('var e=1;', 'x')).toThrow('expected the exports of x at its end');
  expect(() => onceAPageExpression(CHUNK)).toThrow('expected a chunk as onceAPage writes it');
});
