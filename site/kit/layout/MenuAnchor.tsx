import type { ReactNode } from 'react';
import { currentMark } from './currentPage.ts';
import { solarMark } from './menuLink.ts';
import type { MenuItem } from './menus.ts';

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
