import { vi } from 'vitest';

interface Entry {
  state: unknown;
  scrollRestoration: ScrollRestoration;
}

/** A session history of its own: that of the test runner would navigate the runner. */
export class FakeHistory {
  private entries: Entry[] = [{ state: { page: 'start' }, scrollRestoration: 'auto' }];
  private index = 0;
  private underWay: ReturnType<typeof setTimeout> | undefined;
  private pending = 0;
  /** Whether a move was asked for that has not come to its end. */
  isMoving = false;
  /** How often the browser put a page back to where it was scrolled to. */
  restored = 0;

  private get entry(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('expected an entry');
    return entry;
  }

  get state(): unknown {
    return this.entry.state;
  }

  get length(): number {
    return this.entries.length;
  }

  get scrollRestoration(): ScrollRestoration {
    return this.entry.scrollRestoration;
  }

  set scrollRestoration(value: ScrollRestoration) {
    this.entry.scrollRestoration = value;
  }

  readonly pushState = (state: unknown): void => {
    // As in browsers: the new entry takes over how the old one is restored.
    this.entries = [...this.entries.slice(0, this.index + 1), { ...this.entry, state }];
    this.index += 1;
  };

  readonly replaceState = (state: unknown): void => {
    this.entry.state = state;
  };

  /** The visitor's Back while another move is under way: the browser goes on from there, and arrives once. */
  readonly backMeanwhile = (): void => {
    clearTimeout(this.underWay);
    this.go(this.pending - 1);
  };

  /**
   * As in browsers: later, without effect beyond either end, and scrolled after the event. To the entry that was meant when it was
   * asked, whatever has been pushed since (Chromium 156, November 2026).
   */
  readonly go = (distance: number): void => {
    this.pending = distance;
    this.isMoving = true;
    const target = this.index + distance;
    this.underWay = setTimeout(() => {
      this.isMoving = false;
      if (target < 0 || target >= this.entries.length) return;
      this.index = target;
      window.dispatchEvent(new PopStateEvent('popstate', { state: this.state }));
      if (this.scrollRestoration === 'auto') this.restored += 1;
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
