import { useLayoutEffect, useRef } from 'react';

/**
 * Carries a number that buttons or a slider changed into the uncontrolled input within the returned ref's element.
 * What is being typed ("", "05") stays as it is, and so does what stood there before the first render took over.
 */
export function useShownNumber<Wrapper extends HTMLElement>(value: number) {
  const wrapper = useRef<Wrapper>(null);
  const shown = useRef(value);

  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const input = wrapper.current?.querySelector('input');
    if (input && Number.isFinite(value) && Number(input.value) !== value) input.value = String(value);
  }, [value]);

  return wrapper;
}
