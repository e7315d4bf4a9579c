import { formatWholePounds, percentOf, sum, type SubPence } from '../money.ts';

const BUSINESS_VAT_PERCENT = 20;

/**
 * VAT on panels and batteries that are fitted to a home, by the Value Added Tax Act as HMRC's manual VENSAV2083 and
 * House of Commons Library CBP-8602 tell it. Days as YYYY-MM-DD, the last one included.
 */
export const homeVat = {
  /** Panels, and batteries fitted with them. */
  zeroFrom: '2022-04-01',
  /** Batteries fitted alone, too. */
  zeroForBatteriesFrom: '2024-02-01',
  zeroUntil: '2027-03-31',
  reducedFrom: '2027-04-01',
  reducedPercent: 5,
} as const;

/** What comes on top of a total that leaves VAT out, as screen, mails, PDF and saved page say it alike. */
export interface VatOnTop {
  /** "VAT of 20% would add £659" */
  readonly adds: string;
  /** The same, and what the total comes to with it. */
  readonly inAll: string;
}

/** For a business. A home has none: its rate is 0%, and what it reads is what it pays. */
export function vatOnTop(total: SubPence): VatOnTop {
  const vat = percentOf(total, BUSINESS_VAT_PERCENT);
  const adds = `VAT of ${BUSINESS_VAT_PERCENT}% would add ${formatWholePounds(vat)}`;
  return { adds, inAll: `${adds}: ${formatWholePounds(sum(total, vat))} in all.` };
}

/** "Total cost without VAT", or the label alone where nothing comes on top. */
export const totalLabel = (label: string, vat: VatOnTop | undefined): string => (vat ? `${label} without VAT` : label);

/** A sentence of "How we worked this out". */
export const BUSINESS_VAT = `VAT: prices are shown without VAT, which is ${BUSINESS_VAT_PERCENT}% for businesses.`;
