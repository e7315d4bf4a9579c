export interface ToastText {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends ToastText {
  readonly id: number;
  /** A dismissed toast is closed first and leaves the store later. */
  readonly isOpen: boolean;
}

type Listener = (toasts: readonly Toast[]) => void;

export interface ToastStore {
  readonly toasts: () => readonly Toast[];
  /** @returns the id by which the toast is updated, dismissed and removed */
  readonly add: (text: ToastText) => number;
  readonly update: (id: number, text: Partial<ToastText>) => void;
  readonly dismiss: (id: number) => void;
  readonly remove: (id: number) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: Listener) => () => void;
}

// Site specification, section 9.
const TOAST_LIMIT = 1;
const REMOVAL_DELAY_MS = 1_000_000;

/** Holds the newest toasts. The timer of one that is removed is cleared. */
export function createToastStore(): ToastStore {
  const listeners = new Set<Listener>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function set(next: readonly Toast[]): void {
    const kept = next.slice(0, TOAST_LIMIT);
    for (const [id, timer] of removals) {
      if (kept.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    toasts = kept;
    for (const listener of listeners) listener(toasts);
  }
  const change = (id: number, values: Partial<Omit<Toast, 'id'>>): void =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...values } : toast)));
  const remove = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

  return {
    toasts: () => toasts,
    add(text) {
      lastId += 1;
      set([{ ...text, id: lastId, isOpen: true }, ...toasts]);
      return lastId;
    },
    update: change,
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      removals.set(
        id,
        setTimeout(() => remove(id), REMOVAL_DELAY_MS),
      );
      change(id, { isOpen: false });
    },
    remove,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
