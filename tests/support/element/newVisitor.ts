import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Tests of a file see somebody new on a page of ours: nothing is kept, handed over or pressed. What a test keeps ends with it.
 * Other files share the page.
 */
export function useNewVisitor(): void {
  let address: string;
  let state: unknown;
  const forget = (): void => {
    localStorage.clear();
    sessionStorage.clear();
  };
  beforeEach(() => {
    [address, state] = [location.href, history.state];
    history.replaceState(null, '', location.pathname);
    forget();
    hasPressed(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(state, '', address);
    forget();
  });
}

/** What the browser tells of presses on this page. */
export const hasPressed = (hasBeenActive: boolean) =>
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: hasBeenActive });
