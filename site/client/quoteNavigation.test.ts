import { describe, expect, test } from 'vitest';
import { forwardService } from './quoteNavigation.ts';

const at = (search: string, pathname = '/get-a-quote') => forwardService({ pathname, search });

describe('a link to the general quote page', () => {
  test.each([
    ['?service=Home+battery', '/solar-quote', { service: 'Home battery' }],
    ['?service=Heat+pump&postcode=NE1+4LP', '/solar-quote', { service: 'Heat pump', postcode: 'NE1 4LP' }],
    [
      '?service=Solar+panels&customerType=business&plan=One',
      '/solar-quote',
      { service: 'Solar panels', customerType: 'business' },
    ],
    ['?service=EV+charger&postcode=NE1+4LP', '/ev-quote', { postcode: 'NE1 4LP' }],
  ])('%s goes on to %s', (search, to, state) => {
    expect(at(search)).toEqual({ to, state });
  });

  test.each(['', '?service=', '?service=Boiler+cover', '?service=HomeCare', '?service=Roofing', '?plan=One'])(
    '%s stays',
    (search) => {
      expect(at(search)).toBeUndefined();
    },
  );

  test('no other page forwards', () => {
    expect(at('?service=Home+battery', '/solar-quote')).toBeUndefined();
  });
});
