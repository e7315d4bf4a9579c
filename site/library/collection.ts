import type * as z from 'zod/mini';
import { SLUG } from '#contract/common/slug.ts';
import { withFacts } from './facts.ts';
import { readFrontMatter } from './frontMatter.ts';
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

/** A folder as `import.meta.glob('../content/x/*.md', { query: '?raw', import: 'default', eager: true })` gives it. */
export type ContentFolder = Readonly<Record<string, unknown>>;

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');

function readFile<Data>(file: string, text: unknown, schema: z.ZodMiniType<Data>): ContentFile<Data> {
  const slug = slugOf(file);
  if (!SLUG.test(slug)) throw new Error(`${file}: a name of small letters, digits and hyphens becomes its address.`);
  const { data, body } = readFrontMatter(file, String(text));
  const result = schema.safeParse(mapStrings(data, withFacts));
  if (result.success) return { slug, file, data: result.data, body: withFacts(body) };
  const issues = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'front matter'}: ${message}`);
  throw new Error(`${file}:\n${issues.join('\n')}`);
}

/**
 * Reads a folder of Markdown files with front matter, in the order of their names, with the words of facts for `{{id}}`.
 * @throws with file and field when one does not keep to the schema: a page is not built with a hole in it
 */
export const readCollection = <Data>(
  folder: ContentFolder,
  schema: z.ZodMiniType<Data>,
): readonly ContentFile<Data>[] =>
  Object.entries(folder)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => readFile(file, text, schema));
