import { CONSENT_EVENT, readConsent } from '../consent.ts';

function mapFrame({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = dataset['mapTitle'] ?? '';
  // Consent to all cookies is no request for this map: it loads when it is scrolled to.
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = dataset['map'] ?? '';
  return frame;
}

/** Loads the map of the office on a press, or with consent to everything. A press is not remembered. */
export function enhance(section: HTMLElement): void {
  const place = section.querySelector('[data-map-frame]');
  const ask = section.querySelector<HTMLElement>('[data-map-ask]');
  if (!place || !ask) return;

  const load = (): HTMLIFrameElement => {
    const frame = mapFrame(section);
    place.replaceChildren(frame);
    ask.hidden = true;
    return frame;
  };
  const loadOnConsent = (): void => {
    if (!ask.hidden && readConsent() === 'all') load();
  };

  // The pressed button disappears: the focus moves to the map.
  ask.querySelector('button')?.addEventListener('click', () => load().focus());
  document.addEventListener(CONSENT_EVENT, loadOnConsent);
  loadOnConsent();
}
