import { within } from '@testing-library/preact';
import axe from 'axe-core';
import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commercialSolarAssumptions, quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import { quoteSolar, solarAssumptions } from '#contract/solar/pricing.ts';
import { settle } from '../../../tests/support/element/frames.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { themes } from '../../theme/tokens.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { EnergyEstimate } from './EnergyEstimate.tsx';
import { loadHours, type EstimateSubject } from './useEstimate.ts';

/** A bill that pays for the 2,500 kWh of a typical home: (2,500 × 26.11p + 365 × 57.19p) ÷ 12. */
const TYPICAL_BILL = 71.79;
const HOME: EstimateSubject = {
  kind: 'home',
  postcode: 'NE1 4ST',
  monthlyBill: TYPICAL_BILL,
  assumptions: solarAssumptions,
};
const BUILDING: EstimateSubject = { ...HOME, kind: 'building', assumptions: commercialSolarAssumptions };

const homeQuote = (sizeKw = 4) =>
  quoteSolar({
    sizeKw,
    panel: 'panel-455w',
    inverter: 'inverter-1',
    mounting: 'mounting-pitched',
    battery: '',
    batteryIncluded: false,
  });
const buildingQuote = (sizeKw: number) =>
  quoteCommercialSolar({
    sizeKw,
    panel: 'commercial-panel-440w',
    inverter: 'commercial-inverter-three-phase',
    mounting: 'commercial-mounting-flat',
    battery: '',
    batteryIncluded: false,
  });

/** What was posted of the home, in order. */
const posts: { readonly inputs: object; readonly figures: object; readonly token: string; readonly action: string }[] =
  [];
const postedInputs = () => posts.at(-1)?.inputs;

beforeEach(() => {
  posts.length = 0;
  const answer = vi.fn<typeof fetch>((_url, init) => {
    posts.push(JSON.parse(init?.body as string) as (typeof posts)[number]);
    return Promise.resolve(Response.json({ action: 'estimate', estimate: { differs: false } }));
  });
  vi.stubGlobal('fetch', answer);
  return () => vi.unstubAllGlobals();
});

interface Given {
  readonly subject?: EstimateSubject;
  readonly quote?: ReturnType<typeof homeQuote>;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

/** The block as the result has it: what is said comes back as a prop. */
function show({ subject = HOME, quote = homeQuote(), ...looks }: Given = {}) {
  if (!quote) throw new Error('expected a quote of known equipment');
  const rendered = renderInShadow(<EnergyEstimate subject={subject} quote={quote} token="token-of-the-quote" />, looks);
  const block = rendered.container.querySelector('details');
  const wasOpen = block?.open;
  if (block) block.open = true;
  const screen = within(rendered.container);
  const read = (selector: string): string[] => [...rendered.container.querySelectorAll(selector)].map(wordsOf);
  return {
    ...rendered,
    screen,
    /** As it came up. */
    wasOpen,
    /** Worth, made, used and paid back. */
    figures: () => {
      const [worth = ''] = /£[\d,]+ to £[\d,]+/.exec(read('[part=figure]')[0] ?? '') ?? [];
      return [worth, ...read('[part=figure] dd')];
    },
    said: () => wordsOf(screen.getByRole('status')),
    year: () => read('tfoot td'),
    text: () => wordsOf(rendered.container),
  };
}

describe('where there is room for it', () => {
  it.each([
    [1000, true],
    [340, false],
  ])('in a tag of %i px it comes up open: %s, so that price and next step stay in reach', (width, isOpen) => {
    expect(show({ width }).wasOpen).toBe(isOpen);
  });
});

describe('a home in NE1 whose roof faces nobody knows where', () => {
  it('shows the range from east or west to south, and what it rests on, in the same view', () => {
    const { screen, figures, text, year, said } = show();
    // By the method: 3,419 kWh to the south with SAP's factor, 0.87 / 0.8 of that ventilated; £297 for east or west at 4.1p.
    expect(figures()).toEqual(['£297 to £579', '2,850 to 3,719 kWh', '25 to 29% of it', '5.8 to 11.4 years']);
    expect(year()[0]).toBe('2,850');
    expect(text()).toContain('An estimate by the SAP 10.2 method');
    expect(text()).toContain('Prices of July to September 2026');
    expect(text()).toContain('It runs from a roof facing east or west to one facing south.');
    expect(text()).toContain('count every kWh at 20p and 900 kWh for each kW');
    expect(text()).not.toMatch(/MCS|guarantee|NaN/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not sure' }).checked).toBe(true);
    // Nothing has changed yet, so nothing is announced.
    expect(said()).toBe('');
  });

  it('shows the figures of the method once it faces south', async () => {
    const { screen, figures, year, text } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'S: south' }));
    await expect.poll(() => figures()[1]).toBe('3,419 to 3,719 kWh');
    expect(figures()[0]).toMatch(/^£342 to /);
    // 26.8 % of 3,419 kWh; the rest is sold.
    expect(year()).toEqual(['3,419', '915', '2,505', '1,585']);
    expect(text()).not.toContain('It runs from');
    expect(text()).toContain('The most sun');
  });
});

