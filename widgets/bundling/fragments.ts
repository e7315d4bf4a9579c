import { fragmentName, NAMING_ATTRIBUTES } from '#contract/common/fragmentName.ts';
import { definitions } from '../funnels/definitions.ts';
import { type AttributeKind, attributeKinds } from '../runtime/attributes.ts';
import { renderFragment } from '../runtime/prerenderElement.tsx';

type Attributes = Readonly<Record<string, string>>;

// "customer-type" → "customerType"
const toPropertyName = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

/** Every way in which the attributes that name a fragment can stand on a tag: "not at all" is one. */
function attributesOf(kinds: Readonly<Record<string, AttributeKind<unknown>>>): Attributes[] {
  return NAMING_ATTRIBUTES.split(' ').reduce<Attributes[]>(
    (ways, name) => {
      const words = kinds[toPropertyName(name)]?.words ?? [];
      return ways.flatMap((way) => [way, ...words.map((word) => ({ ...way, [name]: word }))]);
    },
    [{}],
  );
}

/**
 * The first step of every tag, for pages of others, by the name of its file.
 * @param cut leaves the rules out that a markup does not use
 */
export function renderFragments(cut: (css: string, html: string) => string): Map<string, string> {
  const found = [...definitions].flatMap(([tag, definition]) =>
    attributesOf(attributeKinds(definition)).map((attributes) => {
      const name = fragmentName(tag, (attribute) => attributes[attribute]);
      return [`${name}.html`, renderFragment(definition, attributes, cut)] as const;
    }),
  );
  return new Map(found);
}
