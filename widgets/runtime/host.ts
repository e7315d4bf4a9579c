import { createContext, useContext } from 'react';
import { parseOrigin } from './addresses.ts';
import { isOwnPage, widgetVersion } from './script.ts';

/** Events that a page may listen to; all bubble and are composed, none holds personal data. */
export const QUOTE_EVENTS = [
  'quote-ready',
  'quote-step',
  'quote-submitting',
  'quote-submitted',
  'quote-failed',
  'quote-action',
  'quote-navigate',
] as const;
export type QuoteEventName = (typeof QUOTE_EVENTS)[number];

/** Where a widget lives: what it may know about the page around it. */
export interface Host {
  /** The tag; undefined while prerendering. */
  readonly element: HTMLElement | undefined;
  /** Whether the page is one of the company's own: only there are storage, history and analytics used. */
  readonly isOwnOrigin: boolean;
  /** Origin that posts go to: the attribute `api`, by default the origin of the script. */
  readonly apiBase: string;
  /** Origin of the company's site; "" while prerendering, so that links stay relative. */
  readonly siteBase: string;
  readonly widgetVersion: string;
  /** @returns false when the page prevented a cancelable event */
  emit(name: QuoteEventName, detail: Readonly<Record<string, unknown>>): boolean;
}

/** A host without a page, for prerendering. */
export const prerenderHost: Host = {
  element: undefined,
  isOwnOrigin: true,
  apiBase: '',
  siteBase: '',
  widgetVersion,
  emit: () => true,
};

/** @param scriptOrigin origin that the widgets were loaded from: that of the company's site */
export function createHost(element: HTMLElement, scriptOrigin: string): Host {
  return {
    element,
    isOwnOrigin: isOwnPage(),
    // Read at each call: attributes are live.
    get apiBase() {
      return parseOrigin(element.getAttribute('api') ?? '') ?? scriptOrigin;
    },
    siteBase: scriptOrigin,
    widgetVersion,
    emit(name, detail) {
      const cancelable = name === 'quote-navigate' || name === 'quote-submitting';
      return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    },
  };
}

export const HostContext = createContext<Host>(prerenderHost);

/** The host of the tag that a component is part of. */
export function useHost(): Host {
  return useContext(HostContext);
}
