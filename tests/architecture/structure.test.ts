import { beforeAll, describe, expect, it } from 'vitest';
import { findCircles, findSplinters, measureTags, percent } from '../support/structure/measure.ts';
import { readGraph, type Module } from '../support/structure/readGraph.ts';

// Bounds of `npm run structure`; how it counts is tested beside it. Whoever meets one has found a module to merge or a
// tag that brings along what it does not show.

const MOST_MODULES_OF_A_TAG = 160;
// The estimate beside a solar price, with the method behind it, is fetched once the price is shown. It is counted apart: no step
// waits for it, and a tag that was full for its steps would else have had to merge what has nothing to do with it.
const MOST_MODULES_AFTER_THE_PRICE = 25;
// 327 when this was set, 15 of them the tag builder's, which is a page and a program, and 4 the pages for partners: room for one
// new page. A further page is a reason to raise it, a piece of a page is none. Six of them are /solar, /ev-charging and the frame
// that both have.
const MOST_MODULES_OF_SITE = 337;
const MOST_SPLINTERS_PERCENT = 10;

describe('the structure of the house', () => {
  let modules: readonly Module[];
  beforeAll(async () => {
    modules = await readGraph();
  });

  it(`has no tag that reaches more than ${MOST_MODULES_OF_A_TAG} modules`, () => {
    const tags = measureTags(modules);
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => tag.modules > MOST_MODULES_OF_A_TAG)).toEqual([]);
  });

  it(`has no tag that fetches more than ${MOST_MODULES_AFTER_THE_PRICE} modules after its price`, () => {
    const late = measureTags(modules).filter(({ afterPrice }) => afterPrice > 0);
    expect(late.map(({ tag }) => tag).toSorted()).toEqual(['commercial-solar-quote', 'solar-quote']);
    expect(late.filter(({ afterPrice }) => afterPrice > MOST_MODULES_AFTER_THE_PRICE)).toEqual([]);
  });

  it(`has a site of at most ${MOST_MODULES_OF_SITE} modules`, () => {
    const site = modules.filter(({ path }) => path.startsWith('site/'));
    expect(site.length).toBeGreaterThan(100);
    expect(site.length).toBeLessThanOrEqual(MOST_MODULES_OF_SITE);
  });

  it(`has at most ${MOST_SPLINTERS_PERCENT} % of modules with one user and few lines`, () => {
    const splinters = findSplinters(modules);
    const share = percent(splinters.length, modules.length);
    expect(share, splinters.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(MOST_SPLINTERS_PERCENT);
  });

  it('has no folders that import each other, directly or over others', () => {
    expect(findCircles(modules)).toEqual([]);
  });
});
