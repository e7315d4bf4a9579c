import { expect, test } from 'vitest';
import { TAG_NAMES } from '#contract/tags.ts';
import { attributesOfTag } from '../../../widgets/funnels/definitions.ts';
import { listFields } from './fields.ts';

/** With a box of its own in BuilderForm.tsx; and which list a plan stands in, because names repeat: of those that are offered none does. */
const NO_LISTS = ['postcode', 'bill', 'catalogue'];
// It shows a plan as a line and keeps its own price: of use to pages with plans of their own.
const NOT_OFFERED = ['instant-quote plan'];

test('every attribute of every tag has its list in the builder, or its box', () => {
  const offered = listFields.map(({ tag, attribute }) => `${tag} ${attribute}`);
  const asked = TAG_NAMES.flatMap((tag) =>
    attributesOfTag(tag).flatMap(([attribute]) => (NO_LISTS.includes(attribute) ? [] : [`${tag} ${attribute}`])),
  );
  expect([...offered, ...NOT_OFFERED].toSorted()).toEqual(asked.toSorted());
  for (const { tag, attribute, words } of listFields) expect(words.length, `${tag} ${attribute}`).toBeGreaterThan(1);
});
