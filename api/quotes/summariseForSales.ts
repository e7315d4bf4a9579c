import { formatPrice, formatWholePounds, pounds } from '#contract/common/money.ts';
import { parsePhone } from '#contract/common/phone.ts';
import type { PriceCheck, Submission } from '#contract/common/submission.ts';
import { CLICK_ID_KEYS, UTM_KEYS, type Touch, type Attribution } from '#contract/common/wire.ts';
import type { SalesRow, SalesSummary } from '../leads/salesSummary.ts';
import type { Partner } from '../partners/partners.ts';
import type { Presentation } from '../presenters/presenter.ts';
import { filled, CONSENT_TEXT_LABEL, subjectName } from '../presenters/rows.ts';

/** "news / email / autumn · https://a.example · /blog" */
function touchWords({ utm = {}, referrerOrigin, landingPath }: Touch): string {
  const campaign = UTM_KEYS.flatMap((key) => utm[key] ?? []).join(' / ');
  return [campaign, referrerOrigin, landingPath].filter(Boolean).join(' · ');
}

const clickWords = ({ clickIds = {} }: Touch): string =>
  CLICK_ID_KEYS.flatMap((key) => (clickIds[key] ? [`${key} ${clickIds[key]}`] : [])).join(', ');

type Row = readonly [label: string, value: string | undefined];

/** How the visitor found us, besides the page of the form; the first arrival only where it was another one. */
function touchRows({ pagePath, first = {}, last = {} }: Attribution): readonly Row[] {
  const firstWords = touchWords(first);
  return [
    ['Landed on', last.landingPath === pagePath ? undefined : last.landingPath],
    ['Advert click', clickWords(last) || clickWords(first)],
    ['First visit', firstWords === touchWords(last) ? undefined : firstWords],
  ];
}

/** Which partner a lead says that it came from. */
export interface Credit {
  /** The key that came with the request. */
  readonly claimed: string;
  readonly partner: Partner | undefined;
  /** Whether it came from a page of that partner: a key is no secret, anybody can write it into a page. */
  readonly isEarned: boolean;
  /** Of the page; undefined where a program sent the lead. */
  readonly origin: string | undefined;
}

// The prices of a month differ in pence, those of an installation are rounded.
const WHOLE_POUNDS_FROM = 100_00;

function money(pence: number | null): string {
  if (pence === null) return 'no total';
  const amount = pounds(pence / 100);
  return pence < WHOLE_POUNDS_FROM ? formatPrice(amount) : formatWholePounds(amount);
}

function priceFlags({ status, totalPence, statedPence }: PriceCheck): string[] {
  if (status === 'unknown-item') return ['An item is not in our catalogue: work the price out by hand.'];
  if (status !== 'mismatch') return [];
  return [
    `The page showed other figures (total ${money(statedPence)}). Ours, ${money(totalPence)}, are the valid ones.`,
  ];
}

const PRICE_WORDS = {
  ok: 'Agrees with what the visitor saw',
  mismatch: 'Differs from what the visitor saw',
  'unknown-item': 'Not possible: an item is not in our catalogue',
} as const;

const priceRows = ({ status, totalPence, statedPence }: PriceCheck): SalesRow[] => {
  if (status === null) return [];
  return [
    { label: 'Price check', value: PRICE_WORDS[status] },
    ...(totalPence === null ? [] : [{ label: 'Our total', value: money(totalPence) }]),
    { label: 'Total on the page', value: money(statedPence) },
  ];
};

function partnerFlags({ claimed, partner, isEarned, origin }: Credit): string[] {
  if (!claimed) return [];
  if (!partner) return ['The partner key of the page is not registered: the lead is credited to nobody.'];
  if (!isEarned) {
    const reason = origin ? `${origin} is no page of theirs` : 'the request did not say which page it came from';
    return [`Partner ${partner.id} is named, but ${reason}: the lead is credited to nobody.`];
  }
  return partner.status === 'disabled' ? [`Partner ${partner.id} is switched off.`] : [];
}

// Most forms say it among the customer's answers, with the time; what has no customer says it here.
const statesConsent = ({ sections }: Presentation): boolean =>
  sections.some(({ rows }) => rows.some(({ label }) => label === CONSENT_TEXT_LABEL));

function attributionRows({ attribution, credit, presentation }: SummarySources): SalesRow[] {
  const { utm = {} } = attribution;
  const { claimed, partner } = credit;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Page', attribution.pageOrigin && `${attribution.pageOrigin}${attribution.pagePath ?? ''}`],
    ['Came from', attribution.referrerOrigin],
    ['Partner', partner?.id ?? claimed],
    ['Partner’s reference', attribution.partnerReference],
    ['Campaign', attribution.campaign],
    ...Object.entries(utm).map(([name, value]): readonly [string, string | undefined] => [`utm_${name}`, value]),
    ...touchRows(attribution),
    ['Tag version', attribution.widgetVersion],
    [CONSENT_TEXT_LABEL, statesConsent(presentation) ? undefined : attribution.consentVersion],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function contactOf({ contact }: Submission, { address, business }: Presentation): SalesSummary['contact'] {
  const phone = parsePhone(contact.phone);
  const extension = phone?.extension ? `;ext=${phone.extension}` : '';
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    ...(business && { business }),
    phone: contact.phone,
    dial: phone ? `tel:${phone.dial}${extension}` : '',
    email: contact.email,
    postcode: contact.postcode,
    ...(address && { address }),
  };
}

export interface SummarySources {
  readonly submission: Submission;
  readonly presentation: Presentation;
  readonly attribution: Attribution;
  readonly credit: Credit;
}

// The business stands after the kind of lead: it is what a salesperson remembers.
function subjectOf({ subjectParts: [kind = '', ...rest], business = '' }: Presentation): string[] {
  return [kind, subjectName(business), ...rest].filter(Boolean);
}

const wishesOf = ({ prefers, notes, message }: Presentation): SalesRow[] =>
  filled([
    { label: 'Prefers', value: prefers },
    { label: 'Notes', value: notes },
    { label: 'Message', value: message },
  ]);

/** The summary of a lead of any funnel that the mail to sales is written from. */
export function salesSummary(sources: SummarySources): SalesSummary {
  const { submission, presentation, credit } = sources;
  const { price } = submission;
  const priceCheck = priceRows(price);
  return {
    ...(presentation.due && { due: presentation.due }),
    subjectParts: subjectOf(presentation),
    ...(presentation.size && { size: presentation.size }),
    headline: [...presentation.headline],
    contact: contactOf(submission, presentation),
    wishes: wishesOf(presentation),
    sections: [...presentation.sections, ...(priceCheck.length > 0 ? [{ heading: 'Price', rows: priceCheck }] : [])],
    flags: [...priceFlags(price), ...partnerFlags(credit), ...presentation.flags],
    ...(presentation.checks && presentation.checks.length > 0 && { checks: [...presentation.checks] }),
    ...(priceFlags(price).length > 0 && { flagLabel: 'Check price' }),
    attributionRows: attributionRows(sources),
  };
}
