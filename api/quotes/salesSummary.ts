import { formatWholePounds, pounds } from '#contract/common/money.ts';
import { parsePhone } from '#contract/common/phone.ts';
import type { PriceCheck, Submission } from '#contract/common/submission.ts';
import type { Attribution } from '#contract/common/wire.ts';
import type { SalesRow, SalesSummary } from '../leads/salesSummary.ts';
import type { Partner } from '../partners/partners.ts';
import type { Presentation } from './desk.ts';

/** Which partner a lead is credited to. `claimed` is the key that came with the request. */
export interface Credit {
  readonly claimed: string;
  readonly partner: Partner | undefined;
}

const money = (pence: number | null): string => (pence === null ? 'no total' : formatWholePounds(pounds(pence / 100)));

function priceFlags({ status, totalPence, statedPence }: PriceCheck): string[] {
  if (status === 'unknown-item') return ['An item is not in our catalogue: work the price out by hand.'];
  if (status !== 'mismatch') return [];
  return [
    `The page showed other figures (total ${money(statedPence)}). Ours, ${money(totalPence)}, are the valid ones.`,
  ];
}

function partnerFlags({ claimed, partner }: Credit): string[] {
  if (!claimed) return [];
  if (!partner) return ['The partner key of the page is not registered: the lead is credited to nobody.'];
  return partner.status === 'disabled' ? [`Partner ${partner.id} is switched off.`] : [];
}

function attributionRows(attribution: Attribution, { claimed, partner }: Credit): SalesRow[] {
  const { utm = {} } = attribution;
  const rows: readonly [string, string | undefined][] = [
    ['Page', attribution.pageOrigin && `${attribution.pageOrigin}${attribution.pagePath ?? ''}`],
    ['Came from', attribution.referrerOrigin],
    ['Partner', partner?.id ?? claimed],
    ['Campaign', attribution.campaign],
    ...Object.entries(utm).map(([name, value]): [string, string | undefined] => [`utm_${name}`, value]),
    ['Tag version', attribution.widgetVersion],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function contactOf({ contact }: Submission, address: string): SalesSummary['contact'] {
  const phone = parsePhone(contact.phone);
  const extension = phone?.extension ? `;ext=${phone.extension}` : '';
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
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

/** What the sales team is told of a lead of any funnel. */
export function salesSummary({ submission, presentation, attribution, credit }: SummarySources): SalesSummary {
  return {
    subjectParts: [...presentation.subjectParts],
    headline: [...presentation.headline],
    contact: contactOf(submission, presentation.address),
    sections: presentation.sections,
    flags: [...priceFlags(submission.price), ...partnerFlags(credit), ...presentation.flags],
    attributionRows: attributionRows(attribution, credit),
  };
}
