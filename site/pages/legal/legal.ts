import * as z from 'zod/mini';
import { readCollection } from '../../facts/readCollection.ts';
import { filledText as text, metaDescription } from '../../markdown/fields.ts';
import { isoDay } from '../../markdown/isoDay.ts';
import { renderMarkdown, type RenderedText } from '../../markdown/markdown.ts';
import { withCompany } from './companyText.ts';

const frontMatter = z.strictObject({
  title: text,
  /** Where the page says it longer than its title. */
  heading: z.optional(text),
  description: metaDescription,
  keywords: z.array(text).check(z.minLength(1)),
  /** In the menu. */
  menu: text,
  order: z.number(),
  /** Id of the fact that holds the day; absent = it is new. */
  firstPublished: z.optional(text),
  updated: isoDay,
  lead: text,
  /** What it comes to, a sentence a point. */
  short: z.array(text).check(z.minLength(1)),
});

/** A legal page as its file has it. */
export interface LegalText extends z.infer<typeof frontMatter> {
  readonly path: `/${string}`;
  readonly body: RenderedText;
}

const folder = import.meta.glob('/site/pages/legal/content/*.md', { query: '?raw', import: 'default', eager: true });

/** The legal pages, as in the menu: what most people look for comes first. */
export const legalTexts: readonly LegalText[] = readCollection(folder, frontMatter, ({ slug, data, body }) => ({
  ...data,
  path: `/${slug}` as const,
  lead: withCompany(data.lead),
  short: data.short.map(withCompany),
  body: renderMarkdown(withCompany(body)),
})).toSorted((one, other) => one.order - other.order);
