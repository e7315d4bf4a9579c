import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heightFor } from '#contract/reservedHeights.ts';
import { isFormTag, TAG_NAMES, TAGS } from '#contract/tags.ts';
import { renderPage } from '../site/generate/renderPage.tsx';
import { routes } from '../site/routes.ts';
import { references } from '../widgets/reference/reference.ts';
import { commonAttributes, type ElementDefinition } from '../widgets/runtime/attributes.ts';
import { toAttributeName } from '../widgets/runtime/elementClass.ts';
import { publicProperties } from '../widgets/theme/tokens.ts';

// What partners are told, in three places: the element's doc comment, docs/partners.md and the sample pages. All must be true.

const modules = import.meta.glob<Record<string, ElementDefinition<object>>>(
  ['../widgets/funnels/*/funnel.tsx', '../widgets/tools/*/tool.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['../widgets/funnels/*/funnel.tsx', '../widgets/tools/*/tool.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const components = import.meta.glob<string>(['../widgets/**/*.tsx', '!../widgets/**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
// `part="field"`, and the names of a button, which depend on its kind.
const PART = /part=(?:"|\{`)([a-z-]+)/g;
const parts = new Set(Object.values(components).flatMap((text) => [...text.matchAll(PART)].map(([, name]) => name)));
const partnersPage = readFileSync('docs/partners.md', 'utf8');

const COMMON_EVENTS = ['quote-ready', 'quote-step', 'quote-submitting', 'quote-submitted', 'quote-failed'];
// The width that the last rule of a snippet is about.
const TELEPHONE = 390;
// From which screen on a rule holds depends on the page around the tag.
const NARROW_RULE = /@media \(width < \d+px\) \{ [a-z-]+:not\(:defined\) \{ min-height: (\d+)px \} \}/g;

const marked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).toSorted();
const taggedWith = (source: string, mark: string): string[] =>
  [...source.matchAll(new RegExp(`^ \\* @${mark} ([a-z-]+)`, 'gm'))].map(([, name = '']) => name).toSorted();

/** The row of the table of tags. */
function rowOf(tag: string): { page: string; attributes: string[]; events: string[] } {
  const row = partnersPage.split('\n').find((line) => line.startsWith(`| \`<${tag}>\` |`));
  const [, , , page = '', attributes = '', events = ''] = (row ?? '').split('|');
  return { page: page.trim().replaceAll('`', ''), attributes: marked(attributes), events: marked(events) };
}

const snippets = readdirSync('public/partner')
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(`public/partner/${name}`, 'utf8') }));
const index = snippets.find(({ name }) => name === 'index.html')?.html ?? '';

const elements = Object.entries(modules).map(([path, exported]) => {
  const [definition] = Object.values(exported);
  return { path, tag: definition?.tag ?? path, definition, source: sources[path] ?? '' };
});

test('the tag of each funnel is the registered one, and so is that of each tool', () => {
  const registered = TAG_NAMES.map((tag) => [
    isFormTag(tag) ? `../widgets/funnels/${TAGS[tag].funnel}/funnel.tsx` : '../widgets/tools/estimate/tool.ts',
    tag,
  ]);
  expect(Object.fromEntries(elements.map(({ path, tag }) => [path, tag]))).toEqual(Object.fromEntries(registered));
});

describe.each(elements)('<$tag>', ({ tag, definition, source }) => {
  const attributes = Object.keys(definition?.attributes ?? {})
    .map(toAttributeName)
    .toSorted();

  test('its doc comment names its attributes', () => {
    expect(taggedWith(source, 'attribute')).toEqual(attributes);
  });

  test('its doc comment names every custom property, and parts that there are', () => {
    expect(taggedWith(source, 'cssproperty')).toEqual(Object.values(publicProperties).toSorted());
    const named = taggedWith(source, 'part');
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((part) => !parts.has(part))).toEqual([]);
  });

  test('the partners’ page names the same attributes and events', () => {
    const told = rowOf(tag);
    expect(told.attributes).toEqual(attributes);
    expect(told.events).toEqual(taggedWith(source, 'fires').filter((event) => !COMMON_EVENTS.includes(event)));
  });

  test('the partners’ page names the page of ours that holds it, or that a tool leads on to', () => {
    const { page } = rowOf(tag);
    const held = routes.find(({ path }) => path === page)?.tags;
    expect(held).toContain(definition?.sendsNothing ? 'solar-quote' : tag);
  });

  const pages = snippets.filter(({ html }) => html.includes(`<${tag} partner="pk_demo"`));

  test('a sample page shows it, and the list leads there', () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const { name } of pages) expect(index).toContain(`href="${name}"`);
  });

  test('its sample page leads to the page of ours without JavaScript', () => {
    const { page } = rowOf(tag);
    for (const { html } of pages) expect(html).toContain(`<a href="__PUBLIC_URL__${page}">`);
  });

  test('its sample page keeps the room that it takes', () => {
    for (const { html } of pages) {
      expect(html).toContain(`${tag}:not(:defined) { display: block; min-height: ${heightFor(tag, Infinity)}px }`);
      const narrower = [...html.matchAll(NARROW_RULE)].map(([, height]) => Number(height));
      expect(narrower.at(-1)).toBe(heightFor(tag, TELEPHONE));
    }
  });
});

test('the partners’ page names every attribute that all tags have', () => {
  for (const name of Object.keys(commonAttributes))
    expect(partnersPage).toMatch(new RegExp(`^\\|.*\`${toAttributeName(name)}\`.*\\|.*\\|`, 'm'));
});

test('the partners’ page and the reference leave out the same of them for the same tags', () => {
  const told = Object.keys(commonAttributes).flatMap((property) => {
    const name = toAttributeName(property);
    const row = partnersPage.split('\n').find((line) => new RegExp(`^\\|[^|]*\`${name}\``).test(line)) ?? '';
    const [, excepted = ''] = /Not of ((?:(?:, | and )?`<[a-z-]+>`)+)/.exec(row) ?? [];
    return marked(excepted).map((tag) => `${name} ${tag}`);
  });
  const left = references.flatMap(({ tag, attributes }) =>
    attributes.filter(({ isUsed }) => !isUsed).map(({ name }) => `${name} <${tag}>`),
  );
  expect(told.toSorted()).toEqual(left.toSorted());
});

test.each(references)('the page of <$tag> lists what does something on it', ({ tag, attributes }) => {
  const route = routes.find(({ path }) => path === `/partners/${tag}`);
  const html = route ? renderPage(route, { styles: [], modules: [], preloads: [] }) : '';
  const listed = [...html.matchAll(/<dt[^>]*><code[^>]*>([a-z-]+)</g)].map(([, name]) => name);
  const shown = attributes.filter(({ name }) => listed.includes(name));
  expect(shown).toEqual(attributes.filter(({ isUsed }) => isUsed));
});

test('the snippet for partners keeps the same room', () => {
  expect(partnersPage).toContain(`min-height: ${heightFor('solar-quote', Infinity)}px }`);
  expect(partnersPage).toContain(`min-height: ${heightFor('solar-quote', TELEPHONE)}px } }`);
});
