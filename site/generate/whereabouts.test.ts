import { expect, test } from 'vitest';
import { portsOf, publicUrlOf, whereabouts } from './whereabouts.ts';

test('without configuration it names the defaults, and where the mails lie', () => {
  const text = whereabouts({}, '/app');
  expect(text).toContain('http://localhost:3000/solar-quote');
  expect(text).toContain('http://localhost:3001');
  expect(text).toContain('/app/data/leads.sqlite');
  expect(text).toContain('/app/data/mail/*.eml');
});

test('it follows the environment; an empty variable is one that is not set', () => {
  expect(portsOf({ PORT: '8080', DEMO_PARTNER_PORT: '' })).toEqual({ site: 8080, partner: 3001 });
  const text = whereabouts({ PORT: '8080', DATA_DIR: '/var/quotes', SMTP_URL: 'smtp://mail' }, '/app');
  expect(text).toContain('http://localhost:8080');
  expect(text).toContain('/var/quotes/leads.sqlite');
  expect(text).not.toContain('.eml');
  expect(text).not.toContain('smtp://mail');
});

test('there is no partner demo in production', () => {
  expect(whereabouts({ NODE_ENV: 'production' }, '/app')).not.toContain('Partner demo');
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PUBLIC_URL: 'https://quotes.example/' }, 'https://quotes.example'],
  [{ PUBLIC_URL: 'quotes' }, 'http://localhost:3000'],
])('the public address of %j is %s, as the server has it', (environment, address) => {
  expect(publicUrlOf(environment)).toBe(address);
});
