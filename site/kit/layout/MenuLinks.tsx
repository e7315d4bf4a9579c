import type { ReactNode } from 'react';
import { MENU_GROUPS, type MenuEntry } from '../../document/route.ts';
import type { MenuItem, MenuSection } from './menus.ts';

/** A page in the menus. */
export interface MenuLink extends MenuEntry {
  readonly path: `/${string}`;
}

/** A column of the footer. */
export interface MenuColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

type Group = MenuEntry['group'];

// Their names in the site specification; legal links stand in a row of their own.
const TITLES: Readonly<Partial<Record<Group, string>>> = {
  Energy: 'Energy',
  'Home services': 'Home Services',
  Resources: 'Resources',
  'Help and support': 'Help & Support',
};

/** Name of a group as visitors read it. */
export const groupTitle = (group: Group): string => TITLES[group] ?? group;

export const linksOf = (links: readonly MenuLink[], group: Group): readonly MenuLink[] =>
  links.filter((link) => link.group === group);

/** The columns that have anything in them, in their order. */
export const columnsOf = (links: readonly MenuLink[]): readonly MenuColumn[] =>
  MENU_GROUPS.flatMap((group) => {
    const title = TITLES[group];
    const members = linksOf(links, group);
    return title !== undefined && members.length > 0 ? [{ title, links: members }] : [];
  });

/** What `watchSolarCalls` of site/client listens for: a link to the solar quote is a solar call to action. */
const solarMark = (path: string): { readonly 'data-solar-quote'?: '' } =>
  path === '/solar-quote' ? { 'data-solar-quote': '' } : {};

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
