import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import { registry, type FunnelContract } from '#contract/registry.ts';
import { FUNNEL_NAMES, TAGS, type FormTag, type FunnelName } from '#contract/tags.ts';
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
  /** Written into its file by hand: the day since when no server runs it. Its tags may be out there all the same. */
  readonly gone?: string | undefined;
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
  gone: z.optional(z.iso.date()),
  bodies: z.array(z.object({ funnel: z.enum(FUNNEL_NAMES), attributes: z.string(), body: z.unknown() })),
});

export const fileOf = (version: string): string => `${FOLDER}/${version}.json`;

/** Every recorded release. */
export const releasedContracts = (): readonly ReleasedContract[] =>
  readdirSync(FOLDER).map((name) => fileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))));

/** Those that a server may still run, beside newer tags. */
export const runningContracts = (): readonly ReleasedContract[] =>
  releasedContracts().filter(({ gone }) => gone === undefined);

/** The forms that a release had: one that has come since is no omission of its record. */
export const formsOf = ({ requests }: Pick<ReleasedContract, 'requests'>): readonly FunnelName[] =>
  FUNNEL_NAMES.filter((funnel) => requestName({ funnel }) in requests);

const ajv = new Ajv2020({ strict: false });

/** Why an API of that release would refuse a body of a tag. Fields that it does not know are left aside, as the API does. */
export function refusalsBy({ requests, version }: ReleasedContract, tag: FormTag, body: unknown): string[] {
  const schema = requests[requestName(TAGS[tag])];
  // Then the form is newer than the release.
  if (!schema) return [];
  const validate = ajv.compile(schema);
  validate(body);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) =>
      `<${tag}>: ${instancePath.slice(1).replaceAll('/', '.')} ${message}, says an API of ${version}.`,
  );
}
