import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';
import { dayWords } from '#contract/common/calendar.ts';
import { registry } from '#contract/registry.ts';
import { isFormTag, TAG_NAMES, TAGS, type TagName } from '#contract/tags.ts';
import { attributesOfTag } from '../../../widgets/funnels/definitions.ts';
import { commonAttributes } from '../../../widgets/runtime/attributes.ts';
import { TAG_ATTRIBUTES, type TagAttributes } from '../../document/quoteTag.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { readCollection } from '../../facts/readCollection.ts';
import { type ContentFile, mapStrings } from '../../markdown/collection.ts';
import { filledText, isoDay, offerFields } from '../../markdown/fields.ts';
import { plainIssues } from '../../markdown/issueWords.ts';
import { renderMarkdown, type RenderedText } from '../../markdown/markdown.ts';

// Those that end in a quote, which has a reference, and tools, which lead on to one.
const CAMPAIGN_TAGS = TAG_NAMES.filter((tag) => !isFormTag(tag) || registry[TAGS[tag].funnel].referencePrefix !== null);

const SAYS_NOTHING = 'says nothing otherwise than the page: write what B changes, such as lead';

const ticket = z.strictObject({ figure: filledText, text: filledText });

export const campaignSchema = z.strictObject({
  ...offerFields,
  kicker: filledText,
  /** First and last day. */
  starts: isoDay,
  ends: isoDay,
  /** The form of the page. */
  tag: z.enum(CAMPAIGN_TAGS),
  /** What the ticket says: a few large words, and what they are about. */
  ticket,
  /**
   * A second version of the page for half of its visitors: what of the first is said otherwise in it, and how many sent
   * forms of both together end the test.
   */
  experiment: z.optional(
    z.strictObject({
      sent: z.int().check(z.minimum(50), z.maximum(20_000)),
      b: z
        .strictObject({
          title: z.optional(filledText),
          kicker: z.optional(filledText),
          lead: z.optional(filledText),
          promises: z.optional(z.array(filledText).check(z.minLength(1))),
          ticket: z.optional(ticket),
          attributes: z.optional(offerFields.attributes),
        })
        .check(
          z.refine(
            (b) => Object.values(b).some((said) => said !== undefined && Object.keys(said).length > 0),
            SAYS_NOTHING,
          ),
        ),
    }),
  ),
  /** Where one goes when it has ended: a page of ours and its name. */
  next: z.strictObject({
    path: z.string().check(z.regex(/^\/[\w/-]*$/, 'has to be the address of a page of ours, such as /solar-quote')),
    text: filledText,
  }),
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

function datedFields(filled: unknown): CampaignData {
  const result = campaignSchema.safeParse(filled);
  if (result.success) return result.data;
  const issues = plainIssues(result.error, filled, campaignSchema);
  throw new Error(
    issues.map(({ path, message }) => `with its days filled in, "${path.join('.')}" ${message}`).join(' '),
  );
}

// What a schema of single fields does not see in the file of a campaign.

// Not those of facts, figures and anchors: {{id}}, {figure:Name}, {#id}.
const IN_BRACES = /(?<!\{)\{([\w -]+)\}(?!\})/g;
const DAYS = ['starts', 'ends'];

interface WrittenText {
  readonly data: unknown;
  readonly body: string;
}

/** @throws for a name in braces that nothing is filled in for: visitors would read it */
function assertDaysNamed({ data, body }: WrittenText): void {
  const texts = [body];
  mapStrings(data, (text) => {
    texts.push(text);
    return text;
  });
  const named = texts.flatMap((text) => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name));
  const wrong = named.find((name) => !DAYS.includes(name));
  if (wrong === undefined) return;
  throw new Error(`"{${wrong}}" is filled in by nothing. Write {starts} or {ends} for the days of the campaign.`);
}

/** What every tag has, of what pages of ours may say; the schema knows their words. */
const COMMON: ReadonlySet<string> = new Set(TAG_ATTRIBUTES.filter((name) => name in commonAttributes));

interface TagOfPage {
  readonly tag: TagName;
  readonly attributes: TagAttributes;
  readonly experiment?: { readonly b: { readonly attributes?: TagAttributes | undefined } } | undefined;
}

/** @throws for a value that the tag would leave aside, so that the page would not say what it was written for */
function assertTagKnows({ tag, attributes, experiment }: TagOfPage): void {
  const known = new Map(attributesOfTag(tag));
  for (const [name, value] of [attributes, experiment?.b.attributes ?? {}].flatMap((set) => Object.entries(set))) {
    if (COMMON.has(name)) continue;
    if (!known.has(name))
      throw new Error(`"${name}" is not known to <${tag}>. It knows: ${[...COMMON, ...known.keys()].join(', ')}.`);
    const words = known.get(name);
    if (words === undefined || words.includes(value)) continue;
    throw new Error(`"${value}" is no ${name} of <${tag}>. Write one of: ${words.join(', ')}.`);
  }
}

/** Its texts may name its days: `{starts}`, `{ends}`. @param today ISO day. @throws what is wrong beyond its schema, in a sentence */
export function campaignOf(written: ContentFile<CampaignData>, today: string): Campaign {
  const { slug } = written;
  const { starts, ends } = written.data;
  if (ends < starts) throw new Error(`it ends on "${ends}", before it starts on ${starts}.`);
  assertDaysNamed(written);
  assertTagKnows(written.data);
  const [startsText, endsText] = [dayWords(starts), dayWords(ends)];
  const dated = (text: string): string => text.replaceAll('{starts}', startsText).replaceAll('{ends}', endsText);
  const data = datedFields(mapStrings(written.data, dated));
  return {
    ...data,
    path: `/campaigns/${slug}`,
    Picture: drawing(data.picture),
    // The campaign is named by its file, unless the front matter says how the partner counts it.
    attributes: { campaign: slug, ...data.attributes },
    text: renderMarkdown(dated(written.body)),
    state: stateOf(data, today),
    startsText,
    endsText,
    next: { path: `/${data.next.path.slice(1)}`, text: data.next.text },
  };
}

const files = import.meta.glob('/site/pages/campaigns/content/*.md', { query: '?raw', import: 'default', eager: true });

/** Every campaign that has a file, whatever its dates. */
export const readCampaigns = (today: string): readonly Campaign[] =>
  readCollection(files, campaignSchema, (file) => campaignOf(file, today));

/** Both versions of a campaign's page, each counted by its name. The second is undefined without an experiment. */
export function versionsOf(campaign: Campaign): { readonly a: Campaign; readonly b: Campaign | undefined } {
  const { experiment, attributes } = campaign;
  if (!experiment) return { a: campaign, b: undefined };
  const { attributes: others, ...texts } = experiment.b;
  const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return {
    a: { ...campaign, attributes: { ...attributes, variant: 'a' } },
    b: { ...campaign, ...said, attributes: { ...attributes, ...others, variant: 'b' } },
  };
}
