import { describe, expect, it } from 'vitest';
import { draftOf, isRecordFresh, isStale, KEEP_MS, withDraft } from './stored.ts';

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
