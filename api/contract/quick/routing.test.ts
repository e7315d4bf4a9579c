import { expect, it } from 'vitest';
import { QUICK_SERVICES, type QuickService } from './limits.ts';
import { destinationOf } from './routing.ts';

const ROUTES: Readonly<Record<QuickService, readonly [to: string, handsOverService: boolean]>> = {
  'Solar panels': ['/solar-quote', true],
  'Home battery': ['/solar-quote', true],
  'EV charger': ['/ev-quote', false],
  'Heat pump': ['/solar-quote', true],
  'Solar and battery': ['/solar-quote', true],
  HomeCare: ['/homecare-quote', false],
  'Gas and electricity': ['/get-a-quote', true],
  'Boiler cover': ['/get-a-quote', true],
  'Boiler installation': ['/get-a-quote', true],
  'Smart home': ['/get-a-quote', true],
  'Complete home energy': ['/solar-quote', true],
};

it.each(QUICK_SERVICES)('%s leads where the specification says', (service) => {
  const [to, handsOverService] = ROUTES[service];
  const known = { postcode: 'NE1 4ST', customerType: 'business' };
  expect(destinationOf({ service, postcode: 'NE1 4ST', customerType: 'business' })).toEqual({
    to,
    state: handsOverService ? { ...known, service } : known,
  });
});
