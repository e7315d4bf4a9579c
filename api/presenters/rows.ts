import { contactFields, optionalCustomerFields } from '#contract/common/contact.ts';
import type { Deadline } from '#contract/common/openingHours.ts';
import { postcodeDistrict, serviceArea } from '#contract/common/postcode.ts';
import { cleanLine, visibleText } from '#contract/common/text.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { CONSENT_ROWS, type SalesRow } from '../leads/salesSummary.ts';

/** Rows and sentences that the presenters of several funnels need. */

/** Rows whose value is there; sales see no empty lines. */
export const filled = (rows: readonly { label: string; value: string | undefined }[]): SalesRow[] =>
  rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** What `optionalCustomerFields` of the contract reads, as far as sales have to know it. */
export interface CustomerExtras {
  readonly service?: string | undefined;
  readonly interest?: string | undefined;
  readonly marketing?:
    | {
        readonly email?: boolean | undefined;
        readonly text?: boolean | undefined;
        readonly phone?: boolean | undefined;
      }
    | undefined;
  readonly consent?: { readonly version?: string | undefined; readonly time?: string | undefined } | undefined;
}

/** "Agreed to offers by email, phone" */
function marketingWords({ marketing = {} }: Pick<CustomerExtras, 'marketing'>): string {
  const channels = [marketing.email && 'email', marketing.text && 'text', marketing.phone && 'phone'].filter(Boolean);
  return channels.length > 0
    ? `${CONSENT_ROWS.offers.agreed} ${channels.join(', ')}`
    : 'No offers: contact about this quote only';
}

/** Label of the row that names the text about data use which the visitor was shown. */
export const CONSENT_TEXT_LABEL = 'Told about data use';

const isTime = (text: string | undefined): text is string => text !== undefined && !Number.isNaN(Date.parse(text));

/** Which text about data use was shown, and when: "2026-11, Fri, 20 Nov 2026, 17:14 GMT". */
export function consentRow({ consent }: Pick<CustomerExtras, 'consent'>): SalesRow[] {
  if (!consent?.version) return [];
  const { version, time } = consent;
  return [{ label: CONSENT_TEXT_LABEL, value: isTime(time) ? `${version}, ${formatMoment(time)}` : version }];
}

// What every mail tells by itself, or leaves out.
const IN_EVERY_MAIL = new Set([
  ...Object.keys(contactFields),
  ...Object.keys(optionalCustomerFields),
  'customerType',
  'quoteRef',
]);

/** "Roof age" for `roofAge`. */
function labelOf(field: string): string {
  // Before each capital that begins a word; those of an abbreviation (EV) stay together and large.
  const [first = '', ...rest] = field.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  const later = rest.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase()));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...later].join(' ');
}

function answerWords(answer: unknown): string | undefined {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : undefined;
}

/**
 * A row for each answer that no other row shows, named after its field: a new field is in the mail without a word about it
 * here, and gets a row of its own where sales need better words or another place. Nothing but the contract's fields comes here.
 */
const otherRows = (customer: object, shownFields: readonly string[]): SalesRow[] =>
  filled(
    Object.entries(customer)
      .filter(([field]) => !IN_EVERY_MAIL.has(field) && !shownFields.includes(field))
      .map(([field, answer]) => ({ label: labelOf(field), value: answerWords(answer) })),
  );

/**
 * The answers that every funnel's customer may carry, and those that no row shows yet; the last rows of the section
 * "Customer".
 * @param shownFields names of the funnel's own fields that other rows show
 */
export const extraRows = (customer: CustomerExtras, shownFields: readonly string[]): SalesRow[] => [
  ...otherRows(customer, shownFields),
  ...filled([
    { label: 'Came for', value: customer.service },
    { label: 'Also interested in', value: customer.interest },
    { label: CONSENT_ROWS.offers.label, value: marketingWords(customer) },
  ]),
  ...consentRow(customer),
];

/** A sentence for sales when our installers do not work there. @param postcode normalised, or "" */
export function areaFlags(postcode: string): string[] {
  if (serviceArea(postcode) !== 'out-of-area') return [];
  return [`${postcodeDistrict(postcode)} is outside the area we serve.`];
}

/** The same promise, for the customer. */
export const promiseWords = ({ long }: Deadline): string => `You’ll hear from us by ${long}.`;

const MAX_LENGTH = 40;
// Neither the marks that part a subject nor what makes an address: a dot only ends a word ("Bell & Co. Ltd").
const NAME = /^(?:[\p{L}\p{M}\p{N} &'’,+-]|\.(?= |$))+$/u;

/**
 * A name that somebody has typed, as it may stand in the subject of a mail to us: at most 40 characters, or "" for what
 * could be anything else than a name. The mail itself shows it as it was typed.
 */
export function subjectName(typed: string): string {
  const name = cleanLine(visibleText(typed));
  if (!NAME.test(name)) return '';
  const letters = [...name];
  return letters.length <= MAX_LENGTH
    ? name
    : `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
