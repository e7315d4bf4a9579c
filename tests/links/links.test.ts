import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { API_PAGE_PATH } from '#contract/common/wire.ts';
import { builtAddresses, builtPages, builtSiteFile, builtText } from '../support/builtSite.ts';
import { referencesOf, type Reference } from './references.ts';

/** Where our pages lead away from us. Another place is a decision: add it here with its reason. */
const OTHER_SITES: readonly string[] = [
  // The office on a map of the provider that is configured.
  'www.openstreetmap.org',
  // Who helps with a complaint that we could not settle, and who watches over personal data.
  'www.energyombudsman.org',
  'www.financial-ombudsman.org.uk',
  'www.citizensadvice.org.uk',
  'ico.org.uk',
  // Who advises people who meet a barrier.
  'www.equalityadvisoryservice.com',
];
/** Answered by the server itself. */
const SERVER_ADDRESSES = /^\/(functions\/v1\/[\w-]+|enquiry(\/quote-link)?|partners\/api)$/;
const NOT_A_PLACE = /^(tel:\+?\d+$|mailto:[^@]+@[^@]+$|data:image\/)/;

const pages = builtPages();
const addresses = builtAddresses();
const { redirects } = builtSiteFile();
const found = new Map(pages.map(({ address, html }) => [address, referencesOf(html)]));

const own = (address: string): string => address.replace(PUBLIC_URL_TOKEN, '') || '/';

function fault({ by, address, isAction }: Reference, page: string): string | undefined {
  const place = own(address);
  if (NOT_A_PLACE.test(place)) return undefined;
  if (/^[a-z][\w+.-]*:|^\/\//i.test(place)) {
    const { protocol, hostname } = new URL(place, 'https://base.example');
    return protocol === 'https:' && OTHER_SITES.includes(hostname)
      ? undefined
      : `${by}: ${address} is not a listed site`;
  }
  const { pathname, hash } = new URL(place, `https://own.example${page}`);
  if (isAction && SERVER_ADDRESSES.test(pathname)) return undefined;
  // A page that the API writes itself.
  if (pathname === API_PAGE_PATH) return undefined;
  if (pathname in redirects) return `${by}: ${address} has moved to ${redirects[pathname]}`;
  if (!addresses.has(pathname)) return `${by}: ${address} does not exist`;
  const target = found.get(pathname);
  const isMissing = hash !== '' && target && !target.ids.has(decodeURIComponent(hash.slice(1)));
  // The fragment of a quote page may carry answers.
  return isMissing && !hash.includes('=') ? `${by}: ${address} has no such place` : undefined;
}

test.each(pages)('$address leads to places that exist', ({ address }) => {
  const references = found.get(address)?.references ?? [];
  expect(references.length).toBeGreaterThan(10);
  expect([...new Set(references.flatMap((reference) => fault(reference, address) ?? []))]).toEqual([]);
});

const placesIn = (file: string, element: string): string[] =>
  [...builtText(file).matchAll(new RegExp(`<${element}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]+)`, 'g'))].map(([, text = '']) =>
    own(text.trim()),
  );

test.each([
  ['sitemap.xml', 'loc'],
  ['rss.xml', 'link'],
])('%s names pages that exist', (file, element) => {
  expect(existsSync(`dist/site/${file}`)).toBe(true);
  const places = placesIn(file, element);
  expect(places.length).toBeGreaterThan(4);
  expect(places.filter((place) => !addresses.has(place))).toEqual([]);
});

test('every page that search engines shall know can be reached from the home page', () => {
  const reached = new Set(['/']);
  for (const address of reached)
    for (const { by, address: target } of found.get(address)?.references ?? []) {
      const place = by === 'a' ? new URL(own(target), `https://own.example${address}`).pathname : '';
      if (found.has(place)) reached.add(place);
    }
  // A campaign and a partner's page are reached from a leaflet or from the partner.
  const isFromElsewhere = (place: string) => /^\/(campaigns\/.+|[\w-]+-solar)$/.test(place);
  const lost = placesIn('sitemap.xml', 'loc').filter((place) => !reached.has(place) && !isFromElsewhere(place));
  expect(lost).toEqual([]);
});

test('a link to nowhere, to a moved page and to a stranger would be found', () => {
  const faults = [
    '/no-such-page',
    '/#no-such-place',
    '/about-us',
    'http://www.gov.uk/',
    'https://strange.example/',
  ].map((address) => fault({ by: 'a', address, isAction: false }, '/'));
  expect(faults.filter((one) => one !== undefined)).toHaveLength(5);
  expect(fault({ by: 'a', address: '/contact?subject=boiler', isAction: false }, '/')).toBeUndefined();
});
