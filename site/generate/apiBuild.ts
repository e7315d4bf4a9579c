import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'api';
// Started by their file names, so no import leads to them.
const THREADS = ['documents/pdf/pdfThread', 'mail/mailThread'];
const CODE = /\.(ts|tsx|json)$/;

/** The server, its threads and the operator's commands: what Node is started with. */
export const apiEntries = (): Record<string, string> => ({
  server: 'api/server.ts',
  ...Object.fromEntries(THREADS.map((thread) => [thread, `${SOURCE}/${thread}.ts`])),
  'commands/quotes': 'api/commands/quotes.ts',
});

/** Puts what the server reads from its own folder (fonts) beside the built modules. */
export function apiFiles(outDir: string): Plugin {
  return {
    name: 'api-files',
    applyToEnvironment: ({ name }) => name === 'api',
    writeBundle() {
      const entries = readdirSync(SOURCE, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((file) => file.isFile() && !CODE.test(file.name))) {
        const file = path.join(entry.parentPath, entry.name);
        cpSync(file, path.join(outDir, path.relative(SOURCE, file)));
      }
    },
  };
}
