import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { SITE_FILE, siteFileSchema, type SiteFile } from '#contract/common/siteFile.ts';

const NOTHING_BUILT: SiteFile = {
  compressedFor: '',
  redirects: {},
  queries: [],
  unknown: [],
  pages: {},
  inlined: {},
  facts: {},
  includes: {},
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What the build has written down for the server; nothing while nothing is built.
 * @throws when there are pages and it is not there or broken: pages would be served that the policy keeps from their styles
 */
export function readSiteFile(site: string): SiteFile {
  const file = path.join(site, SITE_FILE);
  if (!existsSync(file) && !existsSync(path.join(site, 'index.html'))) return NOTHING_BUILT;
  const result = siteFileSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined);
  if (result.success) return result.data;
  throw new Error(
    `${file} is not what this server reads. Build again: npm run build\n${z.prettifyError(result.error)}`,
  );
}
