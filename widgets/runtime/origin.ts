const WEB_ADDRESS = /^https?:\/\//i;

/** The origin of an http(s) address; undefined for everything else. */
export function parseOrigin(address: string): string | undefined {
  if (!WEB_ADDRESS.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/** Origin that the script came from: that of the company's site, whichever page it runs on. */
export const scriptOrigin = new URL(import.meta.url).origin;
