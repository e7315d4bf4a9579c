import { describe, expect, it } from 'vitest';
import {
  draftOf,
  isRecordFresh,
  isStale,
  KEEP_MS,
  keyOf,
  leadOf,
  withDraft,
  withLead,
  type KeptLead,
} from './stored.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const savedAt = '2026-11-20T11:00:00Z';
const draft = { values: { firstName: 'Jane' }, step: 3, savedAt };

describe('drafts in a local record', () => {
  it('stand beside the specified fields and other funnels’ drafts', () => {
    const record = withDraft({ quote: { a: 1 }, drafts: { homecare: draft } }, 'solar', draft);
    expect(record).toEqual({ quote: { a: 1 }, drafts: { homecare: draft, solar: draft } });
    expect(draftOf(record, 'solar', NOW)).toEqual({ values: { firstName: 'Jane' }, step: 3 });
  });

  it('go without leaving a trace', () => {
    expect(withDraft(withDraft({ quote: 1 }, 'solar', draft), 'solar', undefined)).toEqual({ quote: 1 });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'x'],
    ['a list', [1]],
    ['no time', { drafts: { solar: { values: {}, step: 2 } } }],
    ['a time in the future', { drafts: { solar: { ...draft, savedAt: '2026-12-24T00:00:00Z' } } }],
    ['no step', { drafts: { solar: { values: {}, savedAt } } }],
    ['30 days of age', { drafts: { solar: { ...draft, savedAt: new Date(NOW - KEEP_MS).toISOString() } } }],
  ])('are not made of %s', (_what, record) => expect(draftOf(record, 'solar', NOW)).toBeUndefined());

  it('outlast a clock that is set back, by a day at most: what is deleted over it can be a second lead', () => {
    const [anHour, twoDays] = [NOW + 3_600_000, NOW + 2 * 86_400_000].map((time) => new Date(time).toISOString());
    const record = { drafts: { solar: { ...draft, savedAt: anHour, sending: { print: '4 kW', key: 'k1' } } } };
    expect(draftOf(record, 'solar', NOW)).toEqual({ values: { firstName: 'Jane' }, step: 3 });
    expect([isStale(record, NOW), isRecordFresh({ timestamp: anHour }, NOW)]).toEqual([false, true]);
    expect([isStale({ timestamp: twoDays }, NOW), isRecordFresh({ timestamp: twoDays }, NOW)]).toEqual([true, false]);
  });

  it('keep a sent quote for 30 days', () => {
    expect(isRecordFresh({ timestamp: savedAt }, NOW)).toBe(true);
    expect(isRecordFresh({ timestamp: savedAt }, NOW + KEEP_MS)).toBe(false);
    expect(isRecordFresh(null, NOW)).toBe(false);
  });

  it('go when nothing in the record is young enough, also for the funnel that shares it', () => {
    const old = new Date(NOW - KEEP_MS).toISOString();
    expect(isStale({ timestamp: old, drafts: { solar: { ...draft, savedAt: old } } }, NOW)).toBe(true);
    expect(isStale({ timestamp: old, drafts: { homecare: draft } }, NOW)).toBe(false);
    expect(isStale({ timestamp: savedAt }, NOW)).toBe(false);
    expect(isStale(undefined, NOW)).toBe(false);
  });
});

// `withLead` and `keyOf` look at the clock.
const PRESENT = Date.now();
const at = (ms: number): string => new Date(PRESENT + ms).toISOString();
const lead: KeptLead = {
  values: { size: 4 },
  key: 'k1',
  print: '4 kW',
  answer: { id: 'a', reference: 'SQ-123456', token: 't' },
  name: 'your quote SQ-123456 £3,297',
  savedAt: at(-1000),
};

describe('a lead that was sent from this device', () => {
  it('stands beside the specified fields, drafts and other funnels', () => {
    const record = withLead({ quote: 1, drafts: { instant: 2 } }, 'homecare', lead);
    const both = withLead(record, 'instant', { ...lead, key: 'k2' });
    expect(both).toMatchObject({ quote: 1, drafts: { instant: 2 } });
    expect([leadOf(both, 'homecare', PRESENT)?.key, leadOf(both, 'instant', PRESENT)?.key]).toEqual(['k1', 'k2']);
    expect(leadOf(both, 'solar', PRESENT)).toBeUndefined();
  });

  it('is not kept where it may not be', () => expect(withLead({ quote: 1 }, 'solar', undefined)).toEqual({ quote: 1 }));

  it.each([
    ['30 days of age', { savedAt: at(-KEEP_MS) }],
    ['a quote that has expired', { answer: { id: 'a', expiresAt: at(-1) } }],
    ['no key', { key: undefined }],
    ['no answer', { answer: 'x' }],
  ])('is not made of %s', (_what, change) => {
    const record = { sent: { solar: { ...lead, ...change } } };
    expect(leadOf(record, 'solar', PRESENT)).toBeUndefined();
    expect(keyOf(record, 'solar', lead.print)).toBeUndefined();
  });

  it('gives its key to the same answers only', () => {
    const record = withLead({}, 'solar', lead);
    expect(keyOf(record, 'solar', '4 kW')).toBe('k1');
    expect(keyOf(record, 'solar', '5 kW')).toBeUndefined();
  });

  it('takes others out whose time is over', () => {
    const old = withLead({}, 'homecare', { ...lead, savedAt: at(-KEEP_MS - 2000) });
    expect(Object.keys(Object(Reflect.get(withLead(old, 'instant', lead), 'sent')))).toEqual(['instant']);
  });
});
