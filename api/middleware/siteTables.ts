import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PageNotes, SiteAddresses } from '#contract/common/siteAddresses.ts';

const redirects = z.record(z.string(), z.string());

const rewrites = z.object({
  queries: z.array(z.object({ path: z.string(), name: z.string(), below: z.string(), otherwise: z.string() })),
  unknown: z.array(
    z.object({
      below: z.string(),
      page: z.optional(z.string()),
      isFilled: z.optional(z.boolean()),
      redirect: z.optional(z.string()),
    }),
  ),
});

const pages = z.record(
  z.string(),
  z.object({
    isHidden: z.optional(z.boolean()),
    status: z.optional(z.number()),
    ends: z.optional(z.string()),
    endedPage: z.optional(z.string()),
  }),
);

export interface SiteTables {
  readonly addresses: SiteAddresses;
  /** By path. */
  readonly notes: ReadonlyMap<string, PageNotes>;
}

/** @throws when the file is there and does not match */
function readTable<Table>(file: string, schema: z.ZodMiniType<Table>, empty: Table): Table {
  if (!existsSync(file)) return empty;
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

/** What the build has written down for the server; nothing while nothing is built. */
export function readSiteTables(site: string): SiteTables {
  const table = <Table>(name: string, schema: z.ZodMiniType<Table>, empty: Table): Table =>
    readTable(path.join(site, name), schema, empty);
  return {
    addresses: {
      redirects: table('redirects.json', redirects, {}),
      ...table('rewrites.json', rewrites, { queries: [], unknown: [] }),
    },
    notes: new Map(Object.entries(table('pages.json', pages, {}))),
  };
}
