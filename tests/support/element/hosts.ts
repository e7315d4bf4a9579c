import { prerenderHost, type Host } from '../../../widgets/runtime/host.ts';

/** A host on one of our own pages, or on a partner's. */
export function testHost(isOwnOrigin: boolean, element: HTMLElement = document.createElement('div')): Host {
  return {
    ...prerenderHost,
    element,
    isOwnOrigin,
    apiBase: 'https://quotes.example',
    siteBase: 'https://quotes.example',
  };
}
