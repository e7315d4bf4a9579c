import { describe, expect, it } from 'vitest';
import { keyOf, leadOf, printOf, withLead, type KeptLead } from './keptLeads.ts';
import { KEEP_MS } from './stored.ts';

const NOW = Date.now();
const at = (ms: number): string => new Date(NOW + ms).toISOString();
const lead: KeptLead = {
  values: { size: 4 },
  key: 'k1',
  print: printOf({ size: 4 }),
  answer: { id: 'a', reference: 'SQ-123456', token: 't' },
  name: 'your quote SQ-123456 £3,297',
  savedAt: at(-1000),
};

describe('a lead that was sent from this device', () => {
  it('stands beside the specified fields, drafts and other funnels', () => {
    const record = withLead({ quote: 1, drafts: { instant: 2 } }, 'homecare', lead);
    const both = withLead(record, 'instant', { ...lead, key: 'k2' });
    expect(both).toMatchObject({ quote: 1, drafts: { instant: 2 } });
    expect([leadOf(both, 'homecare', NOW)?.key, leadOf(both, 'instant', NOW)?.key]).toEqual(['k1', 'k2']);
    expect(leadOf(both, 'solar', NOW)).toBeUndefined();
  });

  it('is not kept where it may not be', () => expect(withLead({ quote: 1 }, 'solar', undefined)).toEqual({ quote: 1 }));

  it.each([
    ['30 days of age', { savedAt: at(-KEEP_MS) }],
    ['a quote that has expired', { answer: { id: 'a', expiresAt: at(-1) } }],
    ['no key', { key: undefined }],
    ['no answer', { answer: 'x' }],
  ])('is not made of %s', (_what, change) => {
    const record = { sent: { solar: { ...lead, ...change } } };
    expect(leadOf(record, 'solar', NOW)).toBeUndefined();
    expect(keyOf(record, 'solar', lead.print)).toBeUndefined();
  });

  it('gives its key to the same answers only', () => {
    const record = withLead({}, 'solar', lead);
    expect(keyOf(record, 'solar', printOf({ size: 4 }))).toBe('k1');
    expect(keyOf(record, 'solar', printOf({ size: 5 }))).toBeUndefined();
  });

  it('takes others out whose time is over', () => {
    const old = withLead({}, 'homecare', { ...lead, savedAt: at(-KEEP_MS - 2000) });
    expect(Object.keys(Object(Reflect.get(withLead(old, 'instant', lead), 'sent')))).toEqual(['instant']);
  });
});

describe('the print of answers', () => {
  it('does not depend on their order, and on everything else', () => {
    expect(printOf({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(printOf({ b: { d: [1, 2], c: 2 }, a: 1 }));
    const others = [{ a: 1 }, { a: 2 }, { a: '1' }, { b: 1 }, { a: [1, 2] }, { a: [2, 1] }, {}, { a: 'Ü' }, { a: 'U' }];
    expect(new Set(others.map(printOf)).size).toBe(others.length);
  });
});
