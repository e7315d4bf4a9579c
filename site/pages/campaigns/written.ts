import type { TagName } from '#contract/tags.ts';
import { attributesOfTag } from '../../../widgets/funnels/definitions.ts';
import { commonAttributes } from '../../../widgets/runtime/attributes.ts';
import { TAG_ATTRIBUTES, type TagAttributes } from '../../document/quoteTag.ts';
import { mapStrings } from '../../markdown/collection.ts';

// What a schema of single fields does not see in the file of a campaign.

// Not those of facts, figures and anchors: {{id}}, {figure:Name}, {#id}.
const IN_BRACES = /(?<!\{)\{([\w -]+)\}(?!\})/g;
const DAYS = ['starts', 'ends'];

interface WrittenText {
  readonly data: unknown;
  readonly body: string;
}

/** @throws for a name in braces that nothing is filled in for: visitors would read it */
export function assertDaysNamed({ data, body }: WrittenText): void {
  const texts = [body];
  mapStrings(data, (text) => {
    texts.push(text);
    return text;
  });
  const named = texts.flatMap((text) => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name));
  const wrong = named.find((name) => !DAYS.includes(name));
  if (wrong === undefined) return;
  throw new Error(`"{${wrong}}" is filled in by nothing. Write {starts} or {ends} for the days of the campaign.`);
}

/** What every tag has, of what pages of ours may say; the schema knows their words. */
const COMMON: ReadonlySet<string> = new Set(
  TAG_ATTRIBUTES.filter((name) => name === 'variant' || name in commonAttributes),
);

interface TagOfPage {
  readonly tag: TagName;
  readonly attributes: TagAttributes;
  readonly experiment?: { readonly b: { readonly attributes?: TagAttributes | undefined } } | undefined;
}

/** @throws for a value that the tag would leave aside, so that the page would not say what it was written for */
export function assertTagKnows({ tag, attributes, experiment }: TagOfPage): void {
  const known = new Map(attributesOfTag(tag));
  for (const [name, value] of [attributes, experiment?.b.attributes ?? {}].flatMap((set) => Object.entries(set))) {
    if (COMMON.has(name)) continue;
    if (!known.has(name))
      throw new Error(`"${name}" is not known to <${tag}>. It knows: ${[...COMMON, ...known.keys()].join(', ')}.`);
    const words = known.get(name);
    if (words === undefined || words.includes(value)) continue;
    throw new Error(`"${value}" is no ${name} of <${tag}>. Write one of: ${words.join(', ')}.`);
  }
}
