import { within, type BoundFunctions, type queries } from '@testing-library/preact';

/** A tag on the page, as a partner writes it. */
export interface MountedTag {
  readonly tag: HTMLElement;
  /** Around all that it shows, inside its shadow root. */
  readonly root: HTMLElement;
  /** Queries within `root`. */
  readonly screen: BoundFunctions<typeof queries>;
}

/**
 * Puts a defined tag at the end of the page and waits for its first step.
 * @param heading of that step
 * @throws without a shadow root, which an element that nobody defined has not
 */
export async function mountTag(
  name: string,
  heading: string | RegExp,
  attributes: Readonly<Record<string, string>> = {},
): Promise<MountedTag> {
  const tag = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
  document.body.append(tag);
  const root = tag.shadowRoot?.querySelector<HTMLElement>('[data-quote-root]');
  if (!root) throw new Error('expected the root of the tag');
  const screen = within(root);
  await screen.findByRole('heading', { name: heading });
  return { tag, root, screen };
}
