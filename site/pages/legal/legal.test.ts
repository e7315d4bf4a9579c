import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { homecareTerms } from '#contract/common/homecareTerms.ts';
import { legalTexts } from './legal.ts';

const htmlOf = (address: string): string => {
  const found = legalTexts.find((text) => text.path === address);
  return found?.body.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('') ?? '';
};

// Every name under which code that runs in the browser keeps something.
const NAMED_KEY = /\b(?:storageKey: |(?:[A-Z]+_KEY|STATE_PREFIX|KEPT_IN_SESSION) = )'([\w:-]+)'/g;
const SOURCES = ['widgets', 'site/client'];

function storageKeys(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  const keeping = files.filter((text) => /localStorage|sessionStorage|storageKey: '/.test(text));
  return [...new Set(keeping.flatMap((text) => [...text.matchAll(NAMED_KEY)].map(([, key = '']) => key)))];
}

test('five legal texts, dated, in the order of their menu', () => {
  expect(legalTexts.map((text) => text.path)).toEqual([
    '/privacy-policy',
    '/cookie-policy',
    '/terms-of-service',
    '/adr-compliance',
    '/accessibility-statement',
  ]);
  expect(legalTexts.filter(({ updated }) => updated < '2026-11-21')).toEqual([]);
});

describe('the cookie policy', () => {
  const html = htmlOf('/cookie-policy');
  const keys = storageKeys();

  test('knows every entry that the code makes in a browser', () => {
    expect(keys).toEqual(
      expect.arrayContaining(['cookieConsent', 'solar_quote_data', 'quoteVisit', 'quoteNavigation:', 'quote-keep:']),
    );
    expect(keys.filter((key) => !html.includes(`<code>${key}</code>`))).toEqual([]);
  });

  test('names no entry that the code does not make', () => {
    const named = [...html.matchAll(/<td><code>([^<]+)<\/code>/g)].map(([, key]) => key);
    expect(named.filter((key) => !keys.includes(key ?? ''))).toEqual([]);
  });
});

test('the terms say what the HomeCare form says', () => {
  const html = htmlOf('/terms-of-service');
  const { minimumMonths, coolingOffDays, refundDays, claimWaitDays } = homecareTerms;
  expect(html).toContain(`<strong>Minimum term:</strong> ${minimumMonths} months`);
  expect(html).toContain(`<strong>Cooling-off:</strong> ${coolingOffDays} days`);
  expect(html).toContain(`within ${refundDays} days of the day you cancel`);
  expect(html).toContain(`from ${claimWaitDays} days after the plan begins`);
});

test('the privacy policy leads to the cookie policy, and complaints to both ombudsmen', () => {
  expect(htmlOf('/privacy-policy')).toContain('href="/cookie-policy"');
  for (const name of ['Energy Ombudsman', 'Financial Ombudsman Service', '8 weeks', 'deadlock letter'])
    expect(htmlOf('/adr-compliance')).toContain(name);
});
