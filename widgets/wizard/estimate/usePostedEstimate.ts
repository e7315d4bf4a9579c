import { useEffect, useRef } from 'react';
import type { EstimateAction } from '#contract/common/wire.ts';
import { useHost } from '../../runtime/host.ts';
import { postAction } from '../../runtime/postQuote.ts';

/** For somebody who moves through the choices: only where they stop is told. */
const PAUSE_MS = 1000;

/**
 * Stores with the quote what was said of the home. The last one counts, so they go one after the other; whether one arrives
 * changes nothing on the page.
 * @param token of the quote; without one nothing is sent
 * @returns to be called with every change
 */
export function usePostedEstimate(token: string | undefined): (told: EstimateAction) => void {
  const host = useHost();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  return (told) => {
    clearTimeout(timer.current);
    if (!token) return;
    timer.current = setTimeout(() => {
      before.current = before.current.then(() => postAction(host, token, { action: 'estimate', ...told }));
    }, PAUSE_MS);
  };
}
