import { within } from '@testing-library/preact';
import axe from 'axe-core';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { batteries as commercialBatteries } from '#contract/commercial-solar/catalogue.ts';
import { quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import type { Battery } from '#contract/common/photovoltaic/equipment.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { batteries } from '#contract/solar/catalogue.ts';
import { quoteSolar, solarAssumptions } from '#contract/solar/pricing.ts';
import { settle } from '../../../../tests/support/element/frames.ts';
import { wordsOf } from '../../../../tests/support/wordsOf.ts';
import { themes } from '../../../theme/tokens.ts';
import { renderInShadow } from '../../../workbench/renderInShadow.tsx';
import { EnergyEstimate } from '../EnergyEstimate.tsx';
import type { EstimateSubject } from '../useEstimate.ts';
import { BatteryWorth } from './BatteryWorth.tsx';

/** A bill that pays for the 2,500 kWh of a typical home: (2,500 × 26.11p + 365 × 57.19p) ÷ 12. */
const HOME: EstimateSubject = {
  kind: 'home',
  postcode: 'NE1 4ST',
  monthlyBill: 71.79,
  assumptions: solarAssumptions,
};
const SUMMARY = 'Is a battery worth it?';

function quoteWith(battery: string, sizeKw = 4) {
  const equipment = { panel: 'panel-455w', inverter: 'inverter-1', mounting: 'mounting-pitched' };
  const quote = quoteSolar({ sizeKw, ...equipment, battery, batteryIncluded: battery !== '' });
  if (!quote) throw new Error('expected a quote of known equipment');
  return quote;
}

function commercialQuote(sizeKw: number, battery: string) {
  const equipment = { inverter: 'commercial-inverter-three-phase', mounting: 'commercial-mounting-flat' };
  const system = { ...equipment, panel: 'commercial-panel-440w', battery, batteryIncluded: battery !== '' };
  const quote = quoteCommercialSolar({ sizeKw, ...system });
  if (!quote) throw new Error('expected a quote of known equipment');
  return quote;
}

interface Given {
  readonly subject?: Partial<EstimateSubject>;
  readonly battery?: string;
  /** Of a battery of the catalogue, "" for none; default: by the catalogue for homes. */
  readonly quoteOf?: (battery: string) => SystemQuote;
  readonly offered?: readonly Battery[];
  readonly sizeKw?: number;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

/** Both blocks as the result has them, the second opened, once its year of weather is there. */
async function show({ subject, battery = '', sizeKw = 4, ...given }: Given = {}) {
  const { quoteOf = (id) => quoteWith(id, sizeKw), offered = batteries, ...looks } = given;
  const alternatives = ['', ...offered.map(({ id }) => id)].map((id) => quoteOf(id));
  const rendered = renderInShadow(
    <EnergyEstimate
      subject={{ ...HOME, ...subject }}
      quote={quoteOf(battery)}
      token={undefined}
      besides={{
        summary: SUMMARY,
        render: (shared) => <BatteryWorth {...shared} alternatives={alternatives} />,
      }}
    />,
    looks,
  );
  rendered.container.querySelectorAll<HTMLDetailsElement>('details').forEach((details) => (details.open = true));
  const summary = within(rendered.container).getByText(SUMMARY);
  const block = summary.closest('details');
  if (!block) throw new Error('expected a block');
  const screen = within(block);
  await expect.poll(() => block.querySelector('table')).not.toBeNull();
  block.querySelectorAll('details').forEach((details) => (details.open = true));
  const read = (selector: string): string[] => [...block.querySelectorAll(selector)].map(wordsOf);
  return {
    ...rendered,
    block,
    screen,
    slider: () => screen.getByRole<HTMLInputElement>('slider', { name: 'Battery size in kWh' }),
    figure: () => read('[part=figure]')[0] ?? '',
    prices: () => read('table:not(figure *) tr'),
    said: () => wordsOf(screen.getByRole('status')),
    /** Of a day: what is said of its picture, its parts, and the last row of its table. */
    days: () =>
      [...block.querySelectorAll('figure')].map((figure) => ({
        picture: figure.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
        parts: [...figure.querySelectorAll('dd')].map((dd) => Number.parseFloat(wordsOf(dd))),
        hours: [...figure.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(wordsOf(cell))),
        ),
        total: [...figure.querySelectorAll('tfoot td')].map((cell) => Number(wordsOf(cell))),
        shapes: figure.querySelectorAll('path').length,
      })),
    text: () => wordsOf(block),
  };
}

/** Moves a slider as a hand does, and waits until it is followed. */
async function slideTo(slider: HTMLInputElement, value: number): Promise<void> {
  slider.value = String(value);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  // One that is under way, and the one that may follow it.
  await settle();
}

describe('a home in NE1 whose roof faces nobody knows where', () => {
  it('is told in a sentence what the middle battery earns, and how long that takes', async () => {
    const { figure, prices, slider, said } = await show();
    // By the method £139 to the south at SAP's factor and 12p, £142 at the ventilated one; to the east or west, at 4.1p, £193.
    expect(figure()).toContain('7.7 kWh battery£142 to £193 a year');
    expect(figure()).toContain(
      'At your use a 7.7 kWh battery earns about £142 to £193 a year; it would take 26 to 35 years to earn back its £5,040.',
    );
    expect(figure()).toContain('Its warranty is 10 years, so it doesn’t pay by money alone.');
    expect(slider().getAttribute('aria-valuetext')).toBe('7.7 kWh battery');
    // Prices of the specification: £3,296.86 and 1.4 times the battery's.
    expect(prices()).toEqual([
      'Without a battery£3,297 in all',
      '2.4 kWh battery, £1,400£4,697 in all, earned back in 23 to 31 years',
      '7.7 kWh battery, £5,040£8,337 in all, earned back in 26 to 35 years',
      '13.5 kWh battery, £9,800£13,097 in all, earned back in 46 to 62 years',
    ]);
    expect(said()).toBe('');
  });

  it('starts at the battery of the quote', async () => {
    const { figure, prices } = await show({ battery: 'battery-2.4kwh' });
    expect(figure()).toMatch(/^2\.4 kWh battery/);
    expect(prices()[1]).toContain('2.4 kWh battery, £1,400 (your choice)');
  });

  it('slides by the keyboard through sizes that are sold and others, and tells who listens where it rests', async () => {
    const { slider, figure, said } = await show();
    slider().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(figure).toMatch(/^8 kWh battery£1/);
    expect(figure()).toContain('At your use an 8 kWh battery would earn');
    expect(figure()).toContain(
      'We don’t fit that size, so there’s no price for it: the nearest are 7.7 kWh and 13.5 kWh.',
    );
    await userEvent.keyboard('{End}');
    await expect.poll(figure).toContain('the nearest is 13.5 kWh');
    await userEvent.keyboard('{Home}');
    await expect.poll(figure).toMatch(/^No battery£0 a year/);
    await expect.poll(said).toMatch(/^No battery: £0 a year\. Without a battery you sell/);
    await userEvent.keyboard('{ArrowRight}'.repeat(5));
    await expect.poll(figure).toMatch(/^2\.4 kWh battery£45 to £62 a year/);
    await expect.poll(said).toContain('At your use a 2.4 kWh battery earns about £45 to £62 a year');
  });
});

describe('two days', () => {
  it('are pictures, parts and tables of one and the same', async () => {
    const { days, slider } = await show();
    for (const stop of [0, 2.5, 7.5, 15]) {
      await slideTo(slider(), stop);
      const shown = days();
      expect(shown.map(({ picture }) => picture.split('.')[0])).toEqual(['A day in June', 'A day in December']);
      for (const { picture, parts, hours, total, shapes } of shown) {
        expect(hours).toHaveLength(24);
        expect(shapes).toBeGreaterThan(2);
        // Of hours rounded to hundredths.
        total.forEach((kwh, column) => {
          const sum = hours.reduce((all, row) => all + (row[column] ?? Number.NaN), 0);
          expect(Math.abs(sum - kwh)).toBeLessThan(0.2);
        });
        const [made = 0, used = 0, taken = 0, given = 0, exported = 0, bought = 0] = total;
        expect(Math.abs(made + bought + given - used - exported - taken)).toBeLessThan(0.3);
        expect([parts[1], parts[2], parts[3]]).toEqual([given, exported, bought]);
        expect(picture).toContain(`Panels make ${made} kWh: ${parts[0]} used at once, ${exported} sold.`);
        expect(picture).toContain(`Of ${used} kWh used ${given} come from the battery, ${bought} bought.`);
      }
    }
  });

  it('have more of the sun in June, and less to buy with a battery', async () => {
    const { days, slider } = await show();
    const boughtAt = async (stop: number): Promise<number[]> => {
      await slideTo(slider(), stop);
      return days().map(({ total }) => total[5] ?? Number.NaN);
    };
    const [june, december] = days().map(({ total }) => total[0] ?? 0);
    expect(june).toBeGreaterThan((december ?? 0) * 4);
    const [without, small, middle] = [await boughtAt(0), await boughtAt(2.5), await boughtAt(7.5)];
    expect(small[0]).toBeLessThan(without[0] ?? 0);
    expect(middle[0]).toBeLessThan(small[0] ?? 0);
  });

  it.each([280, 358, 1000])('have no label that touches another, %i px wide', async (width) => {
    const { block, slider, screen } = await show({ width });
    await userEvent.click(screen.getByRole('radio', { name: 'Cheaper at night' }));
    for (const stop of [0, 2.5, 15]) {
      await slideTo(slider(), stop);
      for (const picture of block.querySelectorAll('svg[role=img],label svg:has(text + text)')) {
        const boxes = [...picture.querySelectorAll(':scope > text')].map((text) => text.getBoundingClientRect());
        expect(boxes.length).toBeGreaterThan(3);
        boxes.forEach((box, index) => {
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
            expect(isApart, `${index}: ${JSON.stringify([box, other])}`).toBe(true);
          }
        });
      }
    }
    expect(block.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('says the tariff once: here or in the estimate, the other one follows', async () => {
  const { container, screen, figure, text } = await show();
  const both = () =>
    within(container)
      .getAllByRole<HTMLInputElement>('radio', { name: 'Cheaper at night' })
      .map(({ checked }) => checked);
  expect(both()).toEqual([false, false]);
  await userEvent.click(screen.getByRole('radio', { name: 'Cheaper at night' }));
  await expect.poll(figure).toContain('£174 to £176 a year');
  expect(both()).toEqual([true, true]);
  expect(text()).toContain('the battery also fills up from the grid');
  const [ofEstimate] = within(container).getAllByRole('radio', { name: 'Same all day' });
  if (!ofEstimate) throw new Error('expected a choice');
  await userEvent.click(ofEstimate);
  await expect.poll(figure).toContain('£142 to £193 a year');
  expect(both()).toEqual([false, false]);
});

it('counts what is said of the roof and the days', async () => {
  const { container, figure } = await show();
  await userEvent.click(within(container).getByRole('radio', { name: 'S: south' }));
  await expect.poll(figure).toContain('£142 to £217 a year');
  const [atHome] = within(container).getAllByRole('radio', { name: 'Yes' });
  if (!atHome) throw new Error('expected a choice');
  await userEvent.click(atHome);
  // Who is in by day uses more of the sun without a battery.
  await expect.poll(figure).toContain('£132 to £201 a year');
});

describe('where something is missing or cannot be', () => {
  it.each([
    [{ postcode: 'JE2 3AA' }, 'There’s no estimate for this postcode'],
    [{ postcode: '' }, 'There’s no estimate without a postcode'],
  ])('%o: says why, and what batteries cost', async (subject, sentence) => {
    const { text, prices, block } = await show({ subject });
    expect(text()).toContain(sentence);
    expect(prices()[2]).toBe('7.7 kWh battery, £5,040£8,337 in all');
    expect(block.querySelectorAll('figure,input')).toHaveLength(0);
  });

  it('100 kW: says so, and no chart is empty', async () => {
    const { text, block } = await show({ sizeKw: 100 });
    expect(text()).toContain('There’s no estimate for this size');
    expect(block.querySelectorAll('figure,input')).toHaveLength(0);
  });

  it.each([
    [{ monthlyBill: 15 }, 'Your bill is below the standing charge'],
    [{ monthlyBill: Number.NaN }, 'We assume a typical home’s 2,500 kWh a year.'],
    [{ monthlyBill: 18 }, 'Your bill is hardly above the standing charge'],
    [{ monthlyBill: 23 }, 'Your bill means about'],
    [{ monthlyBill: 500 }, 'Your bill means about'],
  ])('%o: no number that is none', async (subject, sentence) => {
    const { text, slider, screen } = await show({ subject });
    expect(text()).toContain(sentence);
    for (const tariff of ['Cheaper at night', 'Same all day']) {
      void act(() => screen.getByRole('radio', { name: tariff }).click());
      for (const stop of [0, 2.5, 7.5, 15]) {
        await slideTo(slider(), stop);
        expect(text()).not.toMatch(/NaN|undefined|Infinity|−|-£|-\d/);
      }
    }
  });
});

it('reckons a business by its hours, in pounds without VAT', async () => {
  const { figure, days, text } = await show({ subject: { kind: 'building', monthlyBill: 500 }, sizeKw: 10 });
  expect(figure()).toMatch(/^7\.7 kWh battery£87 to £121 a year/);
  expect(days()[0]?.total[0]).toBeGreaterThan(20);
  expect(text()).toContain('used Monday to Friday, 8am to 6pm');
});

it('reckons once a frame, however fast a hand moves, and ends where it stops', async () => {
  const { slider, figure } = await show();
  let changes = 0;
  const watcher = new MutationObserver((records) => (changes += records.length));
  watcher.observe(slider(), { attributeFilter: ['aria-valuetext'] });
  // All within one task: no frame comes between them, and each would be drawn by itself.
  for (const stop of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    slider().value = String(stop);
    slider().dispatchEvent(new Event('input', { bubbles: true }));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  await expect.poll(figure).toContain('10 kWh battery');
  watcher.disconnect();
  expect([changes, slider().value]).toEqual([2, '10']);
});

it('counts the VAT that a home pays from April 2027 on, and says so', async () => {
  const before = await show();
  expect(before.prices()[2]).toMatch(/^7\.7 kWh battery, £5,040.*£8,337 in all/);
  expect(before.text()).not.toContain('VAT');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-01T12:00:00Z') });
  try {
    const { figure, prices, text } = await show();
    // 5 % on top of £5,040 and £8,337.
    expect(prices()[2]).toMatch(/^7\.7 kWh battery, £5,292.*£8,754 in all/);
    expect(figure()).toContain('earn back its £5,292');
    expect(text()).toContain('Prices include 5% VAT.');
  } finally {
    vi.useRealTimers();
  }
});

describe('a larger business system', () => {
  const larger = (sizeKw: number, battery: string) =>
    show({
      subject: { kind: 'building', monthlyBill: 2500 },
      sizeKw,
      quoteOf: (id) => commercialQuote(sizeKw, id),
      offered: commercialBatteries,
      battery,
    });

  it('slides to the largest that its catalogue has for it, priced without VAT', async () => {
    const { slider, figure, prices, text } = await larger(20, 'commercial-battery-15kwh');
    // Two batteries go with 20 kW.
    expect(figure()).toMatch(/^30 kWh battery£[\d,]+ to £[\d,]+ a year/);
    expect([slider().min, slider().max]).toEqual(['0', '40']);
    expect(prices().map((row) => row.split('£')[0])).toEqual([
      'Without a battery',
      '2 × 10 kWh battery, ',
      '2 × 15 kWh battery, ',
      '2 × 20 kWh battery, ',
    ]);
    // Two of £6,149.99, and 30 % for fitting and design.
    expect(prices()[2]).toMatch(/^2 × 15 kWh battery, £15,990 \(your choice\)/);
    expect(text()).toContain('Prices are without VAT.');
    expect(figure()).toContain('it doesn’t pay by money alone');
    await slideTo(slider(), 40);
    expect(figure()).toContain('earn back its £20,539');
    await slideTo(slider(), 35.5);
    expect(figure()).toContain('the nearest are 30 kWh and 40 kWh.');
  });

  it('of 100 kW says why there is no estimate, and what its batteries cost', async () => {
    const { text, prices } = await larger(100, '');
    expect(text()).toContain('There’s no estimate above 50 kW');
    expect(prices()).toHaveLength(4);
  });
});

it.each([
  ['light', 280],
  ['dark', 280],
  ['light', 390],
  ['dark', 1000],
] as const)('has nothing for axe to find, %s and %i px wide, and nothing stands out', async (theme, width) => {
  const { container, block } = await show({ theme, width });
  container.style.background = themes[theme].surface;
  for (const animation of container.getAnimations({ subtree: true })) animation.finish();
  const { violations } = await axe.run(block);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(container.scrollWidth).toBeLessThanOrEqual(width);
});
