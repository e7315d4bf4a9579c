import { useEffect, useRef, useState } from 'react';
import type { FieldBinding } from '../ui/fieldBinding.ts';

/** A press of a button takes the focus from the field: the hint must not move the button away under the finger. */
const AFTER_MS = 400;

type Finding = string | undefined;

/**
 * Looks for a slip once a field is left, never while it is typed in. What was found goes when the answer changes.
 * @param present the answer now
 * @param find may load what it needs first; a hint that cannot be loaded is none
 */
export function useSlip(binding: FieldBinding, present: string, find: (typed: string) => Finding | Promise<Finding>) {
  const [found, setFound] = useState<{ readonly typed: string; readonly slip: string } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onBlur = (event: Parameters<FieldBinding['onBlur']>[0]): unknown => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : present;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const show = (slip: Finding): void => setFound(slip ? { typed, slip } : undefined);
      void Promise.resolve(find(typed)).then(show, () => undefined);
    }, AFTER_MS);
    return binding.onBlur(event);
  };

  return { field: { ...binding, onBlur }, slip: found?.typed === present ? found.slip : undefined };
}
