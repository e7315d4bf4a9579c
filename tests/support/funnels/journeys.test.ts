import { expect, it } from 'vitest';
import { FORM_TAGS, TAGS } from '#contract/tags.ts';
import { FORMS, FUNNELS } from './journeys.ts';

const LIST = 'tests/support/funnels/journeys.ts';

// Walk, failures, messages, worked cases and print are declared from these lists: who is not in them is not tested.
it('every funnel of the contract is walked, once', () => {
  const walked = [...FUNNELS, ...FORMS].map(({ tag, funnel }) => `<${tag}> as ${funnel}`);
  const wanted = FORM_TAGS.map((tag) => `<${tag}> as ${TAGS[tag].funnel}`);
  expect(wanted.filter((journey) => !walked.includes(journey)).map((journey) => `${LIST} lacks ${journey}`)).toEqual(
    [],
  );
  expect(walked.toSorted()).toEqual(wanted.toSorted());
});
