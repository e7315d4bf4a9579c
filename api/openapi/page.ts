import { TAG_BUILDER_PATH } from '#contract/common/embed.ts';
import { OPENAPI_PATH } from '#contract/common/wire.ts';
import { registry } from '#contract/registry.ts';
import { ApiProblem } from '../common/problem.ts';
import { html, safeLink, type Html } from '../documents/html.ts';
import { renderPage, type RenderedPage } from '../documents/page.ts';
import { EXAMPLES } from './examples.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { requestName, SCHEMAS, type JsonSchema } from './schemas.ts';

interface Field {
  readonly path: string;
  readonly values: string;
  readonly isRequired: boolean;
}

const listOf = (schema: JsonSchema, keyword: string): readonly unknown[] => {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
};

const LIMITS = {
  minLength: 'at least',
  maxLength: 'at most',
  minimum: 'from',
  exclusiveMinimum: 'more than',
  maximum: 'to',
};

function limitsOf(schema: JsonSchema): string {
  const unit = schema.type === 'string' ? ' characters' : '';
  const limits = Object.entries(LIMITS).flatMap(([keyword, words]) => {
    const limit = schema[keyword];
    // "At least one character" is what "required" says.
    return typeof limit === 'number' && !(keyword === 'minLength' && limit === 1) ? [`${words} ${limit}${unit}`] : [];
  });
  return limits.length > 0 ? `, ${limits.join(' ')}` : '';
}

/** What a field takes, in words: "Retail, Office or Other", "text, at most 60 characters". */
function valuesOf(schema: JsonSchema): string {
  const known = [...listOf(schema, 'enum'), ...('const' in schema ? [schema['const']] : [])];
  if (known.length > 0) return known.map((value) => (value === '' ? 'empty' : String(value))).join(' · ');
  if (schema.anyOf) return schema.anyOf.map(valuesOf).join(' · ');
  const names: Readonly<Record<string, string>> = { string: 'text', boolean: 'true · false', array: 'list' };
  return (names[schema.type ?? ''] ?? schema.type ?? 'anything') + limitsOf(schema);
}

/** Every single field below a schema, each with its path. */
function fieldsBelow(schema: JsonSchema, path = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const place = path ? `${path}.${name}` : name;
    if (inner.properties) return fieldsBelow(inner, place);
    return [{ path: place, values: valuesOf(inner), isRequired: schema.required?.includes(name) ?? false }];
  });
}

const fieldTable = (fields: readonly Field[]): Html =>
  html`<table class="words reference">
    <tbody>
      ${fields.map(
        ({ path, values, isRequired }) =>
          html`<tr>
            <th scope="row"><code>${path}</code>${isRequired && ' (required)'}</th>
            <td>${values}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const example = (name: string, value: unknown): Html =>
  html`<details>
    <summary>Example: ${name}</summary>
    <pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
  </details>`;

const ENVELOPE = new Set(['attribution', 'leadRoute', 'elapsedMs']);
const isOwn = ({ path }: Field): boolean => !ENVELOPE.has(path.split('.')[0] ?? '');

/** What each form sends, and once for all of them what may stand beside it. */
const requestTables = (): readonly Html[] => [
  ...Object.values(registry).map(
    (contract) =>
      html`<details>
        <summary>Fields: ${contract.funnel}</summary>
        ${fieldTable(fieldsBelow(SCHEMAS[requestName(contract)] ?? {}).filter(isOwn))}
      </details>`,
  ),
  html`<details>
    <summary>Fields: beside type and quoteData of any form</summary>
    ${fieldTable(fieldsBelow(SCHEMAS['NewsletterRequest'] ?? {}).filter((field) => !isOwn(field)))}
  </details>`,
  ...Object.entries(EXAMPLES).map(([funnel, value]) => example(funnel, value)),
];

const requestPart = ({ request }: Operation): Html | readonly Html[] | undefined => {
  if (request === undefined) return undefined;
  return request === 'QuoteRequest' ? requestTables() : fieldTable(fieldsBelow(SCHEMAS[request] ?? {}));
};

const parameterTable = ({ parameters }: Operation): Html =>
  fieldTable(
    parameters.map(({ name, place, meaning, isRequired = false }) => ({
      path: `${name} (${place})`,
      values: meaning,
      isRequired,
    })),
  );

const answerTable = ({ successes, problems }: Operation): Html =>
  html`<table class="words reference">
    <tbody>
      ${Object.entries(successes).map(
        ([status, words]) =>
          html`<tr>
            <th scope="row">${status}</th>
            <td>${words}</td>
          </tr>`,
      )}
      ${problems.map((code) => {
        const { status, title } = new ApiProblem(code, '').body;
        return html`<tr>
          <th scope="row">${status} <code>${code}</code></th>
          <td>${title}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;

const answerFields = (name: string): Html =>
  html`<details>
    <summary>Fields of the answer</summary>
    ${fieldTable(fieldsBelow(SCHEMAS[name] ?? {}))}
  </details>`;

const section = (operation: Operation, index: number): Html =>
  html`<section class="${index === 0 ? 'card first' : 'card'}" aria-labelledby="${operation.id}">
    <h2 id="${operation.id}">${operation.summary}</h2>
    <p class="small"><code>${operation.method.toUpperCase()} ${operation.path}</code></p>
    <p class="small">${operation.description}</p>
    ${operation.parameters.length > 0 && parameterTable(operation)} ${requestPart(operation)}
    <h3>Answers</h3>
    ${answerTable(operation)} ${operation.answer && answerFields(operation.answer)}
  </section>`;

/** The description of the API for people, made of what /openapi.json is made of. */
export const renderApiPage = (publicUrl: string): RenderedPage =>
  renderPage({
    title: 'The API',
    heading: 'The API behind the forms',
    lead: [
      'For programs that send us quotes and enquiries without a tag of ours. People and companies in it are samples.',
    ],
    content: html`<p>
        Would you rather put our forms on your own pages? The
        <a href="${TAG_BUILDER_PATH}">tag builder</a> writes the code.
      </p>
      ${OPERATIONS.map(section)}
      <section class="card" aria-label="Errors and description">
        <h2>Errors</h2>
        <p class="small">
          Every error is a problem document (RFC 9457): one sentence in <code>error</code>, a name in <code>code</code>,
          and with a 422 each wrong value by its path in <code>errors</code>. With 429 and 503,
          <code>Retry-After</code> says how many seconds to wait.
        </p>
        ${fieldTable(fieldsBelow(SCHEMAS['Problem'] ?? {}))}
        <p class="small">
          The same for programs, in OpenAPI 3.1: <a href="${safeLink(publicUrl + OPENAPI_PATH)}">${OPENAPI_PATH}</a>
        </p>
      </section>`,
  });
