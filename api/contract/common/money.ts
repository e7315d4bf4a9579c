/**
 * Money as an integer count of hundredths of a penny (£1 = 10,000).
 * Thirty per cent of a whole number of pence has at most one decimal, so every step of a quote stays an
 * integer here; floats would show £16,670 for £16,671 at some sizes.
 */
export type SubPence = number & { readonly __unit: 'sub-pence' };

const PER_PENNY = 100;
const PER_POUND = 10_000;

const subPence = (value: number): SubPence => value as SubPence;

/** Pounds as written in a price list (at most four decimals) → sub-pence. */
export const pounds = (amount: number): SubPence => subPence(Math.round(amount * PER_POUND));

export const NO_MONEY = subPence(0);

/** The total of several amounts; no amount is £0. */
export const sum = (...amounts: readonly SubPence[]): SubPence =>
  subPence(amounts.reduce((total, amount) => total + amount, 0));

/** The first amount less the second, which is not larger. */
export const minus = (amount: SubPence, less: SubPence): SubPence => subPence(amount - less);

/** `factor` is a whole number: a count of items, of years, of kilowatt-hours. */
export const times = (amount: SubPence, factor: number): SubPence => subPence(amount * factor);

/** An amount for each unit of what need not come in whole ones, such as kilowatt-hours. */
export const timesQuantity = (amount: SubPence, quantity: number): SubPence => subPence(Math.round(amount * quantity));

/** A whole percentage of an amount, half up. Exact for amounts in whole pence. */
export const percentOf = (amount: SubPence, percent: number): SubPence =>
  subPence(Math.floor((amount * percent + 50) / 100));

/** Whole pence, half up. */
export const toPence = (amount: SubPence): number => Math.floor((amount + PER_PENNY / 2) / PER_PENNY);

/** Pounds with two decimals, half up: the form that money has on the wire. */
export const toPounds = (amount: SubPence): number => toPence(amount) / 100;

/** Whole pounds, half up of the exact value (not of the rounded pence). */
const toWholePounds = (amount: SubPence): number => Math.floor((amount + PER_POUND / 2) / PER_POUND);

// By hand: the first Intl.NumberFormat of a page takes 20 to 30 ms of a desktop computer's processor and a hundred of a
// telephone's (Chromium 156), and a first step needs one just when it is taken over. numbers.test.ts compares both.
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/** "1234.5" → "1,234.5": digits with two decimals at most. */
export const inThousands = (digits: string): string => digits.replaceAll(THOUSANDS, ',');

const inPounds = (amount: number, decimals: 0 | 2): string =>
  inThousands(amount.toFixed(decimals)).replace(/^-?/, '$&£');

/** "£3,297": funnels specification, section 9.3. */
export const formatWholePounds = (amount: SubPence): string => inPounds(toWholePounds(amount), 0);

/** "£129.50": prices of single items. */
export const formatPounds = (amount: SubPence): string => inPounds(toPounds(amount), 2);

/** "£14" or "£14.99": prices of a price list, pence only where there are some. */
export const formatPrice = (amount: SubPence): string =>
  amount % PER_POUND === 0 ? formatWholePounds(amount) : formatPounds(amount);
