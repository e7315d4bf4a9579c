// Texts, not lists: the bundler writes them where they are used, so that the loader shares no module with what it loads.

/**
 * There is a fragment for each word of these; what can be anything, like a postcode, is filled in where it is shown.
 */
export const NAMING_ATTRIBUTES = 'customer-type service subject';

/** A plan that was chosen elsewhere changes the whole first step, and there are dozens: no fragment shows one. */
const UNNAMED = 'plan';

type AttributeOf = (name: string) => string | null | undefined;

/**
 * Name of the file with the first step of a tag as its attributes ask for it: "solar-quote-business".
 * @returns undefined where there is none
 */
export function fragmentName(tag: string, attributeOf: AttributeOf): string | undefined {
  if (attributeOf(UNNAMED)) return undefined;
  const parts = [tag, ...NAMING_ATTRIBUTES.split(' ').map(attributeOf)];
  return parts.filter(Boolean).join('-').replace(/\W+/g, '-');
}
