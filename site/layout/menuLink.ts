import { MENU_GROUPS, type MenuEntry } from '../route.ts';

/** A page in the menus. */
export interface MenuLink extends MenuEntry {
  readonly path: string;
}

/** The columns that have anything in them, in their order. */
export const columnsOf = (
  links: readonly MenuLink[],
): readonly (readonly [MenuEntry['group'], readonly MenuLink[]])[] =>
  MENU_GROUPS.flatMap((group) => {
    const members = links.filter((link) => link.group === group);
    return members.length > 0 ? [[group, members] as const] : [];
  });

/** What client/solarCallToAction.ts listens for: a link to the solar quote is a solar call to action. */
export const solarMark = (path: string): { readonly 'data-solar-quote'?: '' } =>
  path === '/solar-quote' ? { 'data-solar-quote': '' } : {};
