import { useCallback, useEffect, useRef, useState } from 'react';

export type ToastTone = 'success' | 'danger';

export interface ToastText {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends ToastText {
  readonly id: number;
  readonly tone: ToastTone;
}

/** How long a notice stays; the specification's three seconds. */
const SHOWN_MS = 3000;

/** One toast at a time: the next replaces it. The clock stands still while a visitor reads or aims at it. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useRef(0);

  const pause = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setToast(undefined);
  }, []);
  const resume = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setToast(undefined), SHOWN_MS);
  }, []);
  const show = useCallback(
    (text: ToastText, tone: ToastTone = 'success') => {
      count.current += 1;
      setToast({ ...text, tone, id: count.current });
      resume();
    },
    [resume],
  );

  // A timer that outlives its tag would keep the whole tree in memory.
  useEffect(() => pause, [pause]);

  return { toast, show, close, pause, resume };
}
