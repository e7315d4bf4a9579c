import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

// What the reference of a tag promises, beside what the tag has in a browser. Read from the package that partners get.

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly (Named & { readonly fieldName: string })[];
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly cssParts: readonly Named[];
}

/** What a tag was seen to have on its way. */
export interface Seen {
  readonly parts: Set<string>;
  /** Names in the detail of each event, by its name. */
  readonly events: Map<string, readonly string[]>;
}

/** The tag in custom-elements.json. @throws when it is not there */
function declarationOf(tag: string): Declaration {
  const manifest = JSON.parse(readFileSync('dist/package/custom-elements.json', 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const found = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The reference has no <${tag}>`);
  return found;
}

const fieldsOf = (type: string): string[] => [...type.matchAll(/(\w+):/g)].flatMap(([, name]) => name ?? []);

/** Notes the events of a tag from before its first one. */
export async function noteEvents(page: Page, tag: string): Promise<Seen> {
  const seen: Seen = { parts: new Set(), events: new Map() };
  await page.exposeFunction('noteQuoteEvent', (name: string, fields: string[]) => void seen.events.set(name, fields));
  await page.addInitScript(
    (names) => {
      for (const name of names) {
        document.addEventListener(name, (event) => {
          const detail: unknown = event instanceof CustomEvent ? event.detail : {};
          const note: unknown = Reflect.get(window, 'noteQuoteEvent');
          if (typeof note === 'function') note(name, Object.keys(detail ?? {}));
        });
      }
    },
    declarationOf(tag).events.map(({ name }) => name),
  );
  return seen;
}

/** Notes the parts that stand in a tag now. */
export async function noteParts(tag: Locator, { parts }: Seen): Promise<void> {
  const present = await tag.evaluate((node) =>
    [...(node.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((part) => [...part.part]),
  );
  for (const name of present) parts.add(name);
}

// Not on every way through a tag: a failure, a press on the result, and what only pages of ours are told.
const NOT_SEEN = ['quote-failed', 'quote-action'];
const OUR_PAGES_ONLY = ['state'];

/** What the reference says and the tag does not have, or has otherwise. */
export async function brokenPromises(tag: Locator, seen: Seen): Promise<string[]> {
  const name = await tag.evaluate((node) => node.localName);
  const { attributes, events, cssParts } = declarationOf(name);
  const properties = await tag.evaluate(
    (node, fields) => fields.filter((field) => !(field in node)),
    attributes.map(({ fieldName }) => fieldName),
  );
  const expected = events.filter((event) => !NOT_SEEN.includes(event.name));
  return [
    ...properties.map((field) => `no property ${field}`),
    ...cssParts.filter((part) => !seen.parts.has(part.name)).map((part) => `no part ${part.name}`),
    ...expected.flatMap((event) => {
      const fields = seen.events.get(event.name);
      if (!fields) return [`no event ${event.name}`];
      const told = fieldsOf(event.type.text).filter((field) => !OUR_PAGES_ONLY.includes(field));
      const given = fields.filter((field) => !OUR_PAGES_ONLY.includes(field));
      return given.toSorted().join() === told.toSorted().join() ? [] : [`${event.name} tells ${given.join()}`];
    }),
  ];
}
