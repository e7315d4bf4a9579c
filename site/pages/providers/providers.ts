import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';
import type { TagAttributes } from '../../document/quoteTag.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { readCollection } from '../../facts/readCollection.ts';
import type { ContentFile } from '../../markdown/collection.ts';
import { filledText, offerFields } from '../../markdown/fields.ts';
import { renderMarkdown, type RenderedText } from '../../markdown/markdown.ts';

const providerSchema = z.strictObject({
  ...offerFields,
  /** Publishable key that the leads are credited to. */
  partner: filledText,
  /** What the partner is called in a sentence. */
  provider: filledText,
  /** One or two letters for its badge: we show no logo that we have no right to. */
  initials: z.string().check(z.regex(/^[A-Z]{1,2}$/)),
  /** Who does what, and what the partner learns: three short texts. */
  roles: z.array(z.strictObject({ title: filledText, text: filledText })),
});

type ProviderData = z.infer<typeof providerSchema>;

/** A partner with a solar page under both names. */
export interface Provider extends Omit<ProviderData, 'picture' | 'attributes'> {
  readonly path: `/${string}-solar`;
  readonly Picture: FunctionComponent;
  readonly attributes: TagAttributes;
  readonly text: RenderedText;
}

const providerOf = ({ slug, data, body }: ContentFile<ProviderData>): Provider => ({
  ...data,
  path: `/${slug}-solar`,
  Picture: drawing(data.picture),
  attributes: { partner: data.partner, campaign: `${slug}-solar`, ...data.attributes },
  text: renderMarkdown(body),
});

const files = import.meta.glob('/site/pages/providers/content/*.md', { query: '?raw', import: 'default', eager: true });

/** The file `<name>.md` is the page /<name>-solar. */
export const providers: readonly Provider[] = readCollection(files, providerSchema, providerOf);
