import * as z from 'zod/mini';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { readCollection } from '../../facts/readCollection.ts';
import { filledText as text, metaDescription, isoDay } from '../../markdown/fields.ts';
import { renderMarkdown, type RenderedText } from '../../markdown/markdown.ts';
import { accessibilityWords } from './accessibilityRun.ts';

const { address, map } = company;

const WORDS: Readonly<Record<string, string>> = {
  brand: company.brand,
  phone: company.phone,
  phoneLink: telephoneLink(company.phone),
  headOffice: company.headOffice,
  headOfficeLink: telephoneLink(company.headOffice),
  email: company.email,
  address: `${address.street}, ${address.city} ${address.postcode}`,
  hours: company.openingHours.text,
  map: map.name,
  ...accessibilityWords,
};

/**
 * Replaces `{brand}`, `{phone}`, `{email}` and the like in a text of a page, so that it follows when the company
 * moves. Other words in braces stay as they are: `{figure:…}` and `{#an-id}` are for Markdown.
 */
const withCompany = (text: string): string =>
  text.replaceAll(/\{([a-zA-Z]+)\}/g, (match, word: string) => WORDS[word] ?? match);

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
