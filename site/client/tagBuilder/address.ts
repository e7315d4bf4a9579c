import { fillFrom, queryOf } from './formState.ts';

/** Long enough that Back leads to what was before, and not to the letter before. */
const PUSH_MS = 800;

const addressOf = (form: HTMLFormElement): string => location.pathname + queryOf(form);

/**
 * Keeps the address of the page in step with the form: one entry for one change.
 * @param onBack when Back has filled the form with what was before
 * @returns what to call after each change
 */
export function keepAddress(form: HTMLFormElement, onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const push = (): void => {
    const address = addressOf(form);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
  };
  window.addEventListener('popstate', () => {
    clearTimeout(timer);
    fillFrom(form, location.search);
    onBack();
  });
  return () => {
    clearTimeout(timer);
    timer = setTimeout(push, PUSH_MS);
  };
}

/** Takes out of the address what says nothing: a browser that sends a form names every field. */
export function shortenAddress(form: HTMLFormElement): void {
  history.replaceState(null, '', addressOf(form));
}
