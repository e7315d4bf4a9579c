import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OLDEST_BROWSERS } from '../../widgets/bundling/oldestBrowsers.ts';
import { toolFile } from '../tools/tools.ts';

interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: readonly object[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}
interface Entry {
  readonly __compat?: Compat;
}
type Owner = Entry & Readonly<Record<string, Entry>>;

/** As much of MDN's tables as is used here: names that a page finds, with what they hold. */
interface Tables {
  readonly api: Readonly<Record<string, Owner>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Owner>> };
}

/** One of the oldest browsers that the product is made for. */
interface Browser {
  readonly name: string;
  readonly version: string;
}

/** A class or function of a page, or one of its members. */
interface PageName {
  readonly owner: string;
  readonly member?: string;
  /** Of the class itself, not of its objects; of classes of the language the tables do not say it. */
  readonly isStatic?: boolean;
}

export const oldestBrowsers: readonly Browser[] = OLDEST_BROWSERS.map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return { name, version };
});

const numberOf = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

const isAsOldAs = (version: string | boolean | null | undefined, browser: Browser): boolean =>
  typeof version === 'string' && numberOf(version) <= numberOf(browser.version);

/** By this name, switched on; of a browser that is not told of, the tables know nothing. */
function isIn({ support }: Compat, browser: Browser): boolean {
  const told = support[browser.name];
  if (!told) return true;
  return (Array.isArray(told) ? (told as readonly Support[]) : [told as Support]).some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      !flags && !prefix && other === undefined && isAsOldAs(added, browser) && !isAsOldAs(removed, browser),
  );
}

const lacks = ({ __compat: compat }: Entry, browser: Browser): boolean =>
  compat !== undefined && !isIn(compat, browser);

const isMember = (name: string): boolean => !name.startsWith('_') && !name.startsWith('@@') && !name.endsWith('_event');

const STATIC = /_static$/;

const namesLackedOf = (owners: Readonly<Record<string, Owner>>, browser: Browser): readonly PageName[] =>
  Object.entries(owners).flatMap(([owner, entries]): readonly PageName[] =>
    lacks(entries, browser)
      ? [{ owner }]
      : Object.entries(entries)
          .filter(([name, entry]) => isMember(name) && name !== owner && lacks(entry, browser))
          .map(([name]) => ({ owner, member: name.replace(STATIC, ''), isStatic: STATIC.test(name) })),
  );

let tables: Tables | undefined;

/** Everything that a page finds somewhere and does not find in one of the oldest browsers, by the tables of MDN. */
export function namesLackedBy(browser: Browser): readonly PageName[] {
  tables ??= JSON.parse(readFileSync(toolFile('@mdn/browser-compat-data'), 'utf8')) as Tables;
  const ofLanguage = namesLackedOf(tables.javascript.builtins, browser);
  return [...namesLackedOf(tables.api, browser), ...ofLanguage.map(({ isStatic: _unsaid, ...name }) => name)];
}

/** Playwright asks with it, in the page, whether something can be seen. */
const KEPT = ['checkVisibility'];

/** Takes away from every document of a page what an older browser lacks. How that draws, and what it parses, stays new. */
export const makeOlder = (page: Page, browser: Browser): Promise<unknown> =>
  page.addInitScript(
    (names) => {
      const inPage: Record<string, unknown> = globalThis;
      const takeAway = (from: unknown, name: string): void => {
        if ((typeof from === 'object' || typeof from === 'function') && from) Reflect.deleteProperty(from, name);
      };
      for (const { owner, member, isStatic } of names) {
        if (member === undefined) takeAway(inPage, owner);
        else {
          const holder = inPage[owner];
          if (isStatic !== false || typeof holder !== 'function') takeAway(holder, member);
          if (!isStatic && typeof holder === 'function') takeAway(holder.prototype, member);
          if (owner === 'Window') takeAway(inPage, member);
        }
      }
    },
    namesLackedBy(browser).filter(({ member = '' }) => !KEPT.includes(member)),
  );
