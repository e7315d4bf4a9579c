import * as z from 'zod/mini';
import { company } from '#contract/common/company.ts';
import { DRAWING_NAMES } from '../../drawings/Drawing.tsx';
import { readCollection } from '../../facts/readCollection.ts';
import type { ContentFile } from '../../markdown/collection.ts';
import { addProblem, contentSources } from '../../markdown/contentProblems.ts';
import { filledText as text, metaDescription, isoDay } from '../../markdown/fields.ts';
import { renderMarkdown, slugOf, type RenderedText } from '../../markdown/markdown.ts';
import { pictureAt, type Picture } from '../../markdown/pictures.ts';

/** Everything an article can be filed under (site specification, section 3). */
const CATEGORIES = [
  'Residential Solar',
  'Commercial Solar',
  'Solar Grants & Incentives',
  'Battery Storage',
  'EV Charging',
] as const;

/** Offered on every list of articles, in this order (site specification, section 3). */
export const POPULAR_TAGS = [
  'Solar Panels',
  'Newcastle',
  'North East',
  'Solar Grants',
  'Battery Storage',
  'EV Charging',
  'Solar Costs',
  'Commercial Solar',
  'Energy Savings',
  'ROI',
] as const;

/** What an article is known by: a drawing, or a picture of our own and what it shows. */
export type ArticleCover = { readonly drawing: string } | { readonly picture: Picture; readonly alt: string };

const frontMatter = z.strictObject({
  title: text,
  description: metaDescription,
  date: isoDay,
  updated: isoDay,
  /** Absent = the team. */
  author: z.optional(text),
  category: z.enum(CATEGORIES),
  tags: z.array(text).check(z.minLength(1)),
  /** A drawing by its name, or the address of a picture: /pictures/roof.jpg */
  cover: text,
  /** What the picture shows, for those who cannot see it. */
  coverAlt: z.optional(text),
  /** Slugs; absent = those that share most tags. */
  related: z.optional(z.array(text)),
  /** What has changed since the article was written, in Markdown, one a point. */
  changes: z.optional(z.array(text)),
});
type FrontMatter = z.infer<typeof frontMatter>;

/** A list of articles that has an address: a category or a tag. */
export interface Topic {
  readonly name: string;
  readonly path: `/${string}`;
}

/** An article as pages show it. */
export interface Article extends Omit<FrontMatter, 'author' | 'category' | 'tags' | 'changes' | 'cover' | 'coverAlt'> {
  readonly cover: ArticleCover;
  readonly slug: string;
  readonly path: `/${string}`;
  readonly author: string;
  readonly category: Topic;
  readonly tags: readonly Topic[];
  /** "8 min" */
  readonly readTime: string;
  readonly text: RenderedText;
  readonly changes?: RenderedText;
}

const categoryTopic = (name: string): Topic => ({ name, path: `/blog/category/${slugOf(name)}` });
const tagTopic = (name: string): Topic => ({ name, path: `/blog/tag/${slugOf(name)}` });

// What most people read of a text with tables and charts in it.
const WORDS_PER_MINUTE = 200;

/** "8 min", never less than one. */
export const readTimeOf = (words: number): string => `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min`;

/** A figure and its unit stay on one line. */
const withUnits = (markdown: string): string =>
  markdown.replaceAll(/(\d) (kWh?|kWp|m²|metres|miles|years|hours)\b/g, '$1\u00a0$2');

/** @throws with a sentence for the author */
function coverOf({ cover, coverAlt }: FrontMatter): ArticleCover {
  if (DRAWING_NAMES.includes(cover)) return { drawing: cover };
  if (!cover.startsWith('/')) {
    throw new Error(
      `cover "${cover}" is no drawing (${DRAWING_NAMES.join(', ')}) and no picture (/pictures/roof.jpg).`,
    );
  }
  const picture = pictureAt(cover);
  if (coverAlt === undefined) throw new Error(`the cover "${cover}" needs coverAlt: what it shows, in a few words.`);
  return { picture, alt: coverAlt };
}

