import { describe, expect, it } from 'vitest';
import { toPence } from '../common/money.ts';
import { homecareCatalogues } from '../common/plansHomecare.ts';
import { plansByAddition } from './catalogue.ts';
import { checkPlanPrice, quoteHomecare } from './pricing.ts';
import { keyFacts, termTotalWords } from './wording.ts';

describe('what each plan adds', () => {
  it.each([
    [
      'home',
      [
        ['', ['Annual boiler service', '24/7 emergency helpline', 'Parts and labour included', 'Unlimited callouts']],
        ['Standard', ['Central heating cover']],
        ['Plus', ['Plumbing and drains cover', 'Electrical emergency cover']],
      ],
    ],
    [
      'plans',
      [
        ['', ['Boiler service', '24/7 helpline', 'No excess', 'Parts and labour up to £500']],
        // Lifts the limit of the one before it, so not every line of that is in it: it says all that it has.
        [
          '',
          [
            'Boiler service',
            '24/7 helpline',
            'No excess',
            'Unlimited parts and labour',
            'Plumbing and drains cover',
            'Home electrical cover',
          ],
        ],
        ['Complete Care', ['Heating system cover', 'Home security check']],
      ],
    ],
  ] as const)('of the catalogue %s', (catalogue, expected) => {
    const steps = plansByAddition(homecareCatalogues[catalogue]);
    expect(steps.map(({ base, adds }) => [base?.name ?? '', adds])).toEqual(expected);
    // Nothing gets lost: what each is built on and what it adds make up the plan.
    for (const { plan, base, adds } of steps) expect([...(base?.features ?? []), ...adds]).toEqual(plan.features);
  });
});

describe('a plan for the minimum term', () => {
  it.each([
    ['Standard', 14_00, 168_00], // 14.00 × 12
    ['Plus', 18_00, 216_00], // 18.00 × 12
    ['Complete', 22_00, 264_00], // 22.00 × 12
    ['Basic Care', 8_00, 96_00], // 8.00 × 12
    ['Complete Care', 15_00, 180_00], // 15.00 × 12
    ['Four', 29_00, 348_00], // 29.00 × 12
    ['Boiler cover', 14_99, 179_88], // 14.99 × 12
  ])('%s costs %i pence a month and %i in all', (type, month, term) => {
    const quote = quoteHomecare({ type });
    expect(quote && [toPence(quote.total), toPence(quote.termTotal)]).toEqual([month, term]);
  });
});

describe('the price check', () => {
  it.each([
    ['its own price', { type: 'Standard', price: 14, catalogue: 'home' }, 'ok', 14_00],
    ['no catalogue', { type: 'Standard', price: 14 }, 'ok', 14_00],
    ['no price', { type: 'Plus' }, 'ok', 18_00],
    ['a wrong price', { type: 'Standard', price: 1, catalogue: 'home' }, 'mismatch', 14_00],
    ['the price of another catalogue', { type: 'Complete', price: 22, catalogue: 'plans' }, 'mismatch', 15_00],
    ['the plan of the other catalogue', { type: 'Complete', price: 15, catalogue: 'plans' }, 'ok', 15_00],
    ['one of two prices, no catalogue', { type: 'Complete', price: 15 }, 'ok', 15_00],
    ['the other one', { type: 'Complete', price: 22 }, 'ok', 22_00],
    ['neither of the two', { type: 'Complete', price: 14 }, 'mismatch', 22_00],
    ['another page’s plan', { type: 'Three', price: 24, catalogue: 'learn-more' }, 'ok', 24_00],
    ['the instant quote’s plan', { type: 'Boiler cover', price: 14.99, catalogue: 'instant' }, 'ok', 14_99],
    ['a plan of no catalogue', { type: 'Gold', price: 1 }, 'unknown-item', null],
    ['a catalogue that is none', { type: 'Standard', price: 14, catalogue: 'secret' }, 'unknown-item', null],
    ['a plan that is no HomeCare', { type: 'Fixed', price: 80, catalogue: 'learn-more' }, 'unknown-item', null],
  ] as const)('with %s', (_what, stated, status, totalPence) => {
    expect(checkPlanPrice(stated)).toMatchObject({ status, totalPence });
  });
});

describe('the key facts', () => {
  const factsOf = (type: string) => {
    const quote = quoteHomecare({ type });
    return quote ? Object.fromEntries(keyFacts(quote).map(({ label, value }) => [label, value])) : {};
  };

  it('name price, term, cooling-off, wait and gaps', () => {
    expect(factsOf('Standard')).toEqual({
      Price: '£14 a month, VAT included. £168 for 12 months.',
      'Minimum term': '12 months',
      'Changing your mind': '14 days to cancel from the day you agree. Your money is back within 14 days.',
      'First claim': 'After a wait of 14 days from the start',
      'Not covered': expect.stringContaining('before it began'),
    });
  });

  it('name the limit of the one plan that has one', () => {
    expect(factsOf('Basic Care').Limit).toBe('Parts and labour up to £500');
  });

  it('give a total with pence where there are some', () => {
    const quote = quoteHomecare({ type: 'Boiler cover' });
    expect(quote && termTotalWords(quote)).toBe('£179.88 for 12 months');
  });
});
