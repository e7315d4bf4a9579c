import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../api/openapi/schemas.ts';
import { misreadByNewTags, misreadByOldTags, refusedNewTags, refusedOldTags, type Contract } from './breaks.ts';
import {
  formsOf,
  presentContract,
  releasedContracts,
  runningContracts,
  type ReleasedContract,
} from './releasedContracts.ts';

const present = presentContract();

// Tags of every recorded release are out there, pinned, cached or open in somebody's browser. What they send must be taken,
// and what they read must be answered. A change that this refuses belongs under another address than /functions/v1.
describe.each(releasedContracts())('tags of $version', (released) => {
  test('are refused nothing that they send', () => {
    expect(refusedOldTags(released, present)).toEqual([]);
  });

  test('are answered all that they read', () => {
    expect(misreadByOldTags(released, present)).toEqual([]);
  });

  test('are recorded with every form, and as they say it themselves', () => {
    expect([...new Set(released.bodies.map(({ funnel }) => funnel))]).toEqual(formsOf(released));
    for (const { body } of released.bodies)
      expect(body).toMatchObject({ attribution: { widgetVersion: released.version } });
  });
});

test('a form that has come since a release is missing in no record of it', () => {
  const { HomecareRequest: _gone, ...requests } = present.requests;
  expect(formsOf(present)).toContain('homecare');
  expect(formsOf({ requests })).not.toContain('homecare');
});

test('a release is recorded at all', () => {
  expect(releasedContracts().length).toBeGreaterThan(0);
});

// A server of an earlier release answers tags of today while servers are exchanged, and after a way back. A further word, or
// more room, is therefore offered one release after the API takes it, when `gone` says that none of the one before runs.
// What a release refuses and a tag does without, by the release. `estimate` is posted in the background: refused, the estimate
// stays on the screen as the page has worked it out, and is not stored.
const DONE_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  '0.1.0-36d3110c': [
    'QuoteAction: action does not take "estimate" in 0.1.0-36d3110c. Tags of today may send it otherwise.',
  ],
};

describe.each(runningContracts())('an API of $version', (released) => {
  test('refuses nothing that tags of today may send and cannot do without', () => {
    expect(refusedNewTags(released, present)).toEqual(DONE_WITHOUT[released.version] ?? []);
  });

  test('answers all that tags of today read', () => {
    expect(misreadByNewTags(released, present)).toEqual([]);
  });
});

test('a release is recorded that an API may still run', () => {
  expect(runningContracts().length).toBeGreaterThan(0);
});

describe('a breach is told by tag, field and release', () => {
  const roof = (schema: JsonSchema, required: readonly string[] = []): Contract => ({
    requests: {
      SolarRequest: {
        type: 'object',
        required,
        properties: { roof: schema, notes: { type: 'string', maxLength: 200 } },
      },
    },
    answers: { QuoteAnswer: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
  });
  const released: ReleasedContract = { version: '0.1.0-1f2e3d4c', bodies: [], ...roof({ enum: ['Pitched', 'Flat'] }) };
  const further = { enum: ['Pitched', 'Flat', 'Thatch'] };

  test.each<[what: string, contract: Contract, sentences: readonly string[]]>([
    ['a word more', roof(further), ['<solar-quote>: roof does not take "Thatch" in 0.1.0-1f2e3d4c.']],
    [
      'more room',
      { ...released, requests: { SolarRequest: { type: 'object', properties: { notes: { type: 'string' } } } } },
      ['<solar-quote>: notes has a maxLength of 200, not "none" in 0.1.0-1f2e3d4c.'],
    ],
    ['a field more', { ...released, requests: { SolarRequest: { type: 'object', properties: { colour: {} } } } }, []],
    ['another form', { ...released, requests: { HeatPumpRequest: { type: 'object', required: ['roof'] } } }, []],
  ])('%s that a tag sends', (_what, contract, sentences) => {
    expect(refusedNewTags(released, contract)).toEqual(
      sentences.map((sentence) => `${sentence} Tags of today may send it otherwise.`),
    );
  });

  test('an answer that was required, and is left out', () => {
    const strict = { ...released, ...roof({ enum: ['Flat'] }, ['roof']) };
    expect(refusedNewTags(strict, roof({ enum: ['Flat'] }))).toEqual([
      '<solar-quote>: roof is required in 0.1.0-1f2e3d4c. Tags of today may send it otherwise.',
    ]);
  });

  test('a word less that an old tag sends', () => {
    expect(refusedOldTags(released, roof({ enum: ['Flat'] }))).toEqual([
      '<solar-quote>: roof does not take "Pitched" now. Tags of 0.1.0-1f2e3d4c may send it otherwise.',
    ]);
  });

  test('an answer that a tag reads, and an API of then does not give', () => {
    const read = { type: 'object', required: ['id', 'queue'], properties: { id: {}, queue: { type: 'string' } } };
    expect(misreadByNewTags(released, { ...released, answers: { QuoteAnswer: read } })).toEqual([
      'QuoteAnswer: queue was not always answered by 0.1.0-1f2e3d4c as tags read it now.',
    ]);
  });
});
