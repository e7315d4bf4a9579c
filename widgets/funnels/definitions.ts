import { TAGS, type TagName } from '#contract/tags.ts';
import type { ElementDefinition } from '../runtime/elementDefinition.ts';

const funnels = import.meta.glob<Readonly<Record<string, ElementDefinition<object>>>>('./*/funnel.tsx', {
  eager: true,
});

function definitionOf(tag: string, funnel: string): ElementDefinition<object> {
  const definition = Object.values(funnels[`./${funnel}/funnel.tsx`] ?? {}).find((exported) => exported.tag === tag);
  if (!definition) throw new Error(`expected <${tag}> in widgets/funnels/${funnel}/funnel.tsx`);
  return definition;
}

/** What makes each tag, for whoever renders all of them. A page loads one at a time: see `widgets/elements/`. */
export const definitions: ReadonlyMap<TagName, ElementDefinition<object>> = new Map(
  Object.entries(TAGS).map(([tag, { funnel }]) => [tag as TagName, definitionOf(tag, funnel)]),
);
