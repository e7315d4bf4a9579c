import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';

/** An absolute address on the company's site, completed by the server when it starts. */
export const absoluteUrl = (path: string): string => `${PUBLIC_URL_TOKEN}${path}`;
