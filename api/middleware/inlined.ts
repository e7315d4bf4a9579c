import type { Response } from 'express';
import type { Inlined } from '#contract/common/siteFile.ts';

const POLICY = 'Content-Security-Policy';

export const NOTHING_INLINED: Inlined = { style: [], script: [] };

/** Adds what stands in a page to the policy of its answer. */
export function allowInlined(response: Response, { style, script }: Inlined): void {
  const policy = response.get(POLICY) ?? '';
  const allow = (directive: string, hashes: readonly string[]) => (text: string) =>
    text.replace(`${directive} 'self'`, [`${directive} 'self'`, ...hashes].join(' '));
  response.set(POLICY, allow('style-src', style)(allow('script-src', script)(policy)));
}
