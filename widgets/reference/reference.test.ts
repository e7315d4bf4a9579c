import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { definitions } from '../funnels/definitions.ts';
import { attributeKinds } from '../runtime/attributes.ts';
import { QUOTE_EVENTS } from '../runtime/host.ts';
import { publicProperties } from '../theme/tokens.ts';
import { readDocComment } from './docComment.ts';
import { customElementsManifest } from './manifest.ts';
import { references } from './reference.ts';
import { elementTypings, FRAMEWORK_NAMES, frameworkTypings } from './typings.ts';

const schema: object = JSON.parse(
  readFileSync('tests/tools/node_modules/custom-elements-manifest/schema.json', 'utf8'),
);

describe.each(references)(
  'the reference of <$tag>',
  ({ tag, attributes, events, parts, cssProperties, paragraphs }) => {
    test('has every declared attribute, and no other', () => {
      const definition = definitions.get(tag);
      if (!definition) throw new Error(`expected <${tag}>`);
      expect(attributes.map(({ property }) => property).toSorted()).toEqual(
        Object.keys(attributeKinds(definition)).toSorted(),
      );
    });

    test('has events that there are, with details that have a type', () => {
      expect(events.map(({ name }) => name)).toContain('quote-ready');
      expect(events.filter(({ name }) => !QUOTE_EVENTS.some((known) => known === name))).toEqual([]);
      const untyped = events
        .flatMap(({ detail }) => detail)
        .filter(({ type, name }) => type === 'unknown' && name !== 'state');
      expect(untyped).toEqual([]);
    });

    test('says something of everything', () => {
      expect(cssProperties.map(({ name }) => name).toSorted()).toEqual(Object.values(publicProperties).toSorted());
      for (const { text } of [...attributes, ...events, ...parts, ...cssProperties])
        expect(text).toMatch(/^\W*[A-Z].{10,}/s);
      expect(paragraphs.join(' ')).toMatch(/^[A-Z].{20,}\.$/);
    });
  },
);

test('every result that tells its actions tells that a day was booked: each offers one', () => {
  const actions = references.flatMap(({ events }) => events.filter(({ name }) => name === 'quote-action'));
  expect(actions).toHaveLength(6);
  for (const { text } of actions) expect(text).toMatch(/\bbook\b/);
});

test('an attribute of every tag that does nothing on a tag is told from the others', () => {
  const unused = Object.fromEntries(
    references.map(({ tag, attributes }) => [tag, attributes.filter(({ isUsed }) => !isUsed).map(({ name }) => name)]),
  );
  expect(unused['solar-estimate']).toEqual(['done-url', 'keep', 'api', 'no-statistics', 'variant']);
  expect(unused['quick-quote']).toEqual(['done-url', 'keep']);
  expect(unused['newsletter-signup']).toEqual(['keep']);
  expect(Object.values(unused).flat()).toHaveLength(8);
});

test('the manifest is one by its schema', () => {
  const validate = new Ajv({ strict: false }).compile(schema);
  validate(JSON.parse(JSON.stringify(customElementsManifest(references))));
  expect(validate.errors).toBeNull();
});

test('values are typed as they are declared', () => {
  const typings = elementTypings(references);
  expect(typings).toContain(`  'customer-type'?: 'home' | 'business' | undefined;`);
  expect(typings).toContain('  customerType: ');
  expect(typings).toContain(`  'no-statistics'?: boolean | '' | undefined;`);
  expect(typings).toContain('  variant?: string | undefined;');
  expect(typings).toContain(`'quote-step': CustomEvent<{ step: number; of: number; name: string }>;`);
  for (const framework of FRAMEWORK_NAMES)
    for (const { tag } of references) expect(frameworkTypings(references, framework)).toContain(`'${tag}': Tag<`);
});

test('a doc comment is read over lines', () => {
  const source = `/** Else. */\nconst a = 1;\n/**\n * Two\n * lines.\n *\n * Besides the attributes of every tag (\`a\`):\n *\n * @attribute b-c one,\n *   and more\n * @fires quote-x {of, to} said\n * @part d\n */\nexport const x = defineFunnel({`;
  expect(readDocComment(source)).toEqual({
    paragraphs: ['Two lines.'],
    common: ['a'],
    marked: [
      { mark: 'attribute', name: 'b-c', fields: [], text: 'one, and more' },
      { mark: 'fires', name: 'quote-x', fields: ['of', 'to'], text: 'said' },
      { mark: 'part', name: 'd', fields: [], text: '' },
    ],
  });
  expect(() => readDocComment('export const x = 1;')).toThrow('expected a doc comment');
});
