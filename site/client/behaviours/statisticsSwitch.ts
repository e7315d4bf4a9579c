import { isCounted, writeCounted } from '../consent.ts';

/** The switch of the cookie policy shows what holds: a browser that keeps nothing, or asks not to be counted, has it off. */
export function enhance(element: HTMLElement): void {
  const box = element.querySelector('input');
  if (!box) return;
  const show = (): void => {
    box.checked = isCounted() && Reflect.get(navigator, 'globalPrivacyControl') !== true;
  };
  box.addEventListener('change', () => {
    writeCounted(box.checked);
    show();
  });
  // Another window may have switched, and browsers fill in again what was chosen before.
  for (const name of ['storage', 'pageshow']) addEventListener(name, show);
  show();
  element.hidden = false;
}
