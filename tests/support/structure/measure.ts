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

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const folderOf = (path: string, depth: number): string => path.split('/').slice(0, -1).slice(0, depth).join('/');
const isInside = (folder: string, other: string): boolean => folder.startsWith(`${other}/`);

/** Which folders import which, told apart to this depth. A folder and one inside it may know each other. */
function arrowsOf(modules: readonly Module[], depth: number): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    const from = folderOf(path, depth);
    const known = imports.map((used) => folderOf(used, depth));
    const others = known.filter((to) => to !== from && !isInside(to, from) && !isInside(from, to));
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...others]));
  }
  return arrows;
}

/** Where the arrows of a folder lead to. */
function reachedFrom(folder: string, arrows: Arrows): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(arrows.get(folder) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return reached;
}

/** Folders that lead back to themselves, over as many others as there are, at any depth: `site/kit ↔ site/pages`. */
export function findCircles(modules: readonly Module[]): readonly string[] {
  const deepest = Math.max(...modules.map(({ path }) => path.split('/').length - 1));
  const circles = new Set<string>();
  for (let depth = 1; depth <= deepest; depth += 1) {
    const arrows = arrowsOf(modules, depth);
    const reach = new Map([...arrows.keys()].map((folder) => [folder, reachedFrom(folder, arrows)]));
    for (const [folder, reached] of reach) {
      if (!reached.has(folder)) continue;
      circles.add(
        [...reached]
          .filter((other) => reach.get(other)?.has(folder))
          .toSorted()
          .join(' ↔ '),
      );
    }
  }
  return [...circles].toSorted();
}