/** A file of site/pages/blog/content as an article. */
function toArticle({ slug, data, body }: ContentFile<FrontMatter>): Article {
  const { author, category, tags, changes, cover: _cover, coverAlt: _alt, ...rest } = data;
  const rendered = renderMarkdown(withUnits(body));
  return {
    ...rest,
    slug,
    cover: coverOf(data),
    path: `/blog/${slug}`,
    author: author ?? `${company.brand} team`,
    category: categoryTopic(category),
    tags: tags.map(tagTopic),
    readTime: readTimeOf(rendered.words),
    text: rendered,
    ...(changes && { changes: renderMarkdown(changes.map((line) => `- ${line}`).join('\n')) }),
  };
}

const byDate = (one: Article, other: Article): number => (one.date < other.date ? 1 : -1);

/** Every article, the latest first. */
export const articles: readonly Article[] = readCollection(
  import.meta.glob('/site/pages/blog/content/*.md', { query: '?raw', import: 'default', eager: true }),
  frontMatter,
  toArticle,
).toSorted(byDate);

const fileNamed = (slug: string): string => `/site/pages/blog/content/${slug}.md`;

// Related articles that have no file; one that has a broken file is reported by itself.
for (const { slug, related = [] } of articles)
  for (const other of related.filter((name) => !contentSources().has(fileNamed(name)))) {
    const lines = contentSources().get(fileNamed(slug))?.split('\n') ?? [];
    const line = lines.findIndex((text) => text.includes(other)) + 1;
    const known = articles.map((article) => article.slug).join(', ');
    addProblem({
      file: fileNamed(slug),
      line,
      field: 'related',
      message: `there's no article "${other}". There are: ${known}.`,
    });
  }

type Filed = Pick<Article, 'title' | 'description' | 'category'>;

/** The texts that a tag is searched in, a line each: no match runs from the title into the description. */
export const filedWords = ({ title, description, category }: Filed): string =>
  [title, description, category.name].join('\n');

/** Whether a tag's page lists an article: its words are in the title, the description or the category. */
export const isTagged = (article: Filed, tag: string): boolean =>
  filedWords(article).toLowerCase().includes(tag.toLowerCase());

/** A topic with what it lists. */
export interface ListedTopic extends Topic {
  readonly articles: readonly Article[];
}

const inCategory = (name: string): ListedTopic => ({
  ...categoryTopic(name),
  articles: articles.filter(({ category }) => category.name === name),
});

const withTag = (name: string): ListedTopic => ({
  ...tagTopic(name),
  articles: articles.filter((article) => isTagged(article, name)),
});

export const categories: readonly ListedTopic[] = CATEGORIES.map(inCategory);
export const popularTags: readonly ListedTopic[] = POPULAR_TAGS.map(withTag);

const usedTags = articles.flatMap(({ tags }) => tags.map(({ name }) => name));

/** Every tag that has a page: the popular ones, and those that an article carries. */
export const tags: readonly ListedTopic[] = [...new Set<string>([...POPULAR_TAGS, ...usedTags])].map(withTag);

const sharedTags = (one: Article, other: Article): number =>
  one.tags.filter(({ name }) => other.tags.some((tag) => tag.name === name)).length;

const RELATED = 3;

/** What to read next: what the article names, then what shares most tags with it. */
export function relatedTo(article: Article): readonly Article[] {
  const named = (article.related ?? []).flatMap((slug) => articles.find((other) => other.slug === slug) ?? []);
  const others = articles
    .filter((other) => other.slug !== article.slug && !named.includes(other))
    .toSorted((one, other) => sharedTags(article, other) - sharedTags(article, one));
  return [...named, ...others].slice(0, RELATED);
}

/** One page of the index. The latest article is above the first. */
export interface BlogPage {
  readonly number: number;
  readonly path: `/${string}`;
  readonly articles: readonly Article[];
}

const PER_PAGE = 2;

export const blogPagePath = (number: number): `/${string}` => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** Pages that the pager names (site specification, section 2); the last cannot be pressed while they have no article. */
export const LEAST_PAGES = 3;

/** The articles below the featured one, a page at a time; there is always a first page. */
export function paged(listed: readonly Article[]): readonly BlogPage[] {
  const count = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: blogPagePath(index + 1),
    articles: listed.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  }));
}

export const blogPages: readonly BlogPage[] = paged(articles.slice(1));
