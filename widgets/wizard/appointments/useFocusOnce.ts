import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what has just come in the place of the pressed button, and shows it. */
export function useFocusOnce<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target | null>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return target;
}
