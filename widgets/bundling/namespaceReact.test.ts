import { build } from 'vite';
import { expect, it } from 'vitest';
import { namespaceReact } from './namespaceReact.ts';

const DIST = '/node_modules/react-hook-form/dist';

/** What the build makes of one module. */
async function built(entry: string, code: string): Promise<string> {
  const source = { name: 'source', resolveId: (id: string) => (id === entry ? id : undefined), load: () => code };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, namespaceReact()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [result].flat();
  return first && 'output' in first ? first.output.map((part) => ('code' in part ? part.code : '')).join('\n') : '';
}

const USE = 'export const use = () => React.useState(1);';

it('takes of React what the form library uses', async () => {
  const code = await built(`${DIST}/index.esm.mjs`, `import React from 'react';\n${USE}`);
  expect(code).toMatch(/import \* as React from "react"/);
});

it.each([
  [
    'a library that is written otherwise',
    `${DIST}/index.esm.mjs`,
    `import r, { useState } from"react";export { r, useState };`,
  ],
  [
    'a library that lies elsewhere',
    '/node_modules/react-hook-form/build/index.js',
    `import React from 'react';\n${USE}`,
  ],
  ['no library at all', '/widgets/entry.js', 'export const one = 1;'],
])('stops at %s', async (_what, entry, code) => {
  await expect(built(entry, code)).rejects.toThrow(/expected .*import React from 'react'.*, found none/);
});
