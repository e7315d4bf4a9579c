import { createToastStore, type Toast, type ToastText } from './toastStore.ts';

// Site specification, section 9.
const TOAST_SHOWN_MS = 3000;

const store = createToastStore();
let shown: { readonly id: number; readonly element: Element } | undefined;
let clock: ReturnType<typeof setTimeout> | undefined;

const stop = (): void => clearTimeout(clock);

function start(id: number): void {
  stop();
  clock = setTimeout(() => store.dismiss(id), TOAST_SHOWN_MS);
}

function setText(element: Element, { title, text }: ToastText): void {
  element.querySelector('[data-toast-title]')?.replaceChildren(title);
  element.querySelector('[data-toast-text]')?.replaceChildren(text);
}

function makeElement(region: Element, { id }: Toast): Element | undefined {
  const template = region.querySelector<HTMLTemplateElement>('[data-toast]');
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof Element)) return undefined;
  // A notice waits for whoever reads it, aims at it or has the focus in it.
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, stop);
  for (const [event, other] of [
    ['pointerleave', ':focus-within'],
    ['focusout', ':hover'],
  ] as const)
    element.addEventListener(event, () => {
      if (!element.matches(other)) start(id);
    });
  element.querySelector('[data-toast-close]')?.addEventListener('click', () => store.dismiss(id));
  return element;
}

function show(region: Element, toasts: readonly Toast[]): void {
  const toast = toasts.find(({ isOpen }) => isOpen);
  if (shown && shown.id !== toast?.id) {
    stop();
    shown.element.remove();
    shown = undefined;
  }
  if (!toast) return;
  const element = shown?.element ?? makeElement(region, toast);
  if (!element) return;
  setText(element, toast);
  if (shown) return;
  region.append(element);
  shown = { id: toast.id, element };
  start(toast.id);
}

const region = document.querySelector('[data-toasts]');
if (region) store.subscribe((toasts) => show(region, toasts));

/** A short notice below the header: one at a time, read out, gone after three seconds. */
export const showToast = (text: ToastText): number => store.add(text);
