import type { EventReference, TagReference } from './reference.ts';

/** "SolarQuoteElement": elements share one class in the code, and typings need a name for each. */
export const classNameOf = (tag: string): string =>
  `${tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element`;

/** "CustomEvent<{ step: number; of: number; name: string }>" */
export const eventTypeOf = ({ detail }: EventReference): string =>
  `CustomEvent<{ ${detail.map(({ name, type }) => `${name}: ${type}`).join('; ')} }>`;

const FALLBACK = 'A link to our own page: shown without JavaScript, and until the form shows.';

/** Name of the module that a tag is imported by. */
const MODULE = 'index.js';

function declarationOf({ tag, paragraphs, attributes, events, parts, cssProperties }: TagReference): object {
  return {
    kind: 'class',
    name: classNameOf(tag),
    customElement: true,
    tagName: tag,
    superclass: { name: 'HTMLElement' },
    summary: paragraphs[0],
    description: paragraphs.join('\n\n'),
    attributes: attributes.map(({ name, property, type, text }) => ({
      name,
      type: { text: type },
      description: text,
      fieldName: property,
    })),
    members: attributes.map(({ name, property, type, text }) => ({
      kind: 'field',
      name: property,
      type: { text: `${type} | undefined` },
      description: text,
      attribute: name,
      reflects: true,
    })),
    events: events.map((event) => ({ name: event.name, type: { text: eventTypeOf(event) }, description: event.text })),
    slots: [{ name: '', description: FALLBACK }],
    cssParts: parts.map(({ name, text }) => ({ name, description: text })),
    cssProperties: cssProperties.map(({ name, text }) => ({ name, description: text })),
  };
}

/** `custom-elements.json`: Custom Elements Manifest, read by editors, Storybook and documentation tools. */
export const customElementsManifest = (references: readonly TagReference[]): object => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: MODULE,
      declarations: references.map(declarationOf),
      exports: references.map(({ tag }) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name: classNameOf(tag), module: MODULE },
      })),
    },
  ],
});
