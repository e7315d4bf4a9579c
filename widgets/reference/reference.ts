import { pageOfTag, TAG_NAMES, type TagName } from '#contract/tags.ts';
import { definitions } from '../funnels/definitions.ts';
import { type AttributeKind, attributeKinds, commonAttributes } from '../runtime/attributes.ts';
import { toAttributeName } from '../runtime/elementClass.ts';
import { readDocComment, type DocComment } from './docComment.ts';
import { COMMON_WORDS, DETAIL_TYPES, OPTIONAL_DETAILS } from './words.ts';

/** An attribute, and the property of the same meaning. */
export interface AttributeReference {
  /** "customer-type" */
  readonly name: string;
  /** "customerType" */
  readonly property: string;
  /** As TypeScript says it: "'home' | 'business'". */
  readonly type: string;
  /** All values, where these can be listed. */
  readonly words: readonly string[];
  /** "home, business", "at most 60 characters" */
  readonly expected: string;
  readonly text: string;
  /** Every tag has it. */
  readonly isCommon: boolean;
  /** Whether it does anything on this tag. Typings and editors know one that does not, so that no page breaks by it. */
  readonly isUsed: boolean;
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

export interface EventReference extends Named {
  /** Name and TypeScript type of what stands in `detail`. */
  readonly detail: readonly { readonly name: string; readonly type: string }[];
}

/** All that a page may rely on of one tag. */
export interface TagReference {
  readonly tag: TagName;
  /** Our own page that holds it. */
  readonly page: string;
  readonly paragraphs: readonly string[];
  readonly attributes: readonly AttributeReference[];
  readonly events: readonly EventReference[];
  readonly parts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const sources = import.meta.glob<string>(['../funnels/*/funnel.tsx', '../tools/*/tool.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Which module declares a tag is not said twice: its source names it.
function docOf(tag: TagName): DocComment {
  const source = Object.values(sources).find((text) => text.includes(`tag: '${tag}'`));
  if (source === undefined) throw new Error(`expected the source of <${tag}>`);
  return readDocComment(source);
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`\'`)}'`;

function typeOf({ words, parse }: AttributeKind<unknown>): string {
  if (words) return words.map(quoted).join(' | ');
  // One that says something without a value is a switch.
  return parse('') === true ? 'boolean' : 'string';
}

function attributeOf([property, kind]: readonly [string, AttributeKind<unknown>], doc: DocComment): AttributeReference {
  const name = toAttributeName(property);
  const own = doc.marked.find((line) => line.mark === 'attribute' && line.name === name);
  return {
    name,
    property,
    type: typeOf(kind),
    words: kind.words ?? [],
    expected: kind.expected,
    text: sentence(own?.text ?? COMMON_WORDS[property] ?? `Takes ${kind.expected}`),
    isCommon: property in commonAttributes,
    isUsed: !(property in commonAttributes) || doc.common.includes(name),
  };
}

/** Doc comments begin small and may end without a stop. */
const sentence = (text: string): string => {
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
};

const marked = ({ marked: lines }: DocComment, mark: string): Named[] =>
  lines.filter((line) => line.mark === mark).map(({ name, text }) => ({ name, text: sentence(text) }));

function referenceOf(tag: TagName): TagReference {
  const definition = definitions.get(tag);
  if (!definition) throw new Error(`expected the definition of <${tag}>`);
  const doc = docOf(tag);
  const attributes = Object.entries(attributeKinds(definition)).map((entry) => attributeOf(entry, doc));
  return {
    tag,
    page: pageOfTag(tag),
    paragraphs: doc.paragraphs,
    // Its own first: those of every tag are known after the first one.
    attributes: [...attributes.filter(({ isCommon }) => !isCommon), ...attributes.filter(({ isCommon }) => isCommon)],
    events: doc.marked
      .filter(({ mark }) => mark === 'fires')
      .map(({ name, text, fields }) => ({
        name,
        text: sentence(text),
        detail: [
          ...fields.map((field) => ({ name: field, type: DETAIL_TYPES[field] ?? 'unknown' })),
          ...(OPTIONAL_DETAILS[name] ?? []),
        ],
      })),
    parts: marked(doc, 'part'),
    cssProperties: marked(doc, 'cssproperty'),
  };
}

/** Every tag, as its declaration and its doc comment have it. */
export const references: readonly TagReference[] = TAG_NAMES.map(referenceOf);
