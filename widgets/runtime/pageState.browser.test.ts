import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testHost } from '../../tests/support/element/hosts.ts';
import { readAttribution, visitId, readUtm } from './attribution.ts';
import { endNavigationState, parseFragment, parseQuery, readPrefill, writeNavigationState } from './prefill.ts';
import { readRecord, removeRecord, writeRecord } from './storage.ts';
import { trackConversion, trackEvent } from './track.ts';

// What the runtime keeps and reads on a page: everything on ours, next to nothing on a partner's.

const own = testHost(true);
const foreign = testHost(false);
const address = location.pathname + location.search;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endNavigationState(own);
  history.replaceState(null, '', address);
});

describe('records', () => {
  test('are kept in the browser on our own pages', () => {
    writeRecord(own, 'solar_quote_data', { a: 1 });
    expect(localStorage.getItem('solar_quote_data')).toBe('{"a":1}');
    expect(readRecord(own, 'solar_quote_data')).toEqual({ a: 1 });
    removeRecord(own, 'solar_quote_data');
    expect(localStorage.length).toBe(0);
    expect(readRecord(own, 'solar_quote_data')).toBeUndefined();
  });

  test('are kept in memory on a partner page, and nothing of the partner is read', () => {
    localStorage.setItem('solar_quote_data', '{"secret":true}');
    expect(readRecord(foreign, 'solar_quote_data')).toBeUndefined();
    writeRecord(foreign, 'memory_only', { a: 1 });
    expect(readRecord(foreign, 'memory_only')).toEqual({ a: 1 });
    expect(localStorage.length).toBe(1);
    removeRecord(foreign, 'solar_quote_data');
    expect(localStorage.length).toBe(1);
  });

  test('what is no JSON counts as nothing', () => {
    localStorage.setItem('solar_quote_data', '{oops');
    expect(readRecord(own, 'solar_quote_data')).toBeUndefined();
  });

  test('a full storage is told once, and memory takes over', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeRecord(own, 'full', { a: 1 });
    writeRecord(own, 'full', { a: 2 });
    expect(readRecord(own, 'full')).toEqual({ a: 2 });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('attribution', () => {
  test('holds origins and a path, and of the query the allow-listed utm values only', () => {
    history.replaceState(null, '', `${location.pathname}?email=sentinel@example.com&utm_source=mail&utm_id=7#x`);
    const found = readAttribution(own, 'solar', { partner: 'pk_a', consentVersion: '2026-11' });
    expect(found).toMatchObject({
      funnel: 'solar',
      pageOrigin: location.origin,
      pagePath: location.pathname,
      partner: 'pk_a',
      consentVersion: '2026-11',
      utm: { source: 'mail' },
    });
    // No name that is made of hexadecimal digits: the visit has a random one of these.
    expect(JSON.stringify(found)).not.toContain('sentinel');
  });

  test('of a referrer the origin only', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=ada+sentinel');
    expect(readAttribution(own, 'solar', {}).referrerOrigin).toBe('https://search.example');
  });

  test.each([
    ['', undefined],
    ['?utm_medium=cpc&utm_campaign=autumn&utm_other=1', { medium: 'cpc', campaign: 'autumn' }],
    ['?utm_term=', undefined],
  ])('utm of "%s"', (search, expected) => {
    expect(readUtm(search)).toEqual(expected);
  });

  test('a visit keeps its name on our pages and leaves no trace on a partner page', () => {
    expect(visitId(own)).toBe(visitId(own));
    expect(sessionStorage.length).toBe(1);
    sessionStorage.clear();
    expect(visitId(foreign)).toBe(visitId(foreign));
    expect(sessionStorage.length).toBe(0);
  });
});

describe('analytics', () => {
  const gtag = vi.fn();
  beforeEach(() => {
    gtag.mockReset();
    vi.stubGlobal('gtag', gtag);
  });

  test('count with consent to all', () => {
    localStorage.setItem('cookieConsent', 'all');
    trackEvent(own, 'solar_quote_click', { a: 1 });
    trackConversion(own, { value: 3297, transactionId: 'SQ-123456', currency: 'GBP' });
    expect(gtag.mock.calls).toEqual([
      ['event', 'solar_quote_click', { a: 1 }],
      ['event', 'conversion', { value: 3297, currency: 'GBP', transaction_id: 'SQ-123456' }],
    ]);
  });

  test.each([null, 'essential', 'ALL', ''])('do not count with consent %s', (consent) => {
    if (consent !== null) localStorage.setItem('cookieConsent', consent);
    trackEvent(own, 'solar_quote_click');
    expect(gtag).not.toHaveBeenCalled();
  });

  test('never count on a partner page', () => {
    localStorage.setItem('cookieConsent', 'all');
    trackEvent(foreign, 'solar_quote_click');
    expect(gtag).not.toHaveBeenCalled();
  });

  test('that fail do not disturb', () => {
    localStorage.setItem('cookieConsent', 'all');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    gtag.mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => trackEvent(own, 'solar_quote_click')).not.toThrow();
  });
});

describe('values from elsewhere', () => {
  test.each([
    ['#postcode=NE1+4LP&service=Heat%20pump', { postcode: 'NE1 4LP', service: 'Heat pump' }],
    ['#section-2', {}],
    ['', {}],
    ['#__proto__=1&onclick-x=2&postcode=NE1', { postcode: 'NE1' }],
    [`#postcode=${'x'.repeat(201)}`, {}],
  ])('of the fragment %s', (hash, expected) => {
    expect(parseFragment(hash)).toEqual(expected);
  });

  test.each([
    [
      '?service=Boiler+cover&catalogue=learn-more&plan=One',
      { service: 'Boiler cover', catalogue: 'learn-more', plan: 'One' },
    ],
    [
      '?postcode=NE1+4LP&customerType=business&subject=boiler',
      { postcode: 'NE1 4LP', customerType: 'business', subject: 'boiler' },
    ],
    ['?utm_source=leaflet&gclid=x&email=a%40b.example&plan=', {}],
    [`?plan=${'x'.repeat(201)}`, {}],
  ])('of the query %s', (search, expected) => {
    expect(parseQuery(search)).toEqual(expected);
  });

  test('of the query stay in the address, and those of a fragment win over them', () => {
    const query = `${location.pathname}?${new URLSearchParams([...new URLSearchParams(location.search), ['plan', 'One']])}`;
    history.replaceState(null, '', `${query}#plan=Two`);
    expect(readPrefill(own)).toEqual({ plan: 'Two' });
    expect(location.search).toContain('plan=One');
    expect(readPrefill(foreign)).toEqual({});
  });

  test('another page of ours hands them over; they survive a reload and end with the submission', () => {
    writeNavigationState(own, location.pathname, { postcode: 'NE1 4LP', customerType: 'business' });
    expect(readPrefill(own)).toEqual({ postcode: 'NE1 4LP', customerType: 'business' });
    expect(readPrefill(own)).toEqual({ postcode: 'NE1 4LP', customerType: 'business' });
    endNavigationState(own);
    expect(readPrefill(own)).toEqual({});
  });

  test('those for another page are not for this one, and end when this one opens', () => {
    writeNavigationState(own, '/ev-charger-quote', { postcode: 'NE1 4LP' });
    expect(readPrefill(own)).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  test('a partner page has none, and its fragment is its own', () => {
    history.replaceState(null, '', `${address}#postcode=NE1+4LP`);
    expect(readPrefill(foreign)).toEqual({});
    expect(location.hash).toBe('#postcode=NE1+4LP');
  });
});

test('the fragment is taken once and leaves the address bar; a later one is taken too', () => {
  history.replaceState({ kept: true }, '', `${address}#postcode=NE1+4LP`);
  expect(readPrefill(own)).toEqual({ postcode: 'NE1 4LP' });
  expect(location.href).not.toContain('#');
  expect(history.state).toEqual({ kept: true });
  expect(readPrefill(own)).toEqual({ postcode: 'NE1 4LP' });
  history.replaceState(null, '', `${address}#postcode=SR1+1AA`);
  expect(readPrefill(own)).toEqual({ postcode: 'SR1 1AA' });
});
