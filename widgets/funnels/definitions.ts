import { isFormTag, TAG_NAMES, TAGS, type FormTag, type TagName } from '#contract/tags.ts';
import type { ElementDefinition } from '../runtime/attributes.ts';
import { toAttributeName } from '../runtime/elementClass.ts';
import { solarEstimate } from '../tools/estimate/tool.ts';

const funnels = import.meta.glob<Readonly<Record<string, ElementDefinition<object>>>>('./*/funnel.tsx', {
  eager: true,
});

const tools: Readonly<Record<Exclude<TagName, FormTag>, ElementDefinition<object>>> = {
  'solar-estimate': solarEstimate,
};

function definitionOf(tag: TagName): ElementDefinition<object> {
  if (!isFormTag(tag)) return tools[tag];
  const { funnel } = TAGS[tag];
  const definition = Object.values(funnels[`./${funnel}/funnel.tsx`] ?? {}).find((exported) => exported.tag === tag);
  if (!definition) throw new Error(`expected <${tag}> in widgets/funnels/${funnel}/funnel.tsx`);
  return definition;
}

/** What makes each tag, for whoever renders all of them. A page loads one at a time: see `widgets/elements/`. */
export const definitions: ReadonlyMap<TagName, ElementDefinition<object>> = new Map(
  TAG_NAMES.map((tag) => [tag, definitionOf(tag)]),
);

function wordsOf(kind: unknown): readonly string[] | undefined {
  return typeof kind === 'object' && kind !== null && 'words' in kind && Array.isArray(kind.words)
    ? kind.words.filter((word): word is string => typeof word === 'string')
    : undefined;
}

/** The attributes of a tag beyond those of every tag, each with the words that it takes; undefined for any text. */
export const attributesOfTag = (
  tag: TagName,
): readonly (readonly [name: string, words: readonly string[] | undefined])[] =>
  Object.entries(definitions.get(tag)?.attributes ?? {}).map(([property, kind]) => [
    toAttributeName(property),
    wordsOf(kind),
  ]);
