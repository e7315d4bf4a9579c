import { build } from 'vite';
import { expect, it } from 'vitest';
import { replacedBuiltins } from './replacedBuiltins.ts';

const ENTRY = 'entry.js';

/** What the build makes of one module. */
async function built(code: string): Promise<string> {
  const source = { name: 'source', resolveId: (id: string) => (id === ENTRY ? id : undefined), load: () => code };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, replacedBuiltins()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  const [first] = [result].flat();
  return first && 'output' in first ? first.output.map((part) => ('code' in part ? part.code : '')).join('\n') : '';
}

it('spreads what a library reads whole', async () => {
  const code = await built('const known = new Set([1, 2]);\nexport const all = () => Array.from(known);');
  expect(code).toContain('[...known]');
});

it.each([
  ['Array.from with a function', 'export const tens = (n) => Array.from({ length: n }, (_, at) => at * 10);', 'Array'],
  ['new Event', "export const say = (node) => node.dispatchEvent(new Event('input'));", 'Event'],
])('stops at %s', async (_what, code, name) => {
  await expect(built(code)).rejects.toThrow(new RegExp(`has .*${name}.*: write `));
});

it('lets through what nobody replaces', async () => {
  const code = 'export const say = (bytes) => [Uint8Array.from(bytes, (byte) => byte), new CustomEvent("input")];';
  await expect(built(code)).resolves.toContain('Uint8Array.from');
});
