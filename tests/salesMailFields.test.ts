import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commercialEnergySchema } from '#contract/commercial-energy/schema.ts';
import { commercialSolarSchema } from '#contract/commercial-solar/schema.ts';
import { contactSchema } from '#contract/contact/schema.ts';
import { evSchema } from '#contract/ev/schema.ts';
import { homecareSchema } from '#contract/homecare/schema.ts';
import { instantSchema } from '#contract/instant/schema.ts';
import { newsletterSchema } from '#contract/newsletter/schema.ts';
import { quickSchema } from '#contract/quick/schema.ts';
import { solarSchema } from '#contract/solar/schema.ts';
import type { FunnelName } from '#contract/tags.ts';
import { renderSalesMail } from '../api/mail/salesMail.ts';
import { presenterOfFunnel } from '../api/presenters/registry.ts';
import { salesSummary } from '../api/quotes/summariseForSales.ts';
import { requestOf } from './api/support/requests.ts';

// A field that nobody has put into the mail to sales is an answer that nobody reads. So every field of every schema is
// exchanged for other values that the contract takes: one of them must change what the mail says.

const SCHEMAS: Readonly<Record<FunnelName, z.core.$ZodType>> = {
  solar: solarSchema,
  ev: evSchema,
  homecare: homecareSchema,
  instant: instantSchema,
  'commercial-energy': commercialEnergySchema,
  'commercial-solar': commercialSolarSchema,
  quick: quickSchema,
  contact: contactSchema,
  newsletter: newsletterSchema,
};

/** What else must be sent for a field to count. */
const GIVEN: readonly (readonly [path: RegExp, changes: Readonly<Record<string, unknown>>])[] = [
  [/quote\.batteryType$/, { 'quoteData.quote.batteryIncluded': true }],
  [/\.deliveryDate$/, { 'quoteData.customerInfo.hasEV': false }],
  [/^usageKwh$/, { 'quoteData.usageAmount': 'custom', 'quoteData.usageKwh': '30000' }],
  [/^spendMonthly$/, { 'quoteData.usageAmount': 'custom', 'quoteData.spendMonthly': '450' }],
  [
    /\.(customerType|businessType)$/,
    { 'quoteData.customerInfo.customerType': 'business', 'quoteData.customerInfo.businessName': 'Sample Works Ltd' },
  ],
  // The box of the specification counts where the three of ours are not sent.
  [/\.marketingConsent$/, { 'quoteData.customerInfo.marketing': undefined }],
  // Of a plan that our catalogue knows, ours is told.
  [/plan\.catalogue$/, { 'quoteData.plan.type': 'A plan of old' }],
];

const NO_QUESTION = 'only the solar form has a bill without an upper end';
const PAGE_WORDS = 'what the page said of the plan; the catalogue knows it by its name';
/** Fields that the mail leaves out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'ev: charger.name': 'what the page called it; the catalogue names the charger by its id',
  'ev: customerInfo.electricityBillAtLeast': NO_QUESTION,
  'homecare: customerInfo.electricityBillAtLeast': NO_QUESTION,
  'instant: customerInfo.electricityBillAtLeast': NO_QUESTION,
  'commercial-energy: electricityBillAtLeast': NO_QUESTION,
  'commercial-solar: customerInfo.electricityBillAtLeast': NO_QUESTION,
  'commercial-solar: customerInfo.customerType': 'always a business',
  'homecare: plan.features.0': PAGE_WORDS,
  'instant: plan.features.0': PAGE_WORDS,
};

const NOW = new Date('2026-11-20T10:00:00Z');

interface Field {
  readonly path: string;
  /** All that it can be, where that is a closed list. */
  readonly values: readonly unknown[];
}

/** Schemas within a schema: of its fields, of what it wraps, of the items of a list. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}

/** Every field of a schema, by its path. */
function fieldsOf({ _zod }: z.core.$ZodType, path = ''): Field[] {
  const { shape, innerType, in: input, out, element, options = [], entries = {}, values = [] }: Definition = _zod.def;
  // A pipe transforms before or after the schema that it has.
  const inner = innerType ?? (input?._zod.def.type === 'transform' ? out : input);
  if (inner) return fieldsOf(inner, path);
  if (element) return fieldsOf(element, `${path}.0`);
  const alternatives = options.flatMap((option) => fieldsOf(option).flatMap((field) => field.values));
  if (!shape) return [{ path, values: [...Object.values(entries), ...values, ...alternatives] }];
  return Object.entries(shape).flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name));
}

type Mail = (changes: Readonly<Record<string, unknown>>) => string | undefined;

/** What the mail to sales says of a request with some values exchanged; undefined when the contract refuses it. */
const mailOf =
  (funnel: string): Mail =>
  (changes) => {
    const reading = presenterOfFunnel(funnel)?.receive(requestOf(funnel as FunnelName, changes).quoteData);
    if (!reading?.ok) return undefined;
    const { submission, present } = reading;
    const credit = { claimed: '', partner: undefined, isEarned: false, origin: undefined };
    const summary = salesSummary({ submission, presentation: present(NOW), attribution: {}, credit });
    const { proposedReference: reference } = submission;
    const { subject, text } = renderSalesMail({ ...summary, reference, receivedAt: NOW.toISOString(), leadId: '1' });
    return `${subject}\n${text}`;
  };

/** Values of every kind: whichever a field takes. */
const OTHERS: readonly unknown[] = [
  true,
  false,
  5,
  25,
  120,
  'Other words',
  'Bungalow',
  'other@example.com',
  '0191 498 0456',
  'NE1 7RU',
  '2027-06-30',
  '2026-11-19T09:00:00.000Z',
  '12345679',
  '1500000000015',
  '4',
  '40000',
  'EVQ-654321',
  'SQ-654321',
  'HC-654321',
];

function isTold(mail: Mail, { path, values }: Field): boolean {
  const given = GIVEN.find(([pattern]) => pattern.test(path))?.[1] ?? {};
  const exchanged = [undefined, ...values, ...OTHERS].map((value) => ({ ...given, [`quoteData.${path}`]: value }));
  return new Set([given, ...exchanged].flatMap((changes) => mail(changes) ?? [])).size > 1;
}

/** The fields that no value brings into the mail. What can be one thing only tells nothing. */
const untold = (schema: z.core.$ZodType, mail: Mail): string[] =>
  fieldsOf(schema)
    .filter((field) => field.values.length !== 1 && !isTold(mail, field))
    .map(({ path }) => path);

it.each(Object.entries(SCHEMAS))('the mail to sales about %s tells every field', (funnel, schema) => {
  const mail = mailOf(funnel);
  expect(mail({})).toBeDefined();
  const leftOut = Object.keys(LEFT_OUT).filter((name) => name.startsWith(`${funnel}: `));
  expect(new Set(untold(schema, mail).map((path) => `${funnel}: ${path}`))).toEqual(new Set(leftOut));
});

it('a new field that nobody has put into the mail is found', () => {
  const grown = z.object({ ...quickSchema.def.shape, roofAge: z.optional(z.string()) });
  expect(untold(grown, mailOf('quick'))).toEqual(['roofAge']);
});
