import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MONTHLY_CLOCKS, staleSentences } from '../../tests/support/staleText.ts';
import { EstimateResult } from '../tools/estimate/EstimateResult.tsx';
import { note as KEPT_LINE } from '../wizard/appointments/NextStep.css.ts';
import type { ResultStepProps } from '../wizard/laterSteps.tsx';
import { useResultActions } from '../wizard/ResultActions.tsx';
import { renderInShadow } from '../workbench/renderInShadow.tsx';
import { ResultStep as CommercialResult } from './commercial-solar/later.tsx';
import { quoteOf as commercialQuoteOf } from './commercial-solar/request.ts';
import { initialValues as commercialValues } from './commercial-solar/state.ts';
import { quoteOf as evQuoteOf } from './ev/request.ts';
import { initialValues as evValues } from './ev/state.ts';
import { ResultStep as EvResult } from './ev/steps/ResultStep.tsx';
import { ResultStep as SolarResult } from './solar/later.tsx';
import { quoteOf as solarQuoteOf } from './solar/request.ts';
import { initialValues as solarValues } from './solar/state.ts';

// What the results of tags that speak of prices, tariffs and grants say in each month of three years, everything unfolded. The
// page stays the same: only its clock moves on.

const answer = { id: 'a-lead', reference: 'SQ-123456', token: 'a-token' };

interface ResultProps<Values, Quote> extends Pick<ResultStepProps<Values, Quote>, 'values'> {
  readonly quoteOf: (values: Values) => Quote | undefined;
  readonly Step: (props: ResultStepProps<Values, Quote>) => ReactNode;
}

/** As its tag shows it, once it has been sent. */
function Result<Values, Quote>({ values, quoteOf, Step }: ResultProps<Values, Quote>) {
  const sheet = useRef<HTMLDivElement | null>(null);
  const actions = useResultActions({ answer, email: 'jane@example.com', title: 'A quote', shareText: '', sheet });
  const quote = quoteOf(values);
  return quote && <Step values={values} quote={quote} answer={answer} actions={actions} sheet={sheet} />;
}

const POSTCODE = { postcode: 'NE1 4ST' };
const Everything = () => (
  <>
    <Result
      values={{ ...solarValues(POSTCODE), batteryIncluded: true, batteryType: 'battery-7.7kwh' }}
      quoteOf={solarQuoteOf}
      Step={SolarResult}
    />
    <Result values={commercialValues(POSTCODE)} quoteOf={commercialQuoteOf} Step={CommercialResult} />
    <Result
      values={{ ...evValues(POSTCODE), charger: 'charger-1', isRenting: 'true', parkingType: 'driveway' }}
      quoteOf={evQuoteOf}
      Step={EvResult}
    />
    <EstimateResult answers={{ ...POSTCODE, bill: '80', direction: undefined }} from={{}} />
  </>
);

/** Everything is near the screen. */
class Near {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
  }
  disconnect(): void {
    // Nothing is watched.
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openAll = (container: Element): void =>
  container.querySelectorAll('details').forEach((details) => (details.open = true));

const countIn = (container: Element, words: string): number =>
  [...container.querySelectorAll('summary')].filter((summary) => summary.textContent?.includes(words)).length;

it('say nothing that is over, empty or broken, in any month', async () => {
  const { container, rerender } = renderInShadow(null, { width: 1000 });
  const wrong: string[] = [];
  const said = new Set<string>();
  for (const day of MONTHLY_CLOCKS) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
    rerender(<Everything key={day} />);
    await expect
      .poll(
        () => {
          openAll(container);
          return countIn(container, 'See December as a table');
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBe(2);
    expect(countIn(container, 'Is a battery worth it?')).toBe(2);
    expect(countIn(container, 'Save up to 88%')).toBe(1);
    const texts = [...container.querySelectorAll('p,li,dd,dt,caption,h3,h4,[role=status]')];
    for (const text of texts) {
      const words = (text.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (words === '' && text.matches('p,li') && !text.matches(`.${KEPT_LINE}`))
        wrong.push(`${day}: empty, ${text.outerHTML}`);
      said.add(words);
      wrong.push(...staleSentences(words, day).map((sentence) => `${day}: ${sentence}`));
    }
  }
  expect(wrong).toEqual([]);
  // The clock was seen: what a month changes was said in the one and not in the other.
  const ends = [...said].filter((words) => words.includes('VAT of 5%') || words.includes('0% for homes until'));
  expect(ends.length).toBeGreaterThan(1);
}, 120_000);
