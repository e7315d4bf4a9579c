import { vi } from 'vitest';

/** A session history of its own: that of the test runner would navigate the runner. */
export class FakeHistory {
  private entries: unknown[] = [{ page: 'start' }];
  private index = 0;

  get state(): unknown {
    return this.entries[this.index];
  }

  get length(): number {
    return this.entries.length;
  }

  readonly pushState = (state: unknown): void => {
    this.entries = [...this.entries.slice(0, this.index + 1), state];
    this.index += 1;
  };

  readonly replaceState = (state: unknown): void => {
    this.entries[this.index] = state;
  };

  /** As in browsers: later, and without effect beyond either end. */
  readonly go = (distance: number): void => {
    setTimeout(() => {
      const target = this.index + distance;
      if (target < 0 || target >= this.entries.length) return;
      this.index = target;
      window.dispatchEvent(new PopStateEvent('popstate', { state: this.state }));
    });
  };

  readonly back = (): void => this.go(-1);
  readonly forward = (): void => this.go(1);
}

/** Puts a fake history in the place of the real one; `vi.unstubAllGlobals` ends it. */
export function useFakeHistory(): FakeHistory {
  const fake = new FakeHistory();
  vi.stubGlobal('history', fake);
  return fake;
}
