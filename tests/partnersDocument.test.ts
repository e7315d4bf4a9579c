import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { faultsInHtml, faultsInScript } from './support/partnerCode.ts';

// Every piece of code in docs/partners.md is read or run. What more is run where: `load` in tests/e2e/partner/modes.spec.ts,
// `quoteStep` in tests/api/includes.test.ts, the Liquid in tests/e2e/partner/included.spec.ts. PHP and nginx have no reader
// here: they are tried by hand, on the day that stands beside them, and the markup that they print into is read.

const FENCED = /^( *)```(\w+)\n([\s\S]*?)^ *```$/gm;
const INDENTED = /(?<=\n\n)(?: {4}\S.*\n(?: {4}.*\n)*)/g;

interface Block {
  readonly language: string;
  readonly code: string;
}

function blocksIn(text: string): Block[] {
  const fenced = [...text.matchAll(FENCED)].map(([, indent = '', language = '', code = '']) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
  // Without the lines of lists, which are indented as well.
  const rest = text.replaceAll(FENCED, '');
  const indented = [...rest.matchAll(INDENTED)].map(([code]) => ({ language: 'html', code }));
  return [...fenced, ...indented];
}

/** How a language is read. What a server puts in stands in the markup as a comment does. */
const READERS: Readonly<Record<string, (code: string) => Promise<string[]>>> = {
  html: faultsInHtml,
  js: (code) => faultsInScript(code),
  liquid: (code) => faultsInHtml(code.replaceAll(/\{%-?.*?-?%\}|\{\{-?.*?-?\}\}/g, '<!---->')),
  php: (code) => faultsInHtml(code.replaceAll(/<\?(?:php|=)[\s\S]*?\?>/g, '<!---->')),
  // No markup: that it asks for the address of a step, and within a second.
  nginx: async (code) =>
    ['proxy_pass https://quotes.example/widgets/v1/fragments/;', 'proxy_read_timeout 1s;']
      .filter((line) => !code.includes(line))
      .map((line) => `${line} is missing`),
};

const blocks = blocksIn(readFileSync('docs/partners.md', 'utf8'));

test('there are as many as are looked for', () => {
  const counts: Record<string, number> = {};
  for (const { language } of blocks) counts[language] = (counts[language] ?? 0) + 1;
  expect(counts).toEqual({ html: 6, js: 5, liquid: 1, nginx: 1, php: 1 });
});

test.each(blocks.map(({ language, code }, index) => [index, language, code] as const))(
  'code %i, %s: nothing is wrong with it',
  async (_index, language, code) => {
    expect(await READERS[language]?.(code)).toEqual([]);
  },
);

describe('what would be wrong', () => {
  test.each([
    ['an attribute', '<solar-quote partnr="pk_yours"></solar-quote>', 'has no attribute "partnr"'],
    ['an attribute of a div', '<div data-quote-widget="ev-quote" data-service="x"></div>', 'no attribute "service"'],
    ['a tag', '<template><solar-quotes></solar-quotes></template>', '<solar-quotes> is no tag'],
    ['a script', '<script src="https://quotes.example/widgets/v1/quotes.js"></script>', 'is no script of ours'],
    ['what a script says', '<script>addEventListener(;</script>', 'Unexpected token'],
    ['a style', '<style>solar-quote { display block }</style>', 'Unexpected token'],
    ['markup', '<solar-quote partner="pk"theme="dark"></solar-quote>', 'missing-whitespace-between-attributes'],
  ])('%s is found', async (_what, code, fault) => {
    expect((await faultsInHtml(code)).join('\n')).toContain(fault);
  });
});

describe('what a page hears of a lead, by the code for it', () => {
  const recipeWith = (word: string): string => blocks.find(({ code }) => code.includes(word))?.code ?? '';
  const detail = { type: 'solar', reference: 'SQ-654321', partnerReference: 'ACME/12', total: 4999 };

  /** Runs it as a script of a page, then tells that page of a lead. */
  function hear(code: string, globals: object): void {
    const page = new EventTarget();
    runInNewContext(code, {
      ...globals,
      addEventListener: (name: string, listener: EventListener) => page.addEventListener(name, listener),
    });
    page.dispatchEvent(new CustomEvent('quote-submitted', { detail }));
  }

  test('GA4: a lead with its value in pounds, once for its reference', () => {
    const told: unknown[] = [];
    hear(recipeWith('generate_lead'), { gtag: (...words: unknown[]) => told.push(words) });
    expect(told).toEqual([['event', 'generate_lead', { value: 4999, currency: 'GBP', transaction_id: 'SQ-654321' }]]);
  });

  test.each([
    ['before its own script has come', {}],
    ['after it', { _hsq: [['setPath', '/solar']] }],
  ])('HubSpot: its event with our reference, %s', (_when, window: { _hsq?: unknown[] }) => {
    hear(recipeWith('trackCustomBehavioralEvent'), { window });
    expect(window._hsq?.at(-1)).toEqual([
      'trackCustomBehavioralEvent',
      { name: 'pe123_quote_submitted', properties: { reference: 'SQ-654321' } },
    ]);
  });
});
