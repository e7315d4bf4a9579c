import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const html = (text: string): string =>
  renderMarkdown(text)
    .blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.name}]`))
    .join('|');

test('headings get an id from their words, or the one that they name', () => {
  const { headings } = renderMarkdown('## What does it cost?\n\ntext\n\n### The owner’s part {#owner}');
  expect(headings).toEqual([
    { id: 'what-does-it-cost', text: 'What does it cost?', level: 2 },
    { id: 'owner', text: 'The owner’s part', level: 3 },
  ]);
  expect(html('## Costs {#costs}')).toBe('<h2 id="costs">Costs</h2>');
});

test('a figure stands between the pieces of the text', () => {
  expect(html('one\n\n{figure:RoofAngles}\n\ntwo')).toBe('<p>one</p>|[RoofAngles]|<p>two</p>');
});

test('a table has a name, scrolls by keyboard and says which cells are heads', () => {
  expect(html('| Size | Price |\n|---|---|\n| 4 kW | £3,297 |')).toContain(
    '<section class="table" tabindex="0" aria-label="Table: Size, Price"><table><thead><tr><th scope="col">Size</th>',
  );
});

test('HTML in a text stops the build', () => {
  expect(() => renderMarkdown('<b>no</b>')).toThrow('holds no HTML');
});

test('words are counted without signs', () => {
  expect(renderMarkdown('Solar – for £3,297 a system.').words).toBe(5);
});
