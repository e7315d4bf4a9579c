import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

// What it was when it was measured, plus 5 %: the tables of the regions are most of it.
const ENGINE_BYTES = 3_497;

test('the engine of the estimate stays as small as it is', async () => {
  const entry = fileURLToPath(new URL('../api/contract/common/energy/estimate.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'engine' } },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  const bytes = brotliCompressSync(code).length;
  console.info(`engine of the estimate: ${bytes} bytes`);
  expect(code).toContain('Math.exp');
  expect(bytes).toBeLessThanOrEqual(ENGINE_BYTES);
});
