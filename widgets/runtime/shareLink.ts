export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's own share sheet. `unsupported` also where a page forbids it: offer copying then. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  const { title, text, url } = link;
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'unsupported';
  }
}

// Pages without https and frames without permission have no clipboard API.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** @returns whether the text is in the clipboard now */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
