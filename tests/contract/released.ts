import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import { registry, type FunnelContract } from '#contract/registry.ts';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { ANSWERS } from '../../api/openapi/answers.ts';
import { requestName, SCHEMAS, type JsonSchema } from '../../api/openapi/schemas.ts';

const FOLDER = 'tests/contract/released';

/** A body as a tag of that release has sent it, and which tag. */
export interface SentBody {
  readonly funnel: FunnelName;
  /** Attributes of the tag, as they stood in the page. */
  readonly attributes: string;
  readonly body: unknown;
}

/** What tags of one release rely on: they are pinned, cached and open, whatever is deployed. */
export interface ReleasedContract {
  /** "0.1.0-36d3110c" */
  readonly version: string;
  readonly requests: Readonly<Record<string, JsonSchema>>;
  readonly answers: Readonly<Record<string, JsonSchema>>;
  readonly bodies: readonly SentBody[];
}

const contracts: readonly FunnelContract[] = Object.values(registry);
const ACTION = 'QuoteAction';

const pick = (names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, SCHEMAS[name] ?? {}]));

/** What the sources say now. */
export const presentContract = (): Pick<ReleasedContract, 'requests' | 'answers'> => ({
  requests: pick([...contracts.map(requestName), ACTION]),
  answers: pick(Object.keys(ANSWERS)),
});

const schemas = z.record(
  z.string(),
  z.custom<JsonSchema>((value) => typeof value === 'object'),
);
const fileSchema = z.object({
  version: z.string(),
  requests: schemas,
  answers: schemas,
  bodies: z.array(z.object({ funnel: z.enum(FUNNEL_NAMES), attributes: z.string(), body: z.unknown() })),
});

export const fileOf = (version: string): string => `${FOLDER}/${version}.json`;

/** Every recorded release. */
export const releasedContracts = (): readonly ReleasedContract[] =>
  readdirSync(FOLDER).map((name) => fileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))));

const ajv = new Ajv2020({ strict: false });

/** Why an API of that release would refuse a body. Fields that it does not know are left aside, as the API does. */
export function refusalsBy({ requests, version }: ReleasedContract, funnel: FunnelName, body: unknown): string[] {
  const schema = requests[requestName({ funnel })];
  if (!schema) return [`${version} knows no ${funnel}`];
  const validate = ajv.compile(schema);
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${version}: ${instancePath} ${message}`);
}
