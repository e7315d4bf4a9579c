import { STATISTICS_KEY, STATISTICS_OFF } from '../../../widgets/runtime/track.ts';

function isOff(): boolean {
  try {
    return localStorage.getItem(STATISTICS_KEY) === STATISTICS_OFF;
  } catch {
    // Where nothing can be read, nothing is counted.
    return true;
  }
}

function write(isCounted: boolean): void {
  try {
    if (isCounted) localStorage.removeItem(STATISTICS_KEY);
    else localStorage.setItem(STATISTICS_KEY, STATISTICS_OFF);
  } catch {
    // It shows what holds: see below.
  }
}

/** The switch of the cookie policy: off is remembered, on is how it is without a choice. */
export function enhance(element: HTMLElement): void {
  const box = element.querySelector('input');
  if (!box) return;
  const show = (): void => void (box.checked = !isOff() && Reflect.get(navigator, 'globalPrivacyControl') !== true);
  box.addEventListener('change', () => {
    write(box.checked);
    show();
  });
  // Another window may have switched, and browsers fill in again what was chosen before.
  for (const name of ['storage', 'pageshow']) addEventListener(name, show);
  show();
  element.hidden = false;
}
