import { company } from '#contract/common/company.ts';
import type { ProblemCode } from '#contract/common/problems.ts';
import { ApiProblem } from '../common/problem.ts';
import { examplesAt } from './examples.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { SCHEMAS, schemaRef, type JsonSchema } from './schemas.ts';

const BEARER = 'partnerKey';
/** Media type of a problem document, RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';
const RETRIED: readonly ProblemCode[] = ['busy', 'too-many-requests'];

const bodyOf = ({ request }: Operation, now: Date) =>
  request && {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef(request),
          examples: Object.fromEntries(
            Object.entries(examplesAt(now)[request]).map(([name, value]) => [name, { value }]),
          ),
        },
      },
    },
  };

const titleOf = (code: ProblemCode): string => new ApiProblem(code, '').body.title;
const statusOf = (code: ProblemCode): number => new ApiProblem(code, '').status;

/** The answers that tell what went wrong, one a status: two codes can share one. */
function problemAnswers({ problems }: Operation): Record<string, JsonSchema> {
  const statuses = [...new Set(problems.map(statusOf))];
  const answers = statuses.map((status) => {
    const codes = problems.filter((code) => statusOf(code) === status);
    return [
      status,
      {
        description: codes.map((code) => `${titleOf(code)} (${code})`).join('; '),
        ...(codes.some((code) => RETRIED.includes(code)) && {
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
        }),
        content: {
          [PROBLEM_TYPE]: { schema: { allOf: [schemaRef('Problem'), { properties: { code: { enum: codes } } }] } },
        },
      },
    ] as const;
  });
  return Object.fromEntries(answers);
}

const successAnswers = ({ successes, answer }: Operation): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(successes).map(([status, description]) => [
      status,
      { description, ...(answer && { content: { 'application/json': { schema: schemaRef(answer) } } }) },
    ]),
  );

const describeOperation = (operation: Operation, now: Date) => ({
  operationId: operation.id,
  summary: operation.summary,
  description: operation.description,
  parameters: operation.parameters.map(({ name, place, isRequired = false, meaning }) => ({
    name,
    in: place,
    required: isRequired,
    description: meaning,
    schema: { type: 'string' },
  })),
  // Leads without a key, or with one that is not known, are taken as well.
  ...(operation.request === 'QuoteRequest' && { security: [{}, { [BEARER]: [] }] }),
  ...bodyOf(operation, now),
  responses: { ...successAnswers(operation), ...problemAnswers(operation) },
});

/**
 * The API in OpenAPI 3.1, made of the schemas that requests are read with.
 * @param publicUrl where it is served
 * @param now when it is read: examples have days that can be chosen then
 */
export const describeApi = (publicUrl: string, now: Date) => ({
  openapi: '3.1.1',
  info: {
    title: `${company.brand}: quotes`,
    version: '1',
    description:
      'What our tags send, and what any other program may. Errors are problem documents (RFC 9457) with one sentence in `error`. ' +
      'Browsers may post from registered origins only; programs without an Origin may post too.',
  },
  servers: [{ url: publicUrl }],
  paths: Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, { [operation.method]: describeOperation(operation, now) }]),
  ),
  components: {
    schemas: SCHEMAS,
    securitySchemes: {
      [BEARER]: { type: 'http', scheme: 'bearer', description: 'The partner key, pk_…, that credits the lead.' },
    },
  },
});
