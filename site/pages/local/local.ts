import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';
import { drawing } from '../../drawings/Drawing.tsx';
import type { Faq } from '../../facts/faqs.ts';
import { readCollection } from '../../facts/readCollection.ts';
import type { ContentFile } from '../../markdown/collection.ts';
import { drawingName, filledText as text, metaDescription, isoDay } from '../../markdown/fields.ts';
import { renderMarkdown, slugOf, type RenderedText } from '../../markdown/markdown.ts';

const SERVICES = ['solar', 'commercial-solar', 'battery', 'ev'] as const;
export type LocalService = (typeof SERVICES)[number];

const BULLETS = 5;
const QUESTIONS = 3;

const titled = z.strictObject({ title: text, text });

const schema = z.strictObject({
  service: z.enum(SERVICES),
  /** The place as the page names it: "Newcastle upon Tyne". */
  location: text,
  /** Towns and cities for search engines. */
  serves: z.array(text).check(z.minLength(1)),
  title: text,
  description: metaDescription,
  keywords: z.array(text).check(z.minLength(1)),
  /** Text of the links that lead here. */
  menu: text,
  heading: text,
  lead: text,
  picture: drawingName,
  /** A smaller drawing beside the bullets. */
  detail: drawingName,
  bulletsHeading: text,
  bullets: z.array(titled).check(z.length(BULLETS)),
  figuresHeading: text,
  /** On what the figures rest, in sentences. */
  basis: z.array(text).check(z.minLength(1)),
  figures: z.array(z.strictObject({ figure: text, text })).check(z.minLength(1)),
  testimonial: z.strictObject({ name: text, text, rating: z.number().check(z.minimum(1), z.maximum(5)), date: isoDay }),
  faqs: z.array(z.strictObject({ question: text, answer: text })).check(z.length(QUESTIONS)),
  geo: z.strictObject({
    region: z.string().check(z.regex(/^GB-[A-Z]{3}$/)),
    place: text,
    latitude: z.number(),
    longitude: z.number(),
  }),
  /** Lowest and highest price in pounds, where the page shows them. */
  offer: z.optional(z.tuple([text, text])),
});

type LocalData = z.infer<typeof schema>;

/** A page about one service in one place. */
export interface LocalContent extends Omit<LocalData, 'picture' | 'detail' | 'faqs'> {
  readonly path: `/${string}`;
  readonly Picture: FunctionComponent;
  readonly Detail: FunctionComponent;
  readonly story: RenderedText;
  readonly faqs: readonly Faq[];
}

const readLocal = ({ slug, data: { picture, detail, faqs, ...data }, body }: ContentFile<LocalData>): LocalContent => ({
  ...data,
  path: `/${slug}`,
  Picture: drawing(picture),
  Detail: drawing(detail),
  story: renderMarkdown(body),
  faqs: faqs.map(({ question, answer }) => ({
    id: slugOf(question),
    question,
    answer: renderMarkdown(answer),
  })),
});

const files = import.meta.glob('/site/pages/local/content/*.md', { query: '?raw', import: 'default', eager: true });

/** Every local page; the name of its file is its address. */
export const localContents: readonly LocalContent[] = readCollection(files, schema, readLocal);
