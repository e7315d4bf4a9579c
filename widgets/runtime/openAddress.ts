import type { Host } from './host.ts';

/**
 * Leads the visitor to a page of the company: in place on our own pages, in a tab of its own elsewhere, so that the page
 * of a partner stays. Whether a browser has opened that tab is not told (`noopener`): offer a link as well.
 */
export function openAddress(host: Host, address: string): 'here' | 'tab' {
  if (host.isOwnOrigin) {
    location.assign(address);
    return 'here';
  }
  window.open(address, '_blank', 'noopener');
  return 'tab';
}
