import { LONGEST_TOPIC } from '#contract/common/slug.ts';

/** The words of a topic from its address: "/blog/tag/heat-pumps" is "Heat Pumps"; nothing for what is no such word. */
export function topicNameOf(pathname: string): string {
  const [, slug = ''] = /^\/blog\/(?:category|tag)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(pathname) ?? [];
  if (slug.length > LONGEST_TOPIC) return '';
  return slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** One page answers for every topic without articles: this names the one that was asked for. */
export function enhance(element: HTMLElement): void {
  const name = topicNameOf(location.pathname);
  if (name !== '') element.textContent = `the ${element.dataset['kind'] ?? 'topic'} “${name}”`;
}
