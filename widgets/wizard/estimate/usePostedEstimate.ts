import { useEffect, useRef, useState } from 'react';
import type { EstimateAction } from '#contract/common/wire.ts';
import { useHost } from '../../runtime/host.ts';
import { postAction } from '../../runtime/postQuote.ts';

/** kWh a year of the roof that was told; undefined where the server has no such figure. */
interface Mcs {
  readonly inputs: EstimateAction['inputs'];
  readonly kwh: number | undefined;
}

/** For somebody who moves through the choices: only where they stop is told. */
const PAUSE_MS = 1000;

/**
 * Stores with the quote what was said of the home. The last one counts, so they go one after the other; whether one arrives
 * changes nothing on the page.
 * @param token of the quote; without one nothing is sent
 * @returns `tell`, to be called with every change, and what a licensed MCS table of the server has for the last inputs told
 */
export function usePostedEstimate(token: string | undefined) {
  const host = useHost();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const before = useRef<Promise<void>>(Promise.resolve());
  const [mcs, setMcs] = useState<Mcs | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function tell(told: EstimateAction): void {
    clearTimeout(timer.current);
    if (!token) return;
    timer.current = setTimeout(() => {
      before.current = before.current.then(async () => {
        const outcome = await postAction(host, token, { action: 'estimate', ...told });
        if (outcome.kind === 'done') setMcs({ inputs: told.inputs, kwh: outcome.answer.estimate?.mcsKwh });
      });
    }, PAUSE_MS);
  }
  return { tell, mcs };
}
