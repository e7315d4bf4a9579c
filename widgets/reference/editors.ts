import type { TagReference } from './reference.ts';

const REFERENCE_PATH = '/partners';

/** `vscode.html-custom-data.json`: names, values and help for tags in HTML. @param site our public address */
export const htmlCustomData = (references: readonly TagReference[], site: string): object => ({
  version: 1.1,
  tags: references.map(({ tag, paragraphs, attributes }) => ({
    name: tag,
    description: paragraphs.join('\n\n'),
    attributes: attributes.map(({ name, text, words, type }) => ({
      name,
      description: text,
      ...(words.length > 0 && { values: words.map((word) => ({ name: word })) }),
      ...(type === 'boolean' && { valueSet: 'v' }),
    })),
    references: [{ name: 'Reference', url: `${site}${REFERENCE_PATH}/${tag}` }],
  })),
});

interface Package {
  readonly name: string;
  readonly version: string;
  /** Our public address. */
  readonly site: string;
}

/** `web-types.json`: the same for the editors of JetBrains. */
export const webTypes = (references: readonly TagReference[], { name, version, site }: Package): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: references.map(({ tag, paragraphs, attributes, events, parts, cssProperties }) => ({
        name: tag,
        description: paragraphs.join('\n\n'),
        'doc-url': `${site}${REFERENCE_PATH}/${tag}`,
        attributes: attributes.map((one) => ({
          name: one.name,
          description: one.text,
          value: { type: one.type, kind: one.type === 'boolean' ? 'no-value' : 'plain' },
        })),
        js: {
          properties: attributes.map((one) => ({ name: one.property, description: one.text, type: one.type })),
          events: events.map((event) => ({ name: event.name, description: event.text })),
        },
        css: {
          parts: parts.map((part) => ({ name: part.name, description: part.text })),
          properties: cssProperties.map((property) => ({ name: property.name, description: property.text })),
        },
      })),
    },
  },
});
