import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describeApi, PROBLEM_TYPE } from '../../../api/openapi/document.ts';

const ROUTES = /^\/functions\//;
const WRONG_METHOD = 405;
const NOT_FOUND = 404;

interface ReceivedAnswer {
  readonly url: string;
  readonly method: string;
  readonly response: Response;
  readonly text: string;
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
type Operations = Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>;

const description = describeApi('https://quotes.test', new Date());
const paths: Readonly<Record<string, Operations>> = JSON.parse(JSON.stringify(description.paths));
const PROBLEM: Described = { content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } } };

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
ajv.addSchema({ $id: 'api:', ...description });
const compiled = new Map<object, ValidateFunction>();

/** The check of a schema of the description, compiled once. */
export function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  // References lead into the description, wherever a schema stands.
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api:#/'));
  const validate = ajv.compile(absolute);
  compiled.set(schema, validate);
  return validate;
}

function describedFor(path: string, { method, response }: ReceivedAnswer): Described | undefined {
  const operations = paths[path];
  const operation = operations?.[method.toLowerCase()];
  if (operation) return operation.responses[response.status];
  // What no operation is described for is refused, in the same form.
  const isRefusal = response.status === (operations ? WRONG_METHOD : NOT_FOUND) || response.status === 403;
  return isRefusal ? PROBLEM : undefined;
}

/** @throws when an answer of the API is none that its description has: another status, media type or field */
export function assertDocumented(answer: ReceivedAnswer): void {
  const { url, method, response, text } = answer;
  const path = new URL(url).pathname;
  if (!ROUTES.test(path) || method === 'OPTIONS' || method === 'HEAD') return;
  const told = `${method} ${path} → ${response.status}`;
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const described = describedFor(path, answer);
  if (described && !described.content && text === '') return;
  const schema = described?.content?.[type]?.schema;
  if (!schema) throw new Error(`${told} ${type}: /openapi.json has no such answer`);
  const validate = validatorOf(schema);
  if (!validate(JSON.parse(text))) throw new Error(`${told}: ${ajv.errorsText(validate.errors)}\n${text}`);
}
