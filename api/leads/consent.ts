import type { LeadRow } from './leadRow.ts';

// What a visitor may agree to beyond the request itself. The answers stay as they were sent, and the summary as it was frozen:
// both are the proof. Whoever reads a summary learns of a withdrawal by `presentSummary` of salesSummary.ts.

/** Where a form asks who wants offers: a box for each way, and the one box of older tags. */
interface Boxes {
  readonly marketing?: object | null;
  readonly marketingConsent?: unknown;
  readonly contactConsent?: unknown;
  readonly consent?: { readonly version?: string | undefined } | undefined;
}

/** The answers of a form, as far as they tell of a consent. Business energy has its boxes without a customer around them. */
export interface ConsentAnswers extends Boxes {
  readonly customerInfo?: Boxes;
}

/** What a plan's box allows today, which is no offer. */
const ABOUT_THE_QUOTE = 'contact about the quote';
/** Forms of these versions had one box under this name, and it said: offers by e-mail. */
const BOX_WAS_FOR_OFFERS = /^(?:homecare|instant)-notice-2026-11$/;

/** Whether `contactConsent` of this version was a box for offers. */
export const isBoxForOffers = ({ consent }: Pick<Boxes, 'consent'>): boolean =>
  BOX_WAS_FOR_OFFERS.test(consent?.version ?? '');

function waysOf(boxes: Boxes): string[] {
  const { marketing, marketingConsent, contactConsent } = boxes;
  const ways = Object.entries(marketing ?? {}).flatMap(([way, isTicked]) => (isTicked === true ? [way] : []));
  if (marketingConsent === true) ways.push('email');
  if (contactConsent === true) ways.push(isBoxForOffers(boxes) ? 'email' : ABOUT_THE_QUOTE);
  return ways;
}

/** Ways of contact that were agreed to with these answers, each once: "email", "text", "phone", "contact about the quote". */
export const waysAgreedTo = (answers: ConsentAnswers): readonly string[] => [
  ...new Set([...waysOf(answers), ...waysOf(answers.customerInfo ?? {})]),
];

/** The same of a lead; whether it was withdrawn since is another column. */
export const waysOfLead = ({ body }: Pick<LeadRow, 'body'>): readonly string[] =>
  waysAgreedTo((JSON.parse(body) as { quoteData?: ConsentAnswers }).quoteData ?? {});
