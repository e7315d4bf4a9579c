import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faultsInHtml, faultsInScript } from './support/partnerCode.ts';

// Every piece of code in docs/partners.md is read or run. What more is run where: `load` in tests/e2e/partner/modes.spec.ts,
// `quoteStep` in tests/api/includes.test.ts, the Liquid in tests/e2e/partner/included.spec.ts. PHP and nginx cannot run here:
// they are tried by hand, on the day that stands beside them. What guards visitors in them, and the markup that they print
// into, is read.

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

const recipeWith = (word: string): string => blocks.find(({ code }) => code.includes(word))?.code ?? '';

describe('the recipe for nginx', () => {
  /** What each directive says; one that stands there twice says both. */
  const said = new Map<string, string>();
  for (const [, name = '', value = ''] of recipeWith('proxy_pass').matchAll(/(?<=^|[;{])\s*(\w+)\s+([^;{}]+);/gm))
    said.set(name, [said.get(name), value].filter(Boolean).join(' | '));
  const wordsOf = (name: string): readonly string[] => said.get(name)?.split(' ') ?? [];

  test('sends on nothing of the visitor: no cookie, no password, no body', () => {
    expect(said.get('proxy_pass_request_headers')).toBe('off');
    expect(said.get('proxy_pass_request_body')).toBe('off');
    expect([...said.keys()]).not.toContain('proxy_set_header');
  });

  test('asks nobody else: the certificate is looked at, with one or two authorities between', () => {
    expect(said.get('proxy_ssl_server_name')).toBe('on');
    expect(said.get('proxy_ssl_verify')).toBe('on');
    expect(said.get('proxy_ssl_verify_depth')).toBe('2');
    expect(said.get('proxy_ssl_trusted_certificate')).toMatch(/^\//);
  });

  test('prints an old step while it asks for a new one, and waits a second once in ten where it has none', () => {
    expect(said.get('proxy_cache_background_update')).toBe('on');
    expect(wordsOf('proxy_cache_use_stale')).toEqual(
      expect.arrayContaining(['error', 'timeout', 'updating', 'http_504']),
    );
    expect(said.get('proxy_cache_valid')).toBe('502 504 10s');
    for (const name of ['proxy_connect_timeout', 'proxy_read_timeout', 'proxy_next_upstream_timeout'])
      expect(said.get(name)).toBe('1s');
    // One copy for all browsers: nothing of what they accept is sent on.
    expect(said.get('proxy_ignore_headers')).toBe('Vary');
  });

  test('prints the body of no answer that is none', () => {
    expect(said.get('proxy_intercept_errors')).toBe('on');
    const answers = ['301', '302', '400', '403', '404', '429', '500', '502', '503', '504'];
    expect(wordsOf('error_page')).toEqual(expect.arrayContaining(answers));
  });
});

describe('the recipe for PHP', () => {
  const code = recipeWith('<?php');

  test('keeps steps in a folder of the site, where nobody else can leave one', () => {
    expect(code).toContain("dirname(__DIR__) . '/quote-steps'");
    expect(code).not.toMatch(/sys_get_temp_dir|\/tmp/);
  });

  test('shows nobody half a step: one is written whole, then named, and an answer that breaks off is none', () => {
    expect(code).toMatch(/tempnam\(\$folder, [^;]*;\s*file_put_contents\(\$new, [^;]* rename\(\$new, \$file\)/);
    expect(code.match(/file_put_contents\(/g)).toHaveLength(1);
    expect(code).toContain("substr($html, -11) !== '</template>'");
  });
});

describe('the recipe for Node', () => {
  const answers = vi.fn<() => Promise<Response>>();
  let recipes = 0;
  /** As a server that has just started has it. */
  const load = async (): Promise<(tag: string, attributes: object) => Promise<string>> => {
    recipes += 1;
    const module: { quoteStep: (tag: string, attributes: object) => Promise<string> } = await import(
      `data:text/javascript,${encodeURIComponent(`${recipeWith('function quoteStep')}// ${recipes}`)}`
    );
    return module.quoteStep;
  };
  const gone = (): Promise<Response> => Promise.reject(new Error('timeout'));
  const minutesLater = (minutes: number): void => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('fetch', answers);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    answers.mockReset();
  });

  test.each([
    ['does not answer in time', gone],
    ['has an error', async () => new Response('Busy', { status: 503 })],
  ])('goes on with an old step while our server %s, and takes a new one when it comes', async (_what, none) => {
    const quoteStep = await load();
    answers.mockResolvedValueOnce(new Response('old')).mockImplementationOnce(none);
    expect(await quoteStep('ev-quote', {})).toBe('old');
    minutesLater(6);
    expect(await quoteStep('ev-quote', {})).toBe('old');
    minutesLater(6);
    answers.mockResolvedValueOnce(new Response('new'));
    await quoteStep('ev-quote', {});
    await expect.poll(() => quoteStep('ev-quote', {})).toBe('new');
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test('lets nobody wait who has an old step, and asks once for all who come meanwhile', async () => {
    const quoteStep = await load();
    answers.mockResolvedValueOnce(new Response('old'));
    expect(await Promise.all([quoteStep('ev-quote', {}), quoteStep('ev-quote', {})])).toEqual(['old', 'old']);
    minutesLater(6);
    answers.mockReturnValueOnce(new Promise(() => {}));
    expect(await Promise.all([quoteStep('ev-quote', {}), quoteStep('ev-quote', {})])).toEqual(['old', 'old']);
    expect(answers).toHaveBeenCalledTimes(2);
  });
});

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
