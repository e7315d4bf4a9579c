import { describe, expect, it } from 'vitest';
import { formatPounds, toPence } from '../common/money.ts';
import { planPriceWords } from '../common/plans.ts';
import { clickedPlan } from './catalogue.ts';
import { quoteInstant } from './pricing.ts';
import { priceNotes } from './wording.ts';

describe('the prices of a month and a year', () => {
  it.each([
    ['Gas and electricity', 79_99, 959_88, '£959.88'], // 79.99 × 12
    ['Boiler cover', 14_99, 179_88, '£179.88'], // 14.99 × 12
    ['HomeCare', 24_99, 299_88, '£299.88'], // 24.99 × 12
    ['Boiler installation', 29_99, 359_88, '£359.88'], // 29.99 × 12
    ['Smart home', 19_99, 239_88, '£239.88'], // 19.99 × 12
  ])('%s', (name, monthly, yearly, shown) => {
    const quote = quoteInstant(name);
    expect(quote && [toPence(quote.total), toPence(quote.yearly)]).toEqual([monthly, yearly]);
    expect(quote && formatPounds(quote.yearly)).toBe(shown);
    expect(quote?.service.features).toHaveLength(5);
  });

  it.each(['Solar panels', 'gas and electricity', '', 'constructor'])('%j is no service', (name) =>
    expect(quoteInstant(name)).toBeUndefined(),
  );
});

describe('a plan that was clicked before', () => {
  it.each([
    ['One', 'learn-more', 'Plan One', '£14 a month', 'HomeCare'],
    ['Fixed', 'learn-more', 'Fixed', 'from £80 a month', 'Gas and electricity'],
    ['Installation', 'boiler-services', 'Boiler installation', 'from £1,799', 'Boiler installation'],
    ['Service', 'boiler-services', 'Boiler service', 'from £85', undefined],
    ['Heating', 'learn-more', 'Smart home: Heating', 'from £199', 'Smart home'],
    ['Basic Care', undefined, 'Basic Care', '£8 a month', 'HomeCare'],
  ])('%s of %s', (name, catalogue, label, price, service) => {
    const plan = clickedPlan(name, catalogue)?.plan;
    expect(plan && [plan.label, planPriceWords(plan), plan.service]).toEqual([label, price, service]);
  });

  it('is not made up', () => expect(clickedPlan('Free', 'learn-more')).toBeUndefined());
});

describe('what the price means', () => {
  it.each([
    ['Gas and electricity', 'not a tariff'],
    ['Boiler cover', 'at least 12 months'],
    ['HomeCare', '14 days to change your mind'],
    ['Boiler installation', 'number of payments'],
    ['Smart home', 'number of devices'],
  ])('%s', (name, words) => {
    const quote = quoteInstant(name);
    expect(quote && priceNotes(quote.service)[0]?.value).toContain(words);
  });
});
