import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables whose values are shown nowhere, and may stand in a file of their own: SMTP_URL_FILE=/run/secrets/smtp. */
export const SECRETS: readonly string[] = [
  'SMTP_URL',
  'DATABASE_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'META_ACCESS_TOKEN',
  'GA4_API_SECRET',
  'GOOGLE_ADS_PRIVATE_KEY',
];

const fileNameOf = (name: string): string => `${name}_FILE`;

/** The names of the variables that lead to files. */
export const SECRET_FILES: readonly string[] = SECRETS.map(fileNameOf);

export interface Unfolded {
  readonly environment: NodeJS.ProcessEnv;
  readonly problems: readonly string[];
}

/**
 * Puts the first line of each named file in the place of its variable: what stands in the environment of a process is
 * seen by whoever may list processes, and by every program that it starts.
 */
export function readSecretFiles(environment: NodeJS.ProcessEnv, rootDir: string): Unfolded {
  const problems: string[] = [];
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = environment[fileNameOf(name)]?.trim();
    if (file === undefined) continue;
    if (environment[name] !== undefined) problems.push(`${fileNameOf(name)}: expected no ${name} beside it`);
    try {
      const [line = ''] = readFileSync(path.resolve(rootDir, file), 'utf8').trim().split('\n');
      if (line === '') problems.push(`${fileNameOf(name)}: expected a value in ${JSON.stringify(file)}, found none`);
      else secrets[name] = line.trim();
    } catch {
      problems.push(`${fileNameOf(name)}: expected a file that can be read, found ${JSON.stringify(file)}`);
    }
  }
  return { environment: { ...environment, ...secrets }, problems };
}
