import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { homePlans } from '#contract/common/plansHomecare.ts';
import { fill } from '../../../widgets/ui/illustrations/Art.css.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { charging } from './MainServices.tsx';
import { protection } from './Protection.tsx';
import { solarYear } from './SolarYear.tsx';
import { testimonials } from './testimonials.ts';

describe('testimonials', () => {
  test('there are eleven, by eleven people', () => {
    expect(new Set(testimonials.map(({ name }) => name)).size).toBe(11);
  });

  test('each of the four services has some', () => {
    expect(new Set(testimonials.map(({ service }) => service))).toEqual(
      new Set(['Commercial Energy Survey', 'Solar Installation', 'Energy Switchover', 'Commercial Survey']),
    );
  });
});

describe('HomeCare plans', () => {
  test('are those of the quote, the cheapest first', () => {
    expect(protection.map(({ name, price }) => [name, price])).toEqual([
      ['Standard', '£14'],
      ['Plus', '£18'],
      ['Complete', '£22'],
    ]);
    expect(protection.map(({ features }) => features)).toEqual(homePlans.map(({ features }) => features));
  });

  test('each lights up more rooms than the one before', () => {
    const litRooms = (scene: string) =>
      renderToStaticMarkup(createElement(drawing(scene))).split(`class="${fill.glow}"`).length - 1;
    expect(protection.map(({ scene }) => litRooms(scene))).toEqual([1, 2, 4]);
  });
});

test('the chart of charging shows the saving that the page claims', () => {
  // 9p in place of 79.19p, as in the quote: 1 - 9 / 79.19 = 0.8863
  const saving = Math.floor((1 - (charging.bars.at(-1)?.share ?? 1)) * 100);
  expect(factText('home-saving-ev')).toBe(`up to ${saving}%`);
});

test('the months of the chart add up to the year', () => {
  expect(Math.round(solarYear.months.reduce((sum, kwh) => sum + kwh, 0))).toBe(solarYear.annualKwh);
});
