import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';

const SOURCE = 'api';
// Started by their file names, so no import leads to them.
const THREADS = ['documents/pdf/pdfThread', 'mail/mailThread'];
const CODE = /\.(ts|tsx|json)$/;

/** The server, its threads and the operator's commands: what Node is started with. */
const apiEntries = (): Record<string, string> => ({
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

/**
 * The server: module for module, so that it finds its own files by the same relative paths as in the source.
 * Packages stay outside: sqlite3 is native, and an operator can patch the others.
 */
export const apiEnvironment = (outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { external: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: apiEntries(),
      output: { preserveModules: true, preserveModulesRoot: SOURCE, entryFileNames: '[name].js' },
    },
  },
});
