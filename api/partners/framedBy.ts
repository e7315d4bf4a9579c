import { FRAME_QUERY } from '#contract/common/embed.ts';

const MOST_PAGES = 5;
const WEB_ORIGIN = /^https?:\/\/(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Origins of the pages around a page of ours in a frame, the nearest first, as that page states them. Worth as much as
 * an Origin header where the request came from our own page: no other page can make one that does.
 */
export function framedBy(query: Readonly<Record<string, unknown>>): readonly string[] {
  const stated = query[FRAME_QUERY.within];
  if (typeof stated !== 'string') return [];
  return stated.split(' ', MOST_PAGES).filter((origin) => WEB_ORIGIN.test(origin));
}
