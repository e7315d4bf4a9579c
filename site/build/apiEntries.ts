import { existsSync, readdirSync } from 'node:fs';

const COMMANDS = 'api/cli';

/** The server and every command of the operator: what Node is started with. */
export function apiEntries(): Record<string, string> {
  const commands = existsSync(COMMANDS) ? readdirSync(COMMANDS) : [];
  const sources = commands.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const named = sources.map((name) => [`cli/${name.replace(/\.ts$/, '')}`, `${COMMANDS}/${name}`] as const);
  return { server: 'api/server.ts', ...Object.fromEntries(named) };
}
