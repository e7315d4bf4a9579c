import { expect, test } from 'vitest';
import { list, sum } from './requests.ts';

test('requests are told by names without hashes', () => {
  const request = (path: string, bytes: number) => ({
    address: `https://example.com/widgets/${path}`,
    sentAt: 0,
    bytes,
  });
  const requests = [
    request('v1/quote-widgets.js', 1390),
    request('v1/quote-widgets.js?1795444026994', 1390),
    request('v1/chunks/base-CT5rqUI.js', 7840),
    request('v1/chunks/rolldown-runtime-DK3Fl9T.js', 158),
    request('v1/fragments/solar-quote.html', 9000),
  ];
  expect(list(requests)).toBe(
    'quote-widgets 1.39 kB, quote-widgets 1.39 kB, base 7.84 kB, rolldown-runtime 0.16 kB, solar-quote.html 9.00 kB',
  );
  expect(sum(requests)).toBe(19_778);
  expect([list([]), sum([])]).toEqual(['nothing', 0]);
});
