import type { Module } from './readGraph.ts';

/** A module with fewer lines and a single user is a splinter, unless somebody would look for it by its name. */
const SPLINTER_LINES = 40;

const isStyle = ({ path }: Module): boolean => path.endsWith('.css.ts');
const ELEMENT = /^widgets\/elements\/(?!quote-widgets\.|lazy-tags\.)/;

/** Whole per cent. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** How many other modules import each. */
export function countUsers(modules: readonly Module[]): ReadonlyMap<string, number> {
  const users = new Map(modules.map(({ path }) => [path, 0]));
  for (const { path, imports } of modules) {
    for (const used of new Set(imports)) if (used !== path) users.set(used, (users.get(used) ?? 0) + 1);
  }
  return users;
}

/** Modules that one other imports, of at most 40 lines. Style sheets stand beside their component and do not count. */
export function findSplinters(modules: readonly Module[]): readonly Module[] {
  const users = countUsers(modules);
  return modules.filter((module) => {
    const isSmall = module.lines <= SPLINTER_LINES && !isStyle(module);
    return isSmall && users.get(module.path) === 1;
  });
}

/** Everything that a module brings along, itself included: static and dynamic imports, not types. */
export function reachOf(start: string, modules: readonly Module[]): readonly Module[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const reached = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...(byPath.get(path)?.calls ?? []));
  }
  return modules.filter(({ path }) => reached.has(path));
}

/** What is fetched once a price is shown, never with a step: a dependency rule allows dynamic imports of it alone. */
const AFTER_PRICE = /^widgets\/wizard\/estimate\/(?:EnergyEstimate|battery\/BatteryWorth)\.tsx$/;

interface TagSize {
  readonly tag: string;
  /** Up to its result, style sheets apart. */
  readonly modules: number;
  readonly styles: number;
  /** What comes after the price besides, style sheets apart. */
  readonly afterPrice: number;
}

/** Of each tag: how many modules it reaches. */
export function measureTags(modules: readonly Module[]): readonly TagSize[] {
  const withoutLate = modules.map((module) => ({
    ...module,
    calls: module.calls.filter((path) => !AFTER_PRICE.test(path)),
  }));
  return modules
    .filter(({ path }) => ELEMENT.test(path))
    .map(({ path }) => {
      const reached = reachOf(path, withoutLate);
      const styles = reached.filter(isStyle).length;
      const known = new Set(reached.map((module) => module.path));
      const late = reachOf(path, modules).filter((module) => !known.has(module.path) && !isStyle(module));
      const tag = path.replace(ELEMENT, '').replace('.ts', '');
      return { tag, modules: reached.length - styles, styles, afterPrice: late.length };
    });
}

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Pairs of folders of one area that import each other: `site/kit ↔ site/pages`. */
export function findPairs(modules: readonly Module[]): readonly string[] {
  const arrows = new Set(
    modules.flatMap(({ path, imports }) => imports.map((used) => `${folderOf(path)} ${folderOf(used)}`)),
  );
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} ${from}`))
    .filter(([from = '', to = '']) => ![from, to].some((name) => name.includes('.ts')))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .toSorted();
}
