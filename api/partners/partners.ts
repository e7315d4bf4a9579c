import type { Log } from '../common/log.ts';
import type { Database } from '../db/client.ts';
import { partnerRowsSchema, type PartnerRow } from './partnerRow.ts';

/** What a request is held against. `key` is publishable: it stands in the partner's page. */
export type Partner = Pick<PartnerRow, 'id' | 'key' | 'origins' | 'status'>;

export interface Partners {
  /** Also by the key before the present one, until its day. */
  readonly findByKey: (key: string) => Partner | undefined;
  /** Exact match with the configured origins and those of active partners. */
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Where an active partner wants to be told of leads, at this moment; undefined where nowhere. */
  readonly notifyAddress: (id: string) => Promise<string | undefined>;
  /** Reads the table again. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

export interface PartnersOptions {
  readonly allowedOrigins: readonly string[];
  /** Partners that need no row. */
  readonly builtIn: readonly Partner[];
  readonly log: Log;
  readonly now: () => Date;
}

/** The partner whose key the demo pages carry; known only outside production. @param origins of the demo pages */
export const demoPartner = (origins: readonly string[]): Partner => ({
  id: 'pk_demo',
  key: 'pk_demo',
  origins: [...origins],
  status: 'active',
});

const REFRESH_MS = 5000;

/** A key, and until when it is taken, ISO 8601. */
type KeyEntry = readonly [key: string, partner: Partner, until?: string];

function keysOf(row: PartnerRow): KeyEntry[] {
  const former: KeyEntry[] = row.former_key ? [[row.former_key, row, row.former_until ?? '']] : [];
  return [...former, [row.key, row]];
}

/** Registered partners, held in memory: an origin is looked up on every request and the table changes once a week. */
export async function createPartners({ knex }: Database, options: PartnersOptions): Promise<Partners> {
  const { allowedOrigins, builtIn, log, now } = options;
  let byKey = new Map<string, KeyEntry>();
  let origins = new Set<string>();

  async function refresh(): Promise<void> {
    const rows = partnerRowsSchema.parse(await knex('partners').select('*'));
    const entries = [...builtIn.map((partner): KeyEntry => [partner.key, partner]), ...rows.flatMap(keysOf)];
    byKey = new Map(entries.map((entry) => [entry[0], entry]));
    const active = [...builtIn, ...rows].filter(({ status }) => status === 'active');
    origins = new Set([...allowedOrigins, ...active.flatMap((partner) => partner.origins)]);
  }

  await refresh();
  const refreshQuietly = () => void refresh().catch(() => log.warn('partners not readable'));
  const timer = setInterval(refreshQuietly, REFRESH_MS).unref();
  return {
    findByKey: (key) => {
      const [, partner, until] = byKey.get(key) ?? [];
      return until === undefined || until > now().toISOString() ? partner : undefined;
    },
    isAllowedOrigin: (origin) => origins.has(origin),
    notifyAddress: async (id) => {
      const row = await knex<PartnerRow>('partners').where({ id, status: 'active' }).first('notify');
      return row?.notify ?? undefined;
    },
    refresh,
    close: () => clearInterval(timer),
  };
}
