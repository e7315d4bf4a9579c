import type * as z from 'zod/mini';
import { SLUG } from '#contract/common/slug.ts';
import { addProblem, addSource, type ContentProblem } from './contentProblems.ts';
import { readFrontMatter } from './frontMatter.ts';
import { plainIssues } from './issueWords.ts';

/** A value of front matter with each of its texts replaced, however deep it lies. Names of fields stay. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change)]));
}

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

type ProblemInFile = Omit<ContentProblem, 'file'>;
type Read<Data> = { readonly content: ContentFile<Data> } | { readonly problems: readonly ProblemInFile[] };

const NAMED = /\{\{([^}]*)\}\}/g;

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');

/** Words that texts name by an id in double braces. */
export interface NamedWords {
  /** The text with the words in their places. */
  readonly fill: (text: string) => string;
  /** What is wrong with an id, in a sentence; undefined when there are words for it. */
  readonly faultOf: (id: string) => string | undefined;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly words: NamedWords;
}

const unknownWords = (text: string, { faultOf }: NamedWords): readonly ProblemInFile[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(NAMED)].flatMap(([, id = '']) => {
      const message = faultOf(id);
      return message === undefined ? [] : [{ line: index + 1, message }];
    }),
  );

function readFields<Data>({ file, text, words }: Source, schema: z.ZodMiniType<Data>): Read<Data> {
  const parts = readFrontMatter(text);
  if ('message' in parts) return { problems: [parts] };
  const filled = mapStrings(parts.data, words.fill);
  const result = schema.safeParse(filled);
  if (result.success) return { content: { slug: slugOf(file), file, data: result.data, body: words.fill(parts.body) } };
  const problems = plainIssues(result.error, filled, schema).map(({ path, extra, message }) => ({
    line: parts.lineOf(extra === undefined ? path : [...path, extra]),
    field: path.join('.') || undefined,
    message,
  }));
  return { problems };
}

function readSource<Data>(source: Source, schema: z.ZodMiniType<Data>): Read<Data> {
  if (!SLUG.test(slugOf(source.file)))
    return {
      problems: [{ line: 1, message: 'name the file in small letters, digits and hyphens: its name is its address.' }],
    };
  const unknown = unknownWords(source.text, source.words);
  return unknown.length > 0 ? { problems: unknown } : readFields(source, schema);
}

/** The line with what a message quotes first; the first line where it stands on none. */
function lineNaming(text: string, message: string): number {
  const [, named] = /"([^"]+)"/.exec(message) ?? [];
  const index = named === undefined ? -1 : text.split('\n').findIndex((line) => line.includes(named));
  return Math.max(index, 0) + 1;
}

/** What reads files of content with some words to fill in. */
export const contentReader = (words: NamedWords) => ({
  /** A file as its schema wants it, or everything that is wrong with it. */
  readContent: <Data>(file: string, text: string, schema: z.ZodMiniType<Data>): Read<Data> =>
    readSource({ file, text, words }, schema),

  /**
   * Reads a folder of Markdown files with front matter, in the order of their names, with the words for each `{{id}}`.
   * What is wrong with one is collected (contentProblems.ts) and the file left out: the build stops with all of it.
   * @param make what becomes of a file; it may throw with a sentence for whoever wrote it
   */
  readCollection<Data, Made>(
    folder: ContentFolder,
    schema: z.ZodMiniType<Data>,
    make: (content: ContentFile<Data>) => Made,
  ): readonly Made[] {
    const files = Object.entries(folder).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return files.flatMap(([file, raw]) => {
      const text = String(raw);
      addSource(file, text);
      const read = readSource({ file, text, words }, schema);
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
  },
});
