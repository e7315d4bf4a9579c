import * as z from 'zod/mini';
import { APPOINTMENT_KINDS } from '#contract/common/appointments.ts';
import { BOOKING_SLOTS } from '#contract/common/calendar.ts';
import { envelopeFields, estimateActionSchema, quoteActionSchema } from '#contract/common/envelope.ts';
import { countsSchema } from '#contract/countsSchema.ts';
import { registry, type FunnelContract } from '#contract/registry.ts';
import { ANSWERS } from './answers.ts';

/** JSON Schema 2020-12, as far as the contract makes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

// The bounds of what a number can hold say nothing to a reader.
function dropBounds(schema: Record<string, unknown>): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}

// The types of zod's own schemas know of much that the contract never has.
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** @param io requests as they may be sent (open), answers as they are given (closed) */
function describe(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const override = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => dropBounds(jsonSchema);
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', override });
  if (!isSchema(described)) throw new Error('zod has described a schema by something else');
  return described;
}

/** "CommercialSolar" */
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const envelope = describe(z.object(envelopeFields), 'input').properties ?? {};
const ENVELOPE: JsonSchema['properties'] = {
  ...envelope,
  leadRoute: { ...envelope['leadRoute'], description: 'Leave it out or empty: a field that people never see.' },
  elapsedMs: { ...envelope['elapsedMs'], description: 'Milliseconds since the form was first touched.' },
  attribution: {
    ...envelope['attribution'],
    description: 'Where the lead comes from. What does not fit is dropped, never refused.',
  },
};

/** Name of the body that a form's tag posts. */
export const requestName = ({ funnel }: Pick<FunnelContract, 'funnel'>): string => `${pascal(funnel)}Request`;

const requestOf = ({ type, read }: FunnelContract): JsonSchema => ({
  type: 'object',
  required: ['type', 'quoteData'],
  properties: { type: { const: type }, quoteData: describe(read.schema, 'input'), ...ENVELOPE },
});

const contracts: readonly FunnelContract[] = Object.values(registry);

const action = describe(quoteActionSchema, 'input');
const estimate = describe(estimateActionSchema, 'input').properties ?? {};
const quoteAction: JsonSchema = {
  ...action,
  properties: {
    ...action.properties,
    kind: { enum: APPOINTMENT_KINDS, description: 'Of an appointment; without it book is a wish for an installation.' },
    day: { type: 'string', description: 'Of a booking: YYYY-MM-DD.' },
    slot: { enum: BOOKING_SLOTS, description: 'Of a booking.' },
    inputs: {
      ...estimate['inputs'],
      description: 'Of an estimate: what was said of the home or building; leave out what is not known.',
    },
    figures: { ...estimate['figures'], description: 'Of an estimate: what the page shows, to be compared.' },
  },
};

/** `components.schemas` of the description. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  // Two forms share the type homecare, so a body may fit more than one.
  QuoteRequest: { anyOf: contracts.map((contract) => refTo(requestName(contract))) },
  ...Object.fromEntries(contracts.map((contract) => [requestName(contract), requestOf(contract)])),
  QuoteAction: quoteAction,
  CountsMessage: describe(countsSchema, 'input'),
  ...Object.fromEntries(Object.entries(ANSWERS).map(([name, schema]) => [name, describe(schema, 'output')])),
};

/** A reference to one of them. @throws on a name that is none */
export function schemaRef(name: string): JsonSchema {
  if (!Object.hasOwn(SCHEMAS, name)) throw new Error(`The description has no schema ${name}`);
  return refTo(name);
}
