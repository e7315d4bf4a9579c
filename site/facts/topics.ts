import * as z from 'zod/mini';
import { PLAN_CATALOGUES, type PlanCatalogue } from '#contract/common/plans.ts';
import { allCatalogues } from '#contract/common/plansServices.ts';
import { plansByAddition } from '#contract/homecare/catalogue.ts';
import type { ContentFile } from '../markdown/collection.ts';
import { drawingName, filledText as text, metaDescription } from '../markdown/fields.ts';
import { factText } from './facts.ts';
import { planLink, planOf, priceFactId, type PlanCard } from './prices.ts';
import { readCollection } from './readCollection.ts';

const titled = z.object({ title: text, text });
const link = z.custom<`/${string}`>(
  (path) => typeof path === 'string' && /^\/[a-z]/.test(path),
  'expected a path of this site',
);

const common = { description: text, includes: z.optional(z.array(text)), picture: drawingName };

/** From a price list: its price and its link are not written a second time. */
const listedPlan = z.object({
  ...common,
  plan: text,
  catalogue: z._default(z.enum(PLAN_CATALOGUES), 'learn-more'),
  /** What the instant quote chooses, where the list names no service of it. */
  customerType: z.optional(z.literal('business')),
});

/** Something that is priced in a funnel of its own. */
const linkedPlan = z.object({ ...common, name: text, price: text, href: link, action: text });

const topic = z.object({
  order: z.number(),
  name: text,
  title: text,
  subtitle: text,
  description: text,
  head: z.object({ title: text, description: metaDescription, keywords: z.array(text).check(z.minLength(1)) }),
  picture: drawingName,
  features: z.array(titled).check(z.minLength(3)),
  plansHeading: text,
  plans: z.array(z.union([listedPlan, linkedPlan])).check(z.length(4)),
  /** What must be known about the prices. */
  note: text,
  more: z.object({ heading: text, links: z.array(z.object({ href: link, title: text, text })).check(z.length(3)) }),
});

type TopicData = z.infer<typeof topic>;
type WrittenPlan = TopicData['plans'][number];

/** A topic of the learn-more pages: one file of site/facts/content/learn-more. */
export interface Topic extends Omit<TopicData, 'plans'> {
  readonly slug: string;
  readonly plans: readonly PlanCard[];
  /** Markdown. */
  readonly body: string;
}

/** What a plan includes; a HomeCare plan that has all of the one before it says so instead of saying it again. */
function includesOf(catalogue: PlanCatalogue, name: string): readonly string[] {
  const plan = planOf(catalogue, name);
  const ladder = allCatalogues[catalogue].filter(({ isHomecare }) => isHomecare);
  const addition = plansByAddition(ladder).find((found) => found.plan === plan);
  return addition?.base ? [`Everything in ${addition.base.label}`, ...addition.adds] : plan.features;
}

function cardOf(written: WrittenPlan): PlanCard {
  const { description, picture } = written;
  if (!('plan' in written)) {
    const { name, price, href, action, includes = [] } = written;
    return { name, price, href, action, description, picture, includes };
  }
  const { plan, catalogue, customerType } = written;
  const { label, service } = planOf(catalogue, plan);
  const business = customerType === undefined ? '' : `&customerType=${customerType}`;
  return {
    name: label.replace('Smart home: ', 'Smart '),
    price: factText(priceFactId(catalogue, plan)),
    description,
    includes: written.includes ?? includesOf(catalogue, plan),
    href: planLink('/get-a-quote', { plan, catalogue, service }) + business,
    action: 'Get a quote',
    picture,
  };
}

const topicOf = ({ slug, data, body }: ContentFile<TopicData>): Topic => ({
  ...data,
  slug,
  body,
  plans: data.plans.map(cardOf),
});

const folder = import.meta.glob('/site/facts/content/learn-more/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every topic, in the order of the side menu. The first is what /learn-more shows. */
export const topics: readonly Topic[] = readCollection(folder, topic, topicOf).toSorted(
  (one, other) => one.order - other.order,
);
