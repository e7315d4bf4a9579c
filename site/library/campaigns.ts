import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';
import { dayWords } from '#contract/common/day.ts';
import { offerPictures } from '../illustrations/offerPictures.ts';
import { pictureNamed } from '../illustrations/pictureNamed.ts';
import type { TagAttributes } from '../quoteTag.ts';
import { isoDay, readCollection, type ContentFile } from './collection.ts';
import { withFacts } from './facts.ts';
import { renderMarkdown, type RenderedText } from './markdown.ts';
import { filledText, offerFields } from './offerFields.ts';

const CAMPAIGN_TAGS = [
  'solar-quote',
  'ev-quote',
  'homecare-quote',
  'instant-quote',
  'commercial-energy-quote',
  'commercial-solar-quote',
] as const;

export const campaignSchema = z.strictObject({
  ...offerFields,
  kicker: filledText,
  /** First and last day. */
  starts: isoDay,
  ends: isoDay,
  /** The form of the page. */
  tag: z.enum(CAMPAIGN_TAGS),
  /** What the ticket says: a few large words, and what they are about. */
  ticket: z.strictObject({ figure: filledText, text: filledText }),
  /** Where one goes when it has ended: a page of ours and its name. */
  next: z.strictObject({ path: z.string().check(z.regex(/^\/[\w/-]*$/)), text: filledText }),
});

type CampaignData = z.infer<typeof campaignSchema>;
type CampaignState = 'coming' | 'running' | 'ended';

/** An offer with a page of its own for a time. */
export interface Campaign extends Omit<CampaignData, 'picture' | 'attributes' | 'next'> {
  readonly path: `/campaigns/${string}`;
  readonly Picture: FunctionComponent;
  readonly attributes: TagAttributes;
  readonly text: RenderedText;
  readonly state: CampaignState;
  /** "31 January 2027" */
  readonly startsText: string;
  readonly endsText: string;
  readonly next: { readonly path: `/${string}`; readonly text: string };
}

function stateOf({ starts, ends }: CampaignData, today: string): CampaignState {
  if (today < starts) return 'coming';
  return today > ends ? 'ended' : 'running';
}

/** @param today ISO day. @throws when it ends before it starts */
export function campaignOf({ slug, file, data, body }: ContentFile<CampaignData>, today: string): Campaign {
  if (data.ends < data.starts) throw new Error(`${file}: it ends on ${data.ends}, before it starts on ${data.starts}.`);
  return {
    ...data,
    path: `/campaigns/${slug}`,
    Picture: pictureNamed(offerPictures, data.picture),
    // The campaign is named by its file, unless the front matter says how the partner counts it.
    attributes: { campaign: slug, ...data.attributes },
    text: renderMarkdown(withFacts(body)),
    state: stateOf(data, today),
    startsText: dayWords(data.starts),
    endsText: dayWords(data.ends),
    next: { path: `/${data.next.path.slice(1)}`, text: data.next.text },
  };
}

const files = import.meta.glob('../content/campaigns/*.md', { query: '?raw', import: 'default', eager: true });

/** Every campaign that has a file, whatever its dates. */
export const readCampaigns = (today: string): readonly Campaign[] =>
  readCollection(files, campaignSchema).map((file) => campaignOf(file, today));
