import { MENU_GROUPS, type MenuEntry } from '../../document/route.ts';

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

/** What client/solarCallToAction.ts listens for: a link to the solar quote is a solar call to action. */
export const solarMark = (path: string): { readonly 'data-solar-quote'?: '' } =>
  path === '/solar-quote' ? { 'data-solar-quote': '' } : {};
