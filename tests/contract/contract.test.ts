import { describe, expect, test } from 'vitest';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { narrowings } from './narrowings.ts';
import { presentContract, releasedContracts, type ReleasedContract } from './released.ts';

// Tags of every recorded release are out there, pinned, cached or open in somebody's browser. What they send must be taken,
// and what they read must be answered. A change that this refuses belongs under another address than /functions/v1.

const present = presentContract();

const requestBreaks = ({ version, requests }: ReleasedContract): string[] =>
  Object.entries(requests).flatMap(([name, before]) => {
    const after = present.requests[name];
    if (!after) return [`${name}: is gone, and tags of ${version} send it.`];
    return narrowings(before, after).map(
      ({ path, what }) => `${name}: ${path} ${what}. Tags of ${version} may send it so.`,
    );
  });

// The other way round: what is answered now must be what those tags read. They leave aside what they do not know.
const answerBreaks = ({ version, answers }: ReleasedContract): string[] =>
  Object.entries(answers).flatMap(([name, before]) =>
    narrowings(present.answers[name] ?? {}, before)
      .filter(({ kind }) => kind === 'required' || kind === 'type')
      .map(({ path }) => `${name}: ${path} is not always answered as tags of ${version} read it.`),
  );

describe.each(releasedContracts())('tags of $version', (released) => {
  test('are refused nothing that they send', () => {
    expect(requestBreaks(released)).toEqual([]);
  });

  test('are answered all that they read', () => {
    expect(answerBreaks(released)).toEqual([]);
  });

  test('are recorded with every form, and as they say it themselves', () => {
    expect([...new Set(released.bodies.map(({ funnel }) => funnel))]).toEqual(FUNNEL_NAMES);
    for (const { body } of released.bodies)
      expect(body).toMatchObject({ attribution: { widgetVersion: released.version } });
  });
});

test('a release is recorded at all', () => {
  expect(releasedContracts().length).toBeGreaterThan(0);
});
