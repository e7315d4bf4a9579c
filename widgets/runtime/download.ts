const RELEASE_AFTER_MS = 60_000;

function follow(url: string, attributes: { readonly download?: string; readonly target?: string }): void {
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'noopener', ...attributes });
  // Never attached: a page's click listeners and styles have no part in it.
  link.click();
}

/**
 * Saves a file under a name. The bytes are fetched first, because browsers ignore `download` on links to other
 * origins; where fetching fails the file opens in a new tab.
 * @returns whether it was saved
 */
export async function openDownload(url: string, filename: string): Promise<boolean> {
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'strict-origin' });
    if (!response.ok) throw new Error(`expected the file, found status ${response.status}`);
    const address = URL.createObjectURL(await response.blob());
    follow(address, { download: filename });
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
    return true;
  } catch {
    follow(url, { target: '_blank' });
    return false;
  }
}
