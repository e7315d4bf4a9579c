import type { Express } from 'express';
import { createApp } from '../../../api/app.ts';
import type { Config } from '../../../api/config/config.ts';
import { createCrowd, type Crowd } from '../../../api/leads/crowd.ts';
import type { Leads } from '../../../api/leads/repository.ts';
import { storeLeads, type NewLead, type SavedLead } from '../../../api/leads/storeLeads.ts';
import { createServices, type Services } from '../../../api/services.ts';

/**
 * What is measured against what, all of it the product's own app:
 * - `product`: as it is, its mails leaving meanwhile
 * - `mails-held`: the same, with nobody sending the mails
 * - `one-by-one`: as `product`, but each lead waits for a transaction of its own
 * - `no-database`: everything but the storage: a lead is acknowledged and forgotten
 */
export const VARIANTS = ['product', 'mails-held', 'one-by-one', 'no-database'] as const;
export type Variant = (typeof VARIANTS)[number];

/** As the visitors' limits are off. */
const rulesOf = ({ dialect }: Services['database']) => ({
  takeTurns: dialect.takeTurns,
  hourlyLimit: Number.POSITIVE_INFINITY,
  appointmentLimit: Number.POSITIVE_INFINITY,
  partnerLimit: Number.POSITIVE_INFINITY,
  perNetwork: [],
  total: undefined,
  onSuppressed: () => undefined,
  webhooks: 0,
  conversions: [],
  domain: 'bench.test',
});

const forgetful = (leads: Leads): Leads => ({
  ...leads,
  save: ({ row, proposedReference }: NewLead): Promise<SavedLead> =>
    Promise.resolve({ kind: 'created', lead: { ...row, reference: proposedReference } }),
});

// Nobody shares a commit here: a crowd is who waits for one, so that mails give way as they do in the product.
const oneByOne = ({ leads, database, worker, now }: Services, crowd: Crowd): Leads => {
  let waiting = 0;
  const store = async (lead: NewLead): Promise<SavedLead> => {
    waiting += 1;
    crowd.begin(waiting);
    const context = { now: now(), rules: rulesOf(database) };
    const [saved] = await database.knex
      .transaction((trx) => storeLeads(trx, [lead], context))
      .finally(() => {
        waiting -= 1;
        crowd.end();
      });
    worker.wake();
    if (!saved) throw new Error('expected an answer for the lead');
    return saved;
  };
  return { ...leads, save: store };
};

function leadsOf(variant: Variant, services: Services, crowd: Crowd): Leads {
  if (variant === 'no-database') return forgetful(services.leads);
  return variant === 'one-by-one' ? oneByOne(services, crowd) : services.leads;
}

export interface BenchApp {
  readonly app: Express;
  readonly services: Services;
}

export async function createBenchApp(variant: Variant, config: Config): Promise<BenchApp> {
  const crowd = createCrowd();
  const services = await createServices(config, { crowd });
  const app = createApp({ ...services, leads: leadsOf(variant, services, crowd) });
  if (variant === 'product' || variant === 'one-by-one') await services.worker.start();
  return { app, services };
}
