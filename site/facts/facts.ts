import * as z from 'zod/mini';
import { isoDay } from '../markdown/fields.ts';

const fact = z.object({
  /** What is printed: "up to 70%". */
  text: z.string().check(z.minLength(1)),
  /** Paths of the pages that state it; "all" = every page. */
  pages: z.array(z.string()),
  /** Where the site specification states it: "9" or "2, Local landing pages". */
  section: z.string(),
  validFrom: z.optional(isoDay),
  /** Last day on which `text` is true. */
  validUntil: z.optional(isoDay),
  /** What is printed afterwards; required with `validUntil`. */
  undated: z.optional(z.string()),
  /** What proves it; absent = the operator has to substantiate it before going live. */
  substantiation: z.optional(z.string()),
  /** Other facts that say something else about the same. */
  conflictsWith: z.optional(z.array(z.string())),
  /** How the conflict is resolved. */
  decision: z.optional(z.string()),
  /** Why no page shows it. */
  withheld: z.optional(z.string()),
});

/** One figure or claim of the site specification. */
export type Fact = z.infer<typeof fact>;

/** Facts of an area by id: "solar-saving". */
export type Facts = Readonly<Record<string, Fact>>;

const files = import.meta.glob<{ readonly facts: Facts }>('./registry/*.ts', { eager: true });

function readFacts(): ReadonlyMap<string, Fact> {
  const found = new Map<string, Fact>();
  for (const [file, { facts }] of Object.entries(files)) {
    for (const [id, entry] of Object.entries(facts)) {
      if (found.has(id)) throw new Error(`${file}: the fact "${id}" is in the registry already.`);
      const checked = fact.parse(entry);
      if (checked.validUntil !== undefined && checked.undated === undefined)
        throw new Error(
          `${file}: "${id}" ends on ${checked.validUntil} and does not say what stands there afterwards.`,
        );
      found.set(id, checked);
    }
  }
  return found;
}

/** Every figure that the site specification states, by id. */
export const factRegistry: ReadonlyMap<string, Fact> = readFacts();

/** @param today ISO day */
export const isExpired = ({ validUntil }: Fact, today: string): boolean =>
  validUntil !== undefined && today > validUntil;

/** The day of this build (ISO): what has expired by then is not printed. */
export const contentDay = (): string => process.env['CONTENT_DAY'] ?? new Date().toISOString().slice(0, 10);

/**
 * The words of a fact as a page prints them.
 * @throws for an id that nobody has registered, and for a fact that is withheld
 */
export function factText(id: string, today = contentDay()): string {
  const found = factRegistry.get(id);
  if (!found) throw new Error(`There is no fact "${id}" in site/facts/registry.`);
  if (found.withheld !== undefined) throw new Error(`The fact "${id}" is withheld: ${found.withheld}`);
  return isExpired(found, today) ? (found.undated ?? '') : found.text;
}

/** Replaces `{{fact-id}}` in a text of a page. */
export const withFacts = (text: string, today?: string): string =>
  text.replaceAll(/\{\{([a-z0-9-]+)\}\}/g, (_match, id: string) => factText(id, today));
