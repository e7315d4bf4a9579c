import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCollection } from './collection.ts';
import { isoDay } from './isoDay.ts';

const schema = z.object({ title: z.string(), date: isoDay });
const read = (files: Record<string, string>) => readCollection(files, schema);

test('a file becomes its slug, its checked front matter and its text', () => {
  const file = '../content/x/solar-costs.md';
  expect(read({ [file]: '---\ntitle: Solar\ndate: 2024-04-18\n---\n\n## Text\n' })).toEqual([
    { slug: 'solar-costs', file, data: { title: 'Solar', date: '2024-04-18' }, body: '## Text' },
  ]);
});

test.each([
  ['a.md', 'no front matter', 'expected front matter'],
  ['a.md', '---\ntitle: [\n---\n', 'is no YAML'],
  ['a.md', '---\ntitle: 4\ndate: 2024-04-18\n---\n', 'title: '],
  ['a.md', '---\ntitle: A\ndate: 2024-02-31x\n---\n', 'date: expected a day'],
  ['A_b.md', '---\ntitle: A\ndate: 2024-04-18\n---\n', 'small letters'],
])('%s with %j stops the build and says why', (file, text, message) => {
  expect(() => read({ [file]: text })).toThrow(message);
});