it.each([
  ['NE or NW: north-east or north-west', { direction: 'NE/NW' }],
  ['Some', { shade: 'modest' }],
  ['Yes', { homeInDay: true }],
  ['No', { homeInDay: false }],
  ['Cheaper at night', { tariff: 'time-of-use' }],
] as const)('“%s” changes every figure at once and tells who listens', async (name, said) => {
  const { screen, ...shown } = show();
  const before = { figures: shown.figures(), year: shown.year(), text: shown.text() };
  await userEvent.click(screen.getByRole('radio', { name }));
  await expect.poll(() => shown.figures()[0]).not.toBe(before.figures[0]);
  const [worth, made, used, paid] = shown.figures();
  expect(paid).not.toBe(before.figures[3]);
  expect(shown.said()).toBe(`Estimate updated: ${worth} a year, ${made} made, paid back in: ${paid}.`);
  // A tariff changes what a kWh is worth, not where it goes; being in changes where it goes, not how much is made.
  if (!('tariff' in said)) expect([used, shown.year()]).not.toEqual([before.figures[2], before.year]);
  if (!('homeInDay' in said) && !('tariff' in said)) expect(made).not.toBe(before.figures[1]);
  expect(shown.text()).not.toMatch(/NaN|undefined|−|-£/);
});

it('takes a home that is lived in by day for one that uses more of its own, and an empty one for less', async () => {
  const { screen, year } = show();
  const used = (): number => Number(year()[1]?.replace(',', ''));
  const typical = used();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await expect.poll(used).toBeGreaterThan(typical);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await expect.poll(used).toBeLessThan(typical);
});

it('is worked by the keyboard alone', async () => {
  const { screen, figures, text } = show();
  screen.getByRole('radio', { name: 'Not sure' }).focus();
  // The groups are one stop each; the first of the rose comes after the last.
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(text).toContain('The most sun');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(() => figures()[1]).toBe('2,735 to 2,975 kWh');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(text).toContain('With someone home we assume');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(text).toContain('A time-of-use tariff');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => screen.getByRole('table').closest('details')?.open).toBe(true);
  expect(figures().join()).not.toMatch(/NaN/);
});

