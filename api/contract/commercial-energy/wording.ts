import { company } from '../common/company.ts';
import { formatPrice, inThousands, pounds } from '../common/money.ts';
import { deadlineInWorkingHours, dueInWorkingHours, isOpen, type Deadline } from '../common/openingHours.ts';
import { SIZE_LIMITS, type BusinessSize, type Usage } from './usage.ts';

// What a visitor reads on the page, in the mail, in the PDF and behind the saved link alike.

/** "25,000 kWh" */
export const formatKwh = (kwh: number): string => `${inThousands(kwh.toFixed())} kWh`;

/** "£450", or "£450.50". @param amount pounds */
export const spendWords = (amount: number): string => formatPrice(pounds(amount));

/** "25,000 kWh gas and 15,000 kWh electricity a year", "£450 a month"; "Not given" when neither is known. */
export function usageWords({ gasKwh, electricityKwh, totalKwh, spendMonthly }: Usage): string {
  const fuels = [
    gasKwh !== undefined && `${formatKwh(gasKwh)} gas`,
    electricityKwh !== undefined && `${formatKwh(electricityKwh)} electricity`,
  ].filter(Boolean);
  const energy = fuels.length > 0 ? fuels.join(' and ') : totalKwh !== undefined && `${formatKwh(totalKwh)} in all`;
  const parts = [
    energy && `${energy} a year`,
    spendMonthly !== undefined && `${spendWords(spendMonthly)} a month`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Not given';
}

/** The same in a few words, for a subject line: "40,000 kWh a year", "£450 a month". */
export function usageInShort({ totalKwh, spendMonthly }: Usage): string {
  if (totalKwh !== undefined) return `${formatKwh(totalKwh)} a year`;
  return usageWords(spendMonthly === undefined ? {} : { spendMonthly });
}

const { microbusiness, small } = SIZE_LIMITS;
const OMBUDSMAN =
  'you can take a complaint about a supplier or broker that stays unsolved for 8 weeks to the Energy Ombudsman, free of charge';

/** What the class of a business means for it (Ofgem's rules, November 2026). */
export const SIZE_WORDS = {
  microbusiness: {
    name: 'Microbusiness',
    title: 'You look like a microbusiness',
    text: `A business that uses up to ${formatKwh(microbusiness.electricityKwh)} of electricity or ${formatKwh(microbusiness.gasKwh)} of gas a year counts as one. That protects you: ${OMBUDSMAN}.`,
  },
  small: {
    name: 'Small business',
    title: 'You look like a small business',
    text: `A business that uses up to ${formatKwh(small.electricityKwh)} of electricity or ${formatKwh(small.gasKwh)} of gas a year counts as one. That protects you: ${OMBUDSMAN}.`,
  },
  larger: {
    name: 'Larger than a small business, by usage',
    title: 'Your usage is above the small business limits',
    text: 'Fewer than 50 staff and a turnover of up to £6.5 million still make you a small business, with its protection. Tell us when we call.',
  },
  unknown: {
    name: 'Not known: no usage in kWh',
    title: 'Have a recent bill to hand',
    text: 'It shows your usage in kWh. We need it to compare prices, and to tell whether you count as a small business, which protects you more.',
  },
} as const satisfies Record<BusinessSize, { name: string; title: string; text: string }>;

/** SAMPLE CONTENT: how the operator earns money; an operator states its own arrangement before going live. */
export const HOW_WE_ARE_PAID = {
  title: 'How we’re paid',
  text: 'Comparing costs you nothing. If you take a contract through us, the supplier pays us a commission. It’s included in the unit rate you pay. The principal terms of the contract say how much before you agree to anything.',
  facts: [
    { label: 'Comparing', value: 'Free' },
    { label: 'Commission', value: 'Paid by the supplier, included in your unit rate' },
  ],
} as const;

/** There is no way back out of a business contract, unlike a household's. */
export const NO_COOLING_OFF =
  'Business energy contracts have no cooling-off period. Nothing is agreed until you say yes to an offer.';

const PROMISED_HOURS = 2;

/** What happens after a request; the promise is the specification's (sections 9.6 and 9.7), counted in opening hours. */
export const nextSteps = [
  {
    title: 'We get in touch',
    text: `Within ${PROMISED_HOURS} hours, during our opening hours: ${company.openingHours.text}.`,
  },
  {
    title: 'We compare suppliers',
    text: 'We check your meters, your usage and the end of your contract with you, and ask suppliers for prices.',
  },
  {
    title: 'You decide',
    text: 'You get the offers in writing, with the principal terms. Take one, or none.',
  },
] as const;

/** When the promised two hours are over, for mails and documents. @param now milliseconds since 1970 */
export const promisedBy = (now: number): Deadline => deadlineInWorkingHours(now, PROMISED_HOURS);

/** When the promised two hours are over, for whoever reads it now. @param now milliseconds since 1970 */
export const promiseWords = (now: number): string => {
  const due = dueInWorkingHours(now, PROMISED_HOURS);
  return isOpen(now) ? `We’re open now: you’ll hear from us by ${due}.` : `We’re closed now: by ${due} at the latest.`;
};
