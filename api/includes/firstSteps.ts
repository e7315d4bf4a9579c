import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { TAG_NAMES } from '#contract/tags.ts';

/** The first step of a tag as the build has rendered it for pages of others. */
export interface FirstStep {
  /** The rules that it uses. */
  readonly style: string;
  /** Its container. */
  readonly markup: string;
}

const versionSchema = z.object({ version: z.string() });
const FRAGMENT = /^<script type="text\/css">([\s\S]*?)<\/script>\s*(<div [\s\S]*)$/;
const EXTENSION = '.html';

function read(file: string): FirstStep {
  const [, style, markup] = FRAGMENT.exec(readFileSync(file, 'utf8').trim()) ?? [];
  if (style === undefined || markup === undefined)
    throw new Error(`${file} is no first step. Build again: npm run build`);
  return { style, markup };
}

interface FirstSteps {
  /** Version of the widgets that they belong to. */
  readonly version: string;
  /** By name: "solar-quote-business". */
  readonly steps: ReadonlyMap<string, FirstStep>;
}

// Each of its words, in their order, with others between them.
function isWithin(name: readonly string[], asked: readonly string[]): boolean {
  let from = 0;
  for (const word of name) {
    const place = asked.indexOf(word, from);
    if (place < 0) return false;
    from = place + 1;
  }
  return true;
}

/**
 * The first step that a tag shows whose page says a word that it does not know: "solar-quote" for "solar-quote-Business". A tag
 * leaves such words out as well.
 */
export function closestName(asked: string, names: readonly string[]): string | undefined {
  const tag = TAG_NAMES.find((name) => asked.startsWith(`${name}-`));
  if (tag === undefined) return undefined;
  const words = asked.split('-');
  return names
    .filter((name) => name.startsWith(tag) && isWithin(name.split('-'), words))
    .toSorted((one, other) => other.length - one.length)[0];
}

/**
 * All first steps, held in memory: a deploy replaces the folder. None while nothing is built.
 * @throws when a file is not what the build writes
 */
export function readFirstSteps(builtDir: string): FirstSteps {
  const widgets = path.join(builtDir, 'widgets', 'v1');
  const note = path.join(widgets, 'version.json');
  if (!existsSync(note)) return { version: '', steps: new Map() };
  const { version } = versionSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
  const folder = path.join(widgets, 'fragments', version);
  const names = readdirSync(folder).filter((name) => name.endsWith(EXTENSION));
  const steps = new Map(names.map((name) => [name.slice(0, -EXTENSION.length), read(path.join(folder, name))]));
  return { version, steps };
}
