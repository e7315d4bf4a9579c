import * as z from 'zod/mini';
import { renderMarkdown, type RenderedText } from '../markdown/markdown.ts';
import { readCollection } from './readCollection.ts';

/** A question with its answer. */
export interface Faq {
  /** Its anchor: /faqs#how-long-does-a-switch-take */
  readonly id: string;
  readonly question: string;
  readonly answer: RenderedText;
}

/** A titled group of questions; its folder is `site/facts/content/faqs/<id>`. */
interface FaqGroupTitle {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The six groups of /faqs in their order. A question is one Markdown file in the folder of its group. */
const faqGroups: readonly FaqGroupTitle[] = [
  { id: 'energy', title: 'Energy and switching', text: 'Suppliers, tariffs, meters.' },
  { id: 'homecare', title: 'HomeCare', text: 'Levels, claims, terms.' },
  { id: 'boilers', title: 'Boilers and heating', text: 'Repairs, servicing, warranties and heat pumps.' },
  { id: 'smart-home', title: 'Smart home', text: 'Savings, wiring, privacy.' },
  { id: 'solar', title: 'Solar, batteries and charging', text: 'Savings, lifespan, planning and grants.' },
  { id: 'emergencies', title: 'Emergencies and help', text: 'Gas, power cuts and how to reach us.' },
];

const question = z.strictObject({ question: z.string().check(z.minLength(8)), order: z.number() });

/** A group with its questions, ready for a page. */
export interface FaqGroup extends FaqGroupTitle {
  readonly items: readonly Faq[];
}

interface PlacedFaq extends Faq {
  readonly group: string;
  readonly order: number;
}

const FOLDER = /\/([a-z-]+)\/[a-z0-9-]+\.md$/;

const files = import.meta.glob('/site/facts/content/faqs/*/*.md', { query: '?raw', import: 'default', eager: true });

function groupNamed(name: string): string {
  const known = faqGroups.map(({ id }) => id);
  if (known.includes(name)) return name;
  throw new Error(`site/facts/faqs.ts knows no group "${name}". There are: ${known.join(', ')}.`);
}

const all: readonly PlacedFaq[] = readCollection(files, question, ({ slug, file, data, body }) => ({
  id: slug,
  group: groupNamed(FOLDER.exec(file)?.[1] ?? ''),
  order: data.order,
  question: data.question,
  answer: renderMarkdown(body),
}));

function groupOf(title: FaqGroupTitle): FaqGroup {
  const items = all.filter(({ group }) => group === title.id).toSorted((one, other) => one.order - other.order);
  return { ...title, items };
}

/** Every question of /faqs in its group; one Markdown file is one question. */
export const faqs: readonly FaqGroup[] = faqGroups.map(groupOf);

/**
 * Questions of /faqs for another page, in the order of the names.
 * @throws for a name that no file has: a page must not lose a question unseen
 */
export const questionsNamed = (ids: readonly string[]): readonly Faq[] =>
  ids.map((id) => {
    const found = all.find((question) => question.id === id);
    if (!found) throw new Error(`site/facts/content/faqs has no question "${id}".`);
    return found;
  });
