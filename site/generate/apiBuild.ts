import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'api';
const COMMANDS = 'api/cli';
const CODE = /\.(ts|tsx|json)$/;

/** The server and every command of the operator: what Node is started with. */
export function apiEntries(): Record<string, string> {
  const commands = existsSync(COMMANDS) ? readdirSync(COMMANDS) : [];
  const sources = commands.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const named = sources.map((name) => [`cli/${name.replace(/\.ts$/, '')}`, `${COMMANDS}/${name}`] as const);
  return { server: 'api/server.ts', ...Object.fromEntries(named) };
}

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
