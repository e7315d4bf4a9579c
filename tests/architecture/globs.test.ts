import { expect, test } from 'vitest';
import { globsWithinArrows } from './globs.ts';

const readBy = (path: string, pattern: string) =>
  globsWithinArrows([
    { path, text: `const files = import.meta.glob<Record<string, string>>(${pattern}, { eager: true });` },
  ]);

test.each([
  ['site/facts/faqs.ts', "'/site/pages/faqs/content/*/*.md'", 'site-facts-know-only-what-is-below'],
  ['site/kit/Prose.tsx', "'../pages/**/*.md'", 'site-kit-know-only-what-is-below'],
  ['site/drawings/Drawing.tsx', "['./*.svg', '../pages/*/*.svg']", 'drawings-and-document-are-the-bottom'],
  ['site/markdown/all.ts', "'../{drawings,facts}/*.ts'", 'site-markdown-know-only-what-is-below'],
  ['site/pages/blog/all.ts', "'../faqs/content/*.md'", 'pages-are-strangers'],
  ['widgets/funnels/ev/all.ts', "'../solar/*.ts'", 'widget-funnels-are-strangers'],
  ['api/contract/common/all.ts', "'../ev/*.ts'", 'contract-common-knows-no-funnel'],
])('%s may not read %s', (reader, pattern, rule) => {
  expect(readBy(reader, pattern).join()).toContain(`: ${rule}`);
});

test.each([
  ['site/facts/faqs.ts', "'/site/facts/content/faqs/*/*.md'"],
  ['site/pages/blog/blog.ts', "'/site/pages/blog/content/*.md'"],
  ['site/drawings/Drawing.tsx', "['./*.svg', '!../pages/*/*.svg']"],
  ['site/client/styles.ts', "'../pages/**/*.css.ts'"],
  ['site/facts/all.test.ts', "'../pages/**/*.md'"],
])('%s may read %s', (reader, pattern) => {
  expect(readBy(reader, pattern)).toEqual([]);
});

test('a comment reads nothing', () => {
  const text = "/** A folder as `import.meta.glob('/site/pages/x/*.md')` gives it. */";
  expect(globsWithinArrows([{ path: 'site/markdown/collection.ts', text }])).toEqual([]);
});
