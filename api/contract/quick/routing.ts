import type { CustomerType } from '../common/customer.ts';
import type { QuickService } from './limits.ts';

/** What the quick quote asks. */
export interface QuickAnswers {
  readonly customerType: CustomerType;
  readonly service: QuickService;
  readonly postcode: string;
}

/** Where a quick quote leads, and what it hands over: texts by field name. */
export interface QuickDestination {
  readonly to: '/ev-quote' | '/homecare-quote' | '/get-a-quote' | '/solar-quote';
  readonly state: Readonly<Partial<Record<keyof QuickAnswers, string>>>;
}

const INSTANT: readonly QuickService[] = ['Gas and electricity', 'Boiler cover', 'Smart home', 'Boiler installation'];

/** The funnel for the answers of the quick quote, with the values that it is handed (funnels specification, section 4.1). */
export function destinationOf({ customerType, service, postcode }: QuickAnswers): QuickDestination {
  if (service === 'EV charger') return { to: '/ev-quote', state: { postcode, customerType } };
  if (service === 'HomeCare') return { to: '/homecare-quote', state: { postcode, customerType } };
  const to = INSTANT.includes(service) ? '/get-a-quote' : '/solar-quote';
  return { to, state: { postcode, service, customerType } };
}
