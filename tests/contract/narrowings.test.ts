import { expect, test } from 'vitest';
import type { JsonSchema } from '../../api/openapi/schemas.ts';
import { narrowings } from './narrowings.ts';

const roof = { type: 'string', enum: ['Pitched', 'Flat'] };
const notes = { type: 'string', maxLength: 200 };
const before: JsonSchema = {
  type: 'object',
  required: ['customer'],
  properties: {
    type: { const: 'solar' },
    customer: {
      type: 'object',
      required: ['roof'],
      properties: { roof, notes, kilowatts: { type: 'integer', maximum: 12 } },
    },
    lines: { type: 'array', items: { type: 'string' } },
    meter: {
      anyOf: [
        { type: 'string', const: '' },
        { type: 'string', pattern: '^[0-9]{13}$' },
      ],
    },
  },
};

const withoutAbsent = (schemas: object): Readonly<Record<string, JsonSchema>> => JSON.parse(JSON.stringify(schemas));

const customer = (changes: object, rest: object = {}): JsonSchema => ({
  ...before,
  properties: {
    ...before.properties,
    customer: {
      ...before.properties?.['customer'],
      ...rest,
      properties: withoutAbsent({ ...before.properties?.['customer']?.properties, ...changes }),
    },
  },
});
const other = (changes: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...before,
  properties: { ...before.properties, ...changes },
});
const told = (after: JsonSchema): string[] => narrowings(before, after).map(({ path, what }) => `${path} ${what}`);

test.each([
  ['nothing', before],
  ['a further field that may be left out', customer({ reference: { type: 'string', maxLength: 40 } })],
  ['a further word', customer({ roof: { type: 'string', enum: ['Pitched', 'Flat', 'Thatch'] } })],
  ['any word instead of some', customer({ roof: { type: 'string' } })],
  ['more room', customer({ notes: { type: 'string', maxLength: 400 } })],
  ['no limit', customer({ notes: { type: 'string' } })],
  ['parts of numbers', customer({ kilowatts: { type: 'number', maximum: 15 } })],
  ['a field that may be left out now', customer({}, { required: [] })],
  ['other words for the reader', customer({ notes: { ...notes, description: 'Anything else' } })],
  [
    'a further alternative',
    other({ meter: { anyOf: [...(before.properties?.['meter']?.anyOf ?? []), { type: 'number' }] } }),
  ],
])('an old tag does not notice: %s', (_what, after) => {
  expect(told(after)).toEqual([]);
});

test.each([
  [
    'a further field',
    customer({ age: { type: 'integer' } }, { required: ['roof', 'age'] }),
    'customer.age is required',
  ],
  ['a field that was optional', customer({}, { required: ['roof', 'notes'] }), 'customer.notes is required'],
  ['a field that is gone', customer({ notes: undefined }), 'customer.notes is not read'],
  ['a word less', customer({ roof: { type: 'string', enum: ['Pitched'] } }), 'customer.roof does not take "Flat"'],
  ['words instead of text', customer({ notes: { enum: ['none'] } }), 'customer.notes takes only "none"'],
  [
    'less room',
    customer({ notes: { type: 'string', maxLength: 100 } }),
    'customer.notes has a maxLength of 100, not 200',
  ],
  ['a first limit', customer({ notes: { ...notes, minLength: 1 } }), 'customer.notes has a minLength of 1, not "none"'],
  ['another type', customer({ kilowatts: { type: 'string' } }), 'customer.kilowatts takes only string, not integer'],
  [
    'a rule for text',
    customer({ notes: { ...notes, pattern: '^A' } }),
    'customer.notes has another rule: pattern "^A"',
  ],
  [
    'a rule for entries',
    other({ lines: { type: 'array', items: { type: 'number' } } }),
    'lines[] takes only number, not string',
  ],
  ['another type of request', other({ type: { const: 'sun' } }), 'type does not take "solar"'],
  ['an alternative less', other({ meter: { type: 'string', pattern: '^[0-9]{13}$' } }), 'meter does not take ""'],
])('an old tag is refused, or not heard: %s', (_what, after, sentence) => {
  expect(told(after)).toEqual([sentence]);
});
