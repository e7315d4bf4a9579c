import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';
import { MONTHS_A_YEAR } from '#contract/common/time.ts';
import { shownAt } from '../document/media.ts';
import { drawing } from '../drawings/Drawing.tsx';
import type { ContentFile } from '../markdown/collection.ts';
import { drawingName, filledText as text, metaDescription, isoDay } from '../markdown/fields.ts';
import { renderMarkdown, type RenderedText } from '../markdown/markdown.ts';
import { pictureHtml, pictures, type Picture } from '../markdown/pictures.ts';
import { monthAndYear } from './calendar.ts';
import { CASE_FILTERS, PROJECTS_PATH } from './caseFilters.ts';
import { readCollection } from './readCollection.ts';
import { SUN_BY_MONTH, WHOLE_YEAR } from './sunByMonth.ts';

const CLIENT_TYPES = ['Residential', 'Commercial', 'Educational', 'Industrial'] as const;

const galleryEntry = z.strictObject({
  /** Name of a photograph in site/pictures, without its ending; docs/marketing.md lists all. */
  photo: text,
  alt: text,
  /** A drawing until the photograph is there; without one the place stays empty until then. */
  picture: z.optional(drawingName),
  caption: text,
});

const schema = z.strictObject({
  title: text,
  description: metaDescription,
  keywords: z.array(text).check(z.minLength(1)),
  location: text,
  completed: isoDay,
  clientType: z.enum(CLIENT_TYPES),
  /** As printed: "4.8 kW", "6 x 22 kW". */
  systemSize: text,
  /** Buttons under which the project is found; communities, schools and factories belong to "commercial". */
  filters: z.array(z.enum(CASE_FILTERS.map(({ value }) => value))).check(z.minLength(1)),
  picture: drawingName,
  /** A year in numbers: of a solar roof its yearly yield in kWh, of anything else twelve months. */
  year: z.strictObject({
    caption: text,
    note: text,
    yearly: z.optional(z.number()),
    months: z.optional(z.array(z.number()).check(z.length(MONTHS_A_YEAR))),
  }),
  specifications: z.record(text, text),
  gallery: z.optional(z.array(galleryEntry)),
  testimonial: z.optional(z.strictObject({ quote: text, author: text, position: text })),
});

type CaseData = z.infer<typeof schema>;

/** The three parts of a project's story, as the site specification heads them. */
const STORY = ['The Challenge', 'Our Solution', 'The Results'] as const;

/** A photograph as HTML, or a drawing in its place. */
interface GalleryPicture {
  readonly shown: { readonly html: string } | { readonly Picture: FunctionComponent };
  readonly caption: string;
}

/** One finished project. */
export interface CaseStudy extends Omit<CaseData, 'picture' | 'gallery' | 'year'> {
  readonly slug: string;
  readonly path: `/${string}`;
  readonly Picture: FunctionComponent;
  readonly gallery: readonly GalleryPicture[];
  /** "March 2024" */
  readonly completedText: string;
  readonly story: readonly { readonly heading: (typeof STORY)[number]; readonly text: RenderedText }[];
  readonly year: Omit<CaseData['year'], 'months'> & {
    readonly months: readonly number[];
    /** In kWh, as the months are. */
    readonly total: number;
  };
}

function storyOf(body: string): CaseStudy['story'] {
  const parts = new Map(
    body.split(/^## /m).flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return lines.length > 0 ? [[heading.trim(), lines.join('\n').trim()] as const] : [];
    }),
  );
  if ([...parts.keys()].join() !== STORY.join())
    throw new Error(`expected the headings "${STORY.join('", "')}", found "${[...parts.keys()].join('", "')}".`);
  return STORY.map((heading) => ({ heading, text: renderMarkdown(parts.get(heading) ?? '') }));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function monthsOf({ months, yearly }: CaseData['year']): readonly number[] {
  if (months) return months;
  if (yearly === undefined) throw new Error(`"year" needs "yearly" or "months".`);
  // Rounded as running totals, so that the twelve months add up to the year.
  const totals = SUN_BY_MONTH.map((_share, month) =>
    Math.round((yearly * sumOf(SUN_BY_MONTH.slice(0, month + 1))) / WHOLE_YEAR),
  );
  return totals.map((total, month) => total - (totals[month - 1] ?? 0));
}

// A third of a wide page, all of a narrow one.
const GALLERY_SIZES = shownAt('medium', 400);

/** What a gallery shows: the photographs that are there, drawings for others, nothing for those without. */
export const galleryOf = (
  entries: readonly z.infer<typeof galleryEntry>[],
  photos: ReadonlyMap<string, Picture> = pictures,
): readonly GalleryPicture[] =>
  entries.flatMap(({ photo, alt, picture, caption }): GalleryPicture[] => {
    const found = [...photos].find(([address]) => address.replace(/^.*\/|\.\w+$/g, '') === photo);
    if (found) return [{ shown: { html: pictureHtml(found[1], { alt, sizes: GALLERY_SIZES }) }, caption }];
    return picture === undefined ? [] : [{ shown: { Picture: drawing(picture) }, caption }];
  });

/** @throws when the text lacks one of its three headings or the year its numbers */
export function readCaseStudy({ slug, data, body }: ContentFile<CaseData>): CaseStudy {
  const months = monthsOf(data.year);
  return {
    ...data,
    slug,
    path: `${PROJECTS_PATH}/${slug}`,
    Picture: drawing(data.picture),
    gallery: galleryOf(data.gallery ?? []),
    completedText: monthAndYear(data.completed),
    story: storyOf(body),
    year: { ...data.year, months, total: sumOf(months) },
  };
}

const files = import.meta.glob('/site/facts/content/case-studies/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every finished project, the latest first. */
export const caseStudies: readonly CaseStudy[] = readCollection(files, schema, readCaseStudy).toSorted((one, other) =>
  one.completed < other.completed ? 1 : -1,
);

/** A project for another page. @throws for a name that no file has */
export function projectNamed(slug: string): CaseStudy {
  const found = caseStudies.find((project) => project.slug === slug);
  if (!found) throw new Error(`site/facts/content/case-studies has no project "${slug}".`);
  return found;
}
