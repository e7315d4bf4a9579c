import { describe, expect, it } from 'vitest';
import { linksOfDocuments, pathsInDocuments, readableDocuments, sizesInDocuments } from './documents.ts';
import type { Rule } from './sourceFiles.ts';

const TREE = [
  { path: 'api/leads/repository.ts', text: '' },
  { path: 'api/outbox/worker.ts', text: 'line\n'.repeat(100) },
  { path: 'api/outbox/worker.test.ts', text: 'line\n'.repeat(500) },
  { path: 'docs/sales.md', text: '# Sales\n\n## The lead, in your inbox\n' },
  { path: 'docs/decisions/outbox.md', text: '# One outbox\n' },
];
const check = (rule: Rule, path: string, text: string): string[] => rule([...TREE, { path, text }]);

describe('what looks like a breach', () => {
  it.each<[string, Rule, string, string]>([
    ['a link to nowhere', linksOfDocuments, 'README.md', '[sales](docs/selling.md)'],
    ['a link from a folder', linksOfDocuments, 'docs/partners.md', '[sales](docs/sales.md)'],
    ['a heading that is not there', linksOfDocuments, 'README.md', '[mails](docs/sales.md#the-mail)'],
    ['a heading of its own that is not there', linksOfDocuments, 'README.md', '# Quotes\n\n[limits](#limits)'],
    ['a file that is not there', pathsInDocuments, 'ARCHITECTURE.md', 'Leads: `api/leads/leads.ts`.'],
    ['a folder that is not there', pathsInDocuments, 'docs/decisions/one.md', 'See `api/inbox/`.'],
    ['a pattern below no folder', pathsInDocuments, 'CONTRIBUTING.md', 'See `widgets/funnels/<funnel>/index.ts`.'],
    ['a long first page', readableDocuments, 'README.md', 'word '.repeat(1201)],
    ['a size of a file of then', sizesInDocuments, 'ARCHITECTURE.md', '| outbox, `api/outbox/worker.ts` | why | 89 |'],
    ['a size of a folder of then', sizesInDocuments, 'ARCHITECTURE.md', '| outbox, `api/outbox/` | why | 600 |'],
    ['a long walk', readableDocuments, 'ARCHITECTURE.md', 'word '.repeat(2201)],
  ])('%s', (_name, rule, path, text) => {
    expect(check(rule, path, text)).toHaveLength(1);
  });
});

describe('what is none', () => {
  it.each<[string, Rule, string, string]>([
    ['a heading', linksOfDocuments, 'README.md', '[mails](docs/sales.md#the-lead-in-your-inbox)'],
    ['a folder', linksOfDocuments, 'README.md', '[why](docs/decisions/)'],
    ['a link from a folder', linksOfDocuments, 'docs/decisions/leads.md', '[sales](../sales.md)'],
    ['an address', linksOfDocuments, 'README.md', '[the page](https://quotes.example/solar-quote)'],
    ['a link in a snippet', linksOfDocuments, 'README.md', '```md\n[x](y.md)\n```'],
    ['a link as an example', linksOfDocuments, 'README.md', 'Write `![what it shows](/pictures/name.jpg)`.'],
    ['a file', pathsInDocuments, 'ARCHITECTURE.md', 'Leads: `api/leads/repository.ts`.'],
    ['a pattern', pathsInDocuments, 'CONTRIBUTING.md', 'One for each: `api/leads/<name>.ts`, `docs/*.md`.'],
    ['a name of the past', pathsInDocuments, 'CHANGELOG.md', 'It was in `site/content/`.'],
    ['a size without tests', sizesInDocuments, 'ARCHITECTURE.md', '| outbox, `api/outbox/` | why | 91 |'],
    ['a number of something else', sizesInDocuments, 'docs/sales.md', '| leads a day | 4 |'],
    ['a long page for reference', readableDocuments, 'docs/partners.md', 'word '.repeat(3000)],
  ])('%s', (_name, rule, path, text) => {
    expect(check(rule, path, text)).toEqual([]);
  });
});
