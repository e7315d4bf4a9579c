import { describe, expect, test } from 'vitest';
import { UTM_KEYS } from '#contract/common/wire.ts';
import { namedValues, readTouch, takeTouches, touchFields, writeTouch } from './attribution.ts';

const news = {
  utm: { source: 'news', campaign: 'a & b' },
  referrerOrigin: 'https://mail.example',
  landingPath: '/blog/solar-panel-cost-newcastle',
};
const direct = { landingPath: '/ev-quote' };

test.each([
  [
    news,
    'utm_source=news&utm_campaign=a+%26+b&from=https%3A%2F%2Fmail.example&at=%2Fblog%2Fsolar-panel-cost-newcastle',
  ],
  [direct, 'at=%2Fev-quote'],
  [{}, ''],
])('%j travels as text and back', (touch, text) => {
  expect(writeTouch(touch)).toBe(text);
  expect(readTouch(text)).toEqual(touch);
});

test('a click id never travels', () => {
  expect(writeTouch({ ...direct, clickIds: { gclid: 'abc' } })).toBe('at=%2Fev-quote');
  expect(readTouch('gclid=abc&at=%2F')).toEqual({ landingPath: '/' });
});

test.each([
  ['from=javascript:alert(1)&at=//evil.example?x=1', {}],
  ['from=https://a.example/path?email=ada', {}],
  ['utm_source=&utm_id=7', {}],
  [`utm_term=${'x'.repeat(300)}`, { utm: { term: 'x'.repeat(100) } }],
])('of %s only what fits is read', (text, expected) => {
  expect(readTouch(text)).toEqual(expected);
});

describe('a fragment', () => {
  const both = new URLSearchParams(touchFields({ first: news, last: direct })).toString();

  test.each(['', 'costs', 'postcode=NE1+4LP&service=Home+battery'])('with "%s" beside the touches', (rest) => {
    const fragment = [rest, both].filter(Boolean).join('&');
    expect(takeTouches(fragment)).toEqual({ rest, touches: { first: news, last: direct } });
  });

  test('without both has none', () => {
    expect(takeTouches('firstTouch=at%3D%252F&postcode=NE1')).toEqual({ rest: 'postcode=NE1', touches: undefined });
    expect(takeTouches('introduction')).toEqual({ rest: 'introduction', touches: undefined });
  });
});

test('of a query only the named values are taken', () => {
  const query = new URLSearchParams('utm_source=leaflet&utm_medium=&email=ada%40example.com');
  expect(namedValues(query, UTM_KEYS, 'utm_')).toEqual({ source: 'leaflet' });
  expect(namedValues(new URLSearchParams('email=x'), UTM_KEYS, 'utm_')).toBeUndefined();
});
