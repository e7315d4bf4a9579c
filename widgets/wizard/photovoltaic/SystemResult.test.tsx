import { expect, it } from 'vitest';
import { LARGEST_HOME_KW } from '#contract/common/energy/estimate.ts';
import { quoteSolar, solarAssumptions } from '#contract/solar/pricing.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import type { EstimateSubject } from '../estimate/useEstimate.ts';
import { LateEstimate } from './SystemResult.tsx';

const answer = { id: 'a-lead', reference: 'SQ-123456', token: 'a-token' };
const home = quoteSolar({
  sizeKw: 4,
  panel: 'panel-455w',
  inverter: 'inverter-1',
  mounting: 'mounting-pitched',
  battery: '',
  batteryIncluded: false,
});

// As far as a screen is high: what lies beyond is not seen to move.
it.each([
  ['home', 4, 1038, 30],
  ['building', 4, 1038, 200],
  // A sentence, of three lines.
  ['building', LARGEST_HOME_KW + 1, 1038, 200],
  ['home', 4, 720, 30],
  ['home', 4, 358, 1],
] as const)('what comes late of a %s, %i kW, moves nothing in a tag of %i px', async (kind, sizeKw, width, most) => {
  if (!home) throw new Error('expected a quote of known equipment');
  const quote = { ...home, sizeKw };
  const subject: EstimateSubject = { kind, postcode: 'NE1 4ST', monthlyBill: 80, assumptions: solarAssumptions };
  const { container } = renderInShadow(
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <LateEstimate estimate={subject} quote={quote} answer={answer} alternatives={[]} />
      <p data-below="">What happens next</p>
    </div>,
    { width },
  );
  const place = (): number => container.querySelector('[data-below]')?.getBoundingClientRect().top ?? Number.NaN;
  const before = place();
  // In each frame until the figures stand: a moment of less room would be seen too.
  const moves: number[] = [];
  await expect
    .poll(
      () => {
        moves.push(Math.abs(place() - before));
        return container.querySelectorAll('details p').length;
      },
      { interval: 10 },
    )
    .toBeGreaterThan(0);
  moves.push(Math.abs(place() - before));
  expect(Math.max(...moves)).toBeLessThanOrEqual(most);
});
