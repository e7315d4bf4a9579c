import { company } from '#contract/common/company.ts';
import type { Route } from './route.ts';

/** Size of every share picture in pixels: what the large cards of messengers and networks are laid out for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A page's title without the brand and what follows it: the picture shows the brand by itself. */
export const shareTitle = ({ title }: Pick<Route, 'title'>): string => title.split(` | ${company.brand}`)[0] ?? title;

/** Pages share a picture where they name the same one; every other page has its own, named by its path. */
export const sharePictureName = ({ path, share }: Pick<Route, 'path' | 'share'>): string =>
  share?.picture ?? (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Where the build puts a share picture. */
export const sharePictureAddress = (name: string): `/${string}` => `/pictures/share/${name}.png`;
