import { expect, test } from 'vitest';
import { topicNameOf } from './topicName.ts';

test.each([
  ['/blog/tag/heat-pumps', 'Heat Pumps'],
  ['/blog/category/solar-2030', 'Solar 2030'],
  ['/blog/tag', ''],
  ['/blog/tag/%3Cb%3E', ''],
  [`/blog/tag/${'a'.repeat(61)}`, ''],
])('%s is “%s”', (pathname, name) => {
  expect(topicNameOf(pathname)).toBe(name);
});
