import type { ReactNode } from 'react';
import { solarMark } from './menuLink.ts';
import type { MenuItem, MenuSection } from './menus.ts';

const TOPIC = /^\/learn-more\?topic=(\w+)$/;

// The server answers the query with the page of the topic.
const pathOf = (href: string): string => href.replace(TOPIC, '/learn-more/$1').replace(/[?#].*$/, '');

/** "page" for the link that leads where we are, "true" for the one above it: an article belongs to the blog. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  const target = pathOf(href);
  if (target === path) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}

/** Whether the page stands in a dropdown. */
export const holdsPage = ({ items }: MenuSection, path: string): boolean =>
  items.some(({ href }: MenuItem) => currentMark(href, path) !== undefined);

interface Props {
  readonly item: Pick<MenuItem, 'href' | 'text'>;
  /** Of the page that the link stands on. */
  readonly path: string;
  readonly className: string;
  /** Instead of the item's text alone. */
  readonly children?: ReactNode;
}

/** A link of a menu: marked where it leads to the page that it stands on, counted where it leads to a solar quote. */
export const MenuAnchor = ({ item: { href, text }, path, className, children = text }: Props) => (
  <a className={className} href={href} aria-current={currentMark(href, path)} {...solarMark(href)}>
    {children}
  </a>
);
