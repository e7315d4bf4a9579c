import * as z from 'zod/mini';
import type { Log } from '../common/log.ts';
import type { Database } from '../db/client.ts';

export const PARTNER_STATUSES = ['active', 'disabled'] as const;

export interface Partner {
  readonly id: string;
  /** Publishable: it stands in the partner's page. */
  readonly key: string;
  readonly origins: readonly string[];
  readonly status: (typeof PARTNER_STATUSES)[number];
}

export interface Partners {
  readonly findByKey: (key: string) => Partner | undefined;
  /** Exact match with the configured origins and those of active partners. */
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Reads the table again. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

export interface PartnersOptions {
  readonly allowedOrigins: readonly string[];
  /** Partners that need no row. */
  readonly builtIn: readonly Partner[];
  readonly log: Log;
}

/** The key that the demo partner page carries; known only outside production. */
export const DEMO_PARTNER: Partner = { id: 'pk_demo', key: 'pk_demo', origins: [], status: 'active' };

const REFRESH_MS = 5000;

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    key: z.string(),
    origins: z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    status: z.enum(PARTNER_STATUSES),
  }),
);
const originsSchema = z.array(z.string());

/** Registered partners, held in memory: an origin is looked up on every request and the table changes once a week. */
export async function createPartners({ knex }: Database, options: PartnersOptions): Promise<Partners> {
  let byKey = new Map<string, Partner>();
  let origins = new Set<string>();

  async function refresh(): Promise<void> {
    const rows = rowsSchema.parse(await knex('partners').select('id', 'key', 'origins', 'status'));
    const registered = rows.map((row): Partner => ({ ...row, origins: originsSchema.parse(row.origins) }));
    const partners = [...options.builtIn, ...registered];
    byKey = new Map(partners.map((partner) => [partner.key, partner]));
    const active = partners.filter(({ status }) => status === 'active');
    origins = new Set([...options.allowedOrigins, ...active.flatMap((partner) => partner.origins)]);
  }

  await refresh();
  const refreshQuietly = () => void refresh().catch(() => options.log.warn('partners not readable'));
  const timer = setInterval(refreshQuietly, REFRESH_MS).unref();
  return {
    findByKey: (key) => byKey.get(key),
    isAllowedOrigin: (origin) => origins.has(origin),
    refresh,
    close: () => clearInterval(timer),
  };
}
