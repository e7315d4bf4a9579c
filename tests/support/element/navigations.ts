import { afterEach, beforeEach } from 'vitest';

/** Where a tag led its visitor, and what it handed over. */
interface Navigation {
  readonly to: string;
  readonly state?: Readonly<Record<string, string>>;
}

/** Notes each `quote-navigate` of a test and keeps the page of the tests where it is. */
export function noteNavigations(): {
  /** Those of the present test, in order. */
  readonly navigations: readonly Navigation[];
  /** For the rest of the test nobody keeps the tag from opening the page by itself. */
  readonly letGo: () => void;
} {
  const navigations: Navigation[] = [];
  const keep = (event: Event): void => {
    event.preventDefault();
    if (event instanceof CustomEvent) navigations.push(event.detail);
  };
  const letGo = (): void => document.removeEventListener('quote-navigate', keep);
  beforeEach(() => {
    navigations.length = 0;
    document.addEventListener('quote-navigate', keep);
  });
  afterEach(letGo);
  return { navigations, letGo };
}
