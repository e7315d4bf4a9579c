import { describe, expect, it } from 'vitest';
import { toPence } from './money.ts';
import { findPlans, PLAN_CATALOGUES, planPriceWords } from './plans.ts';
import { homecareCatalogues } from './plansHomecare.ts';
import { allCatalogues } from './plansServices.ts';

const found = (name: string, catalogue?: string) =>
  findPlans(homecareCatalogues, name, catalogue).map((hit) => [hit.catalogue, hit.plan.name, toPence(hit.plan.price)]);

describe('HomeCare plans', () => {
  it.each([
    [
      'home',
      [
        ['Standard', 14_00],
        ['Plus', 18_00],
        ['Complete', 22_00],
      ],
    ],
    [
      'plans',
      [
        ['Basic Care', 8_00],
        ['Complete Care', 15_00],
        ['Total Care', 22_00],
      ],
    ],
    [
      'learn-more',
      [
        ['One', 14_00],
        ['Two', 19_00],
        ['Three', 24_00],
        ['Four', 29_00],
      ],
    ],
    [
      'faq',
      [
        ['One', 14_00],
        ['Two', 19_00],
        ['Three', 24_00],
        ['Four', 29_00],
      ],
    ],
    [
      'instant',
      [
        ['Boiler cover', 14_99],
        ['HomeCare', 24_99],
      ],
    ],
  ] as const)('of %s have the prices of that page', (catalogue, expected) => {
    const plans = homecareCatalogues[catalogue].map(({ name, price }) => [name, toPence(price)]);
    expect(plans).toEqual(expected);
  });

  it.each([
    ['Standard', 'home', [['home', 'Standard', 14_00]]],
    ['standard', '', [['home', 'Standard', 14_00]]],
    ['Plan One', 'learn-more', [['learn-more', 'One', 14_00]]],
    ['Complete', 'plans', [['plans', 'Complete Care', 15_00]]],
    [
      'Complete',
      '',
      [
        ['home', 'Complete', 22_00],
        ['plans', 'Complete Care', 15_00],
      ],
    ],
    ['complete care', '', [['plans', 'Complete Care', 15_00]]],
    ['Standard', 'plans', []],
    ['Standard', 'elsewhere', []],
    ['Gold', '', []],
    ['Fixed', '', []],
  ])('%j in %j', (name, catalogue, expected) => expect(found(name, catalogue)).toEqual(expected));

  it('build on one another at home', () => {
    const [standard, plus, complete] = homecareCatalogues.home.map(({ features }) => features);
    expect(plus?.slice(0, 4)).toEqual(standard);
    expect(complete).toEqual([...(plus ?? []), 'Plumbing and drains cover', 'Electrical emergency cover']);
  });
});

describe('everything with a price', () => {
  it.each([
    ['Fixed', 'learn-more', 'from £80 a month'],
    ['New', 'learn-more', 'from £1,999'],
    ['Service', 'learn-more', '£85'],
    ['Repair', 'boiler-services', 'from £99'],
    ['Gas and electricity', 'instant', '£79.99 a month'],
    ['Two', 'learn-more', '£19 a month'],
  ])('%s of %s is %s', (name, catalogue, words) => {
    expect(findPlans(allCatalogues, name, catalogue).map(({ plan }) => planPriceWords(plan))).toEqual([words]);
  });

  it('has one name once in each catalogue', () => {
    for (const catalogue of PLAN_CATALOGUES) {
      const names = allCatalogues[catalogue].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
