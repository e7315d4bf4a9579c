import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoDay } from '../markdown/fields.ts';
import { readContent } from './readCollection.ts';

const schema = z.object({ title: z.string(), date: isoDay });

test('a file becomes its slug, its checked front matter and its text', () => {
  const file = '/site/pages/x/content/solar-costs.md';
  expect(readContent(file, '---\ntitle: Solar\ndate: 2024-04-18\n---\n\n## Text\n', schema)).toEqual({
    content: { slug: 'solar-costs', file, data: { title: 'Solar', date: '2024-04-18' }, body: '## Text' },
  });
});
