import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has left the screen. */
export function useOutOfView<Target extends HTMLElement>(): readonly [RefObject<Target | null>, boolean] {
  const target = useRef<Target | null>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setOut(!last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [target, isOut];
}
