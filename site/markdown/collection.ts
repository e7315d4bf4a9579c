import type * as z from 'zod/mini';
import { SLUG } from '#contract/common/slug.ts';
import { factRegistry, withFacts } from '../facts/facts.ts';
import { addProblem, addSource, type ContentProblem } from './contentProblems.ts';
import { readFrontMatter, type FrontMatter } from './frontMatter.ts';
import { plainIssues } from './issueWords.ts';
import { mapStrings } from './mapStrings.ts';

/** One file of a folder of content. */
export interface ContentFile<Data> {
  /** Its name without folder and ending: the last part of its page's address. */
  readonly slug: string;
  readonly file: string;
  readonly data: Data;
  /** Markdown; empty where everything is said in the front matter. */
  readonly body: string;
}

/** A folder as `import.meta.glob('/site/pages/x/content/*.md', { query: '?raw', import: 'default', eager: true })` gives it. */
export type ContentFolder = Readonly<Record<string, unknown>>;

type Told = Omit<ContentProblem, 'file'>;
type Read<Data> = { readonly content: ContentFile<Data> } | { readonly problems: readonly Told[] };

const FACT = /\{\{([^}]*)\}\}/g;

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');

/** Facts that a file names and nobody has registered, or that no page may print. */
function unknownFacts(text: string): readonly Told[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(FACT)].flatMap(([, id = '']) => {
      const fact = factRegistry.get(id);
      if (fact && fact.withheld === undefined) return [];
      const why = fact ? `is withheld: ${fact.withheld}` : 'is in none of the files of site/facts/registry.';
      return [{ line: index + 1, message: `the fact "${id}" ${why}` }];
    }),
  );
}

function readFields<Data>(file: string, { data, body, lineOf }: FrontMatter, schema: z.ZodMiniType<Data>): Read<Data> {
  const filled = mapStrings(data, withFacts);
  const result = schema.safeParse(filled);
  if (result.success) return { content: { slug: slugOf(file), file, data: result.data, body: withFacts(body) } };
  const problems = plainIssues(result.error, filled, schema).map(({ path, message }) => ({
    line: lineOf(path),
    field: path.join('.') || undefined,
    message,
  }));
  return { problems };
}

/** A file as its schema wants it, or everything that is wrong with it. */
export function readContent<Data>(file: string, text: string, schema: z.ZodMiniType<Data>): Read<Data> {
  if (!SLUG.test(slugOf(file)))
    return {
      problems: [{ line: 1, message: 'name the file in small letters, digits and hyphens: its name is its address.' }],
    };
  const unknown = unknownFacts(text);
  if (unknown.length > 0) return { problems: unknown };
  const parts = readFrontMatter(text);
  return 'message' in parts ? { problems: [parts] } : readFields(file, parts, schema);
}

/** The line with what a message quotes first; the first line where it stands on none. */
function lineNaming(text: string, message: string): number {
  const [, named] = /"([^"]+)"/.exec(message) ?? [];
  const index = named === undefined ? -1 : text.split('\n').findIndex((line) => line.includes(named));
  return Math.max(index, 0) + 1;
}

/**
 * Reads a folder of Markdown files with front matter, in the order of their names, with the words of facts for `{{id}}`.
 * What is wrong with one is collected (contentProblems.ts) and the file left out: the build stops with all of it.
 * @param make what becomes of a file; it may throw with a sentence for whoever wrote it
 */
export function readCollection<Data, Made>(
  folder: ContentFolder,
  schema: z.ZodMiniType<Data>,
  make: (content: ContentFile<Data>) => Made,
): readonly Made[] {
  const files = Object.entries(folder).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return files.flatMap(([file, raw]) => {
    const text = String(raw);
    addSource(file, text);
    const read = readContent(file, text, schema);
    if ('problems' in read) {
      for (const problem of read.problems) addProblem({ file, ...problem });
      return [];
    }
    try {
      return [make(read.content)];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      addProblem({ file, line: lineNaming(text, message), message });
      return [];
    }
  });
}