it('of a building is worked by the keyboard alone, its hours too', async () => {
  const { screen, text, said } = show({ subject: { ...BUILDING, monthlyBill: 500 }, quote: buildingQuote(10) });
  (await screen.findByRole('radio', { name: 'Not sure' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(text).toContain('The most sun');
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{ArrowRight}');
  await expect.poll(text).toContain('used every day, 8am to 8pm');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(text).toContain('A time-of-use tariff');
  await expect.poll(said).toMatch(/^Estimate updated: £[\d,]+ to £[\d,]+ a year/);
});

it('is stored with the quote where the visitor stops, with the figures that are shown', async () => {
  const { screen, figures } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'N: north' }));
  await userEvent.click(screen.getByRole('radio', { name: 'S: south' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Some' }));
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  await expect.poll(postedInputs).toEqual({ direction: 'S', shade: 'modest' });
  expect(posts.at(-1)).toMatchObject({
    action: 'estimate',
    token: 'token-of-the-quote',
    figures: { madeLow: 2735, madeHigh: 2975 },
  });
  expect(figures()[1]).toBe('2,735 to 2,975 kWh');
});

describe('of who leaves before the pause is over', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  beforeEach(() => {
    visibility.mockReset();
    // The pause is not over before the test is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'another page is looked at',
      () => {
        visibility.mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the tag is taken out', (render: (children: ReactNode) => void) => render(null)],
  ])('stores the last word at once when %s, by a request that outlives the page', (_when, leave) => {
    const { screen, rerender } = show();
    void act(() => screen.getByRole('radio', { name: 'N: north' }).click());
    void act(() => screen.getByRole('radio', { name: 'S: south' }).click());
    expect(posts).toEqual([]);
    leave(rerender);
    expect(posts.map(({ inputs }) => inputs)).toEqual([{ direction: 'S' }]);
    expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
    window.dispatchEvent(new Event('pagehide'));
    vi.runAllTimers();
    expect(posts).toHaveLength(1);
  });

  it('stores nothing where nothing was said', () => {
    const { rerender } = show();
    window.dispatchEvent(new Event('pagehide'));
    rerender(null);
    expect(posts).toEqual([]);
  });
});

it('stores what was said of a building with its quote, and the figures that are shown for it', async () => {
  const { screen, text } = show({ subject: { ...BUILDING, monthlyBill: 500 }, quote: buildingQuote(10) });
  await userEvent.click(await screen.findByRole('radio', { name: 'S: south' }));
  await expect.poll(text).toContain('The most sun');
  await expect
    .poll(() => posts)
    .toEqual([
      {
        token: 'token-of-the-quote',
        action: 'estimate',
        inputs: { direction: 'S' },
        figures: expect.objectContaining({ madeLow: 7984, madeHigh: 8683 }),
      },
    ]);
});

describe('where something is missing or cannot be', () => {
  it.each([
    [{ postcode: 'JE2 3AA' }, 'no estimate for this postcode'],
    [{ postcode: 'GY1 1AA' }, 'no estimate for this postcode'],
    [{ postcode: 'IM1 1AA' }, 'no estimate for this postcode'],
    [{ postcode: '' }, 'no estimate without a postcode'],
  ])('%o: a sentence, no chart', (given, sentence) => {
    const { text, container } = show({ subject: { ...HOME, ...given } });
    expect(text()).toContain(sentence);
    expect(text()).toContain('Your quote above is complete');
    expect(container.querySelectorAll('svg:not(summary *),input')).toHaveLength(0);
  });

  it.each([
    [15, 'Your bill is below the standing charge, so we assume a typical home’s 2,500 kWh a year.'],
    [Number.NaN, 'We assume a typical home’s 2,500 kWh a year.'],
  ])('a bill of £%d: says what is assumed', (monthlyBill, sentence) => {
    const { text, figures } = show({ subject: { ...HOME, monthlyBill } });
    expect(text()).toContain(sentence);
    expect(figures()[0]).toBe('£297 to £579');
  });

  it('100 kW: says who decides', async () => {
    const { text, container } = show({ subject: BUILDING, quote: buildingQuote(100) });
    await expect.poll(text).toContain('no estimate above 50 kW');
    expect(container.querySelectorAll('svg:not(summary *),input')).toHaveLength(0);
  });
});

describe('a building', () => {
  it('fetches its year of weather once its block is opened, and not before', async () => {
    const fetched = vi.spyOn(loadHours, 'building');
    const quote = buildingQuote(10);
    if (!quote) throw new Error('expected a quote of known equipment');
    const { container } = renderInShadow(<EnergyEstimate subject={BUILDING} quote={quote} token={undefined} />, {
      width: 340,
    });
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    container.querySelector('details')?.querySelector('summary')?.click();
    await expect.poll(() => container.querySelector('table')).not.toBeNull();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is reckoned hour by hour and without VAT, and says so', async () => {
    const { text, figures, screen, year } = show({
      subject: { ...BUILDING, monthlyBill: 500 },
      quote: buildingQuote(10),
    });
    await expect.poll(text).toContain('For your building: an estimate');
    await expect.poll(() => figures()[1]).toMatch(/^[\d,]+ to [\d,]+ kWh$/);
    expect(text()).toContain('24.87p');
    expect(text()).toContain('used Monday to Friday, 8am to 6pm, and a quarter as much when closed');
    const before = year();
    await userEvent.click(screen.getByRole('radio', { name: /24\shours/ }));
    await expect.poll(year).not.toEqual(before);
    expect(text()).toContain('used round the clock');
  });

  it('with a bill that tells nothing is taken to use what it makes', async () => {
    const { text } = show({ subject: { ...BUILDING, monthlyBill: 0 }, quote: buildingQuote(10) });
    await expect.poll(text).toContain('Your bill doesn’t tell us your use');
    expect(text()).not.toMatch(/NaN|undefined/);
  });
});

it('leads with the MCS estimate where the server has one for this roof, and while it is this one', async () => {
  const estimate = { mcsKwh: 3204, differs: false };
  const table = vi.fn<typeof fetch>((_url, init) => {
    const isKnown = typeof init?.body === 'string' && init.body.includes('"direction":"S","shade":"none"');
    return Promise.resolve(Response.json({ action: 'estimate', estimate: isKnown ? estimate : { differs: false } }));
  });
  vi.stubGlobal('fetch', table);
  const { screen, text, said } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'S: south' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Hardly' }));
  await expect.poll(text).toContain('MCS estimate3,204 kWh a year');
  expect(text().indexOf('MCS estimate')).toBeLessThan(text().indexOf('Worth to you'));
  expect(said()).toContain('MCS estimate: 3,204 kWh a year.');
  await userEvent.click(screen.getByRole('radio', { name: 'N: north' }));
  await expect.poll(text).not.toContain('MCS estimate');
});

it.each([
  ['light', 280],
  ['dark', 280],
  ['light', 1000],
  ['dark', 1000],
] as const)('has nothing for axe to find, %s and %i px wide, and nothing stands out', async (theme, width) => {
  const { container, screen, text } = show({ theme, width });
  container.style.background = themes[theme].surface;
  container.querySelectorAll('details').forEach((details) => (details.open = true));
  await userEvent.click(screen.getByRole('radio', { name: 'S: south' }));
  await expect.poll(text).toContain('The most sun');
  // Colours and the roof move to their place, and are measured there.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish();
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(container.scrollWidth).toBeLessThanOrEqual(width);
});

describe('month by month', () => {
  const boxes = (root: Element, selector: string): DOMRect[] =>
    [...root.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  it.each([
    ['a home', 300, 4],
    ['a home', 390, 4],
    ['a home', 390, 12],
    ['a building', 340, 50],
  ] as const)(
    '%s in %i px, %i kW: no bar under the label, and a line of the table for each month',
    async (what, width, kw) => {
      const isHome = what === 'a home';
      const given = isHome ? { quote: homeQuote(kw) } : { subject: BUILDING, quote: buildingQuote(kw) };
      const { container, screen } = show({ ...given, width });
      const table = await screen.findByRole('table', { hidden: true });
      for (const details of container.querySelectorAll('details')) details.open = true;
      const picture = screen.getByRole('img', { name: /^Month by month/ });
      const [label] = boxes(picture, 'text:last-of-type');
      expect(boxes(picture, 'rect').filter((bar) => label && meets(label, bar))).toEqual([]);
      expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
      expect(Math.max(...boxes(table, 'tbody tr').map(({ height }) => height))).toBeLessThan(45);
      // Without a column for it, a sentence says what is made.
      const isShort = width < 340;
      expect(screen.queryAllByText('Made').some((node) => node.checkVisibility())).toBe(!isShort);
      expect(screen.getByText(/^Used and sold together/).checkVisibility()).toBe(isShort);
    },
  );
});
