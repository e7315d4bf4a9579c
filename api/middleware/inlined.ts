import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'express';
import * as z from 'zod/mini';

const POLICY = 'Content-Security-Policy';

const hash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+=*'$/));
const inlinedSchema = z.object({ style: z.array(hash), script: z.array(hash) });
const fileSchema = z.record(z.string(), inlinedSchema);

/** Hashes of the styles and scripts that stand in a page. */
export type Inlined = z.infer<typeof inlinedSchema>;

export const NOTHING_INLINED: Inlined = { style: [], script: [] };

/** What the build has inlined, by file name below dist/site; nothing while nothing is built. @throws when it is no such list */
export function readInlined(site: string): Readonly<Record<string, Inlined>> {
  const file = path.join(site, 'csp-hashes.json');
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file}: expected {"index.html":{"style":["'sha256-…'"],"script":[…]}}`, { cause: error });
  }
}

/** Adds what stands in a page to the policy of its answer. */
export function allowInlined(response: Response, { style, script }: Inlined): void {
  const policy = response.get(POLICY) ?? '';
  const allow = (directive: string, hashes: readonly string[]) => (text: string) =>
    text.replace(`${directive} 'self'`, [`${directive} 'self'`, ...hashes].join(' '));
  response.set(POLICY, allow('style-src', style)(allow('script-src', script)(policy)));
}
