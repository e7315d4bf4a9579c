import { afterEach, expect, test, vi } from 'vitest';
import { askAgain } from './askAgain.ts';

afterEach(() => void vi.useRealTimers());

/** Runs code that imports, with a stand-in for what the browser does. */
function run(code: string, load: (address: string) => Promise<unknown>): (() => Promise<unknown>)[] {
  const body = askAgain(code).replaceAll('import(', 'load(');
  // oxlint-disable-next-line typescript/no-implied-eval -- the code that a build would write is what is tested
  return new Function('load', body)(load) as (() => Promise<unknown>)[];
}

test('what has failed is asked for under another address each time, and what came is not', async () => {
  vi.useFakeTimers({ now: 1000 });
  const asked: string[] = [];
  let isDown = true;
  const load = async (address: string): Promise<unknown> => {
    asked.push(address);
    if (isDown && address.includes('later')) throw new TypeError('failed');
    return address;
  };
  const [later, engine] = run('return [() => import("./later.js"), () => import("./engine.js")]', load);
  await expect(later?.()).rejects.toThrow('failed');
  vi.advanceTimersByTime(1);
  await expect(later?.()).rejects.toThrow('failed');
  await engine?.();
  isDown = false;
  await later?.();
  await engine?.();
  expect(asked).toEqual(['./later.js', './later.js?1000', './engine.js', './later.js?1001', './engine.js']);
});

test('code that loads nothing of ours later stays as it is', () => {
  for (const code of ['export {};', 'import("https://partner.example/x.js")', 'import(`./${name}.js`)'])
    expect(askAgain(code)).toBe(code);
});
