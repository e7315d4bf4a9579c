import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { TAG_NAMES } from '#contract/tags.ts';
import { faultsInHtml, faultsInScript } from '../../../tests/support/partnerCode.ts';
import type { Choice } from './markup.ts';
import { PLATFORMS, platformOf } from './platforms.ts';
import { frameAddress, sampleAddress, snippetOf } from './snippets.ts';

// What the builder prints. tests/e2e/partner/builderSnippets.spec.ts runs it in pages.

const HOSTILE = `Ruth's "roofs" </script> & {sons} \${x} \\`;

const plain: Choice = {
  tag: 'solar-quote',
  attributes: { 'customer-type': 'home', partner: 'pk_yours' },
  styling: {},
  way: 'tag',
  isOwnScript: false,
  pinned: undefined,
  base: 'https://quotes.example',
};
const full: Choice = {
  ...plain,
  attributes: { ...plain.attributes, label: HOSTILE },
  styling: { accent: '#0a7d4f', surface: '#101820', radius: '4px', font: 'Georgia, serif' },
  pinned: {
    version: '0.1.0-1f2e3d4c',
    integrity: { 'quote-widgets.js': 'sha384-AAAA', 'solar-quote-home.js': 'sha384-BBBB' },
  },
};

test('the plain snippet is the one of docs/partners.md', () => {
  expect(snippetOf(plain)).toBe(`<style>
  solar-quote:not(:defined) { display: block; min-height: 1330px }
  @media (width < 640px) { solar-quote:not(:defined) { min-height: 1830px } }
</style>
<script type="module" src="https://quotes.example/widgets/v1/quote-widgets.js"></script>
<solar-quote customer-type="home" partner="pk_yours">
  <a href="https://quotes.example/solar-quote">Get a quote</a>
</solar-quote>`);
});

test.each([
  ['contact-form', '/contact', 'Send us a message'],
  ['newsletter-signup', '/blog', 'Get our newsletter'],
  ['solar-estimate', '/solar-quote', 'Get a solar quote'],
  ['ev-quote', '/ev-quote', 'Get a quote'],
] as const)('the link inside <%s> leads to %s and says "%s"', (tag, page, words) => {
  expect(snippetOf({ ...plain, tag, attributes: {} })).toContain(
    `  <a href="https://quotes.example${page}">${words}</a>`,
  );
});

test('pinned: the loader of that release, with its hash', () => {
  expect(snippetOf({ ...full, attributes: {} })).toContain(
    '<script type="module" src="https://quotes.example/widgets/0.1.0-1f2e3d4c/quote-widgets.js" integrity="sha384-AAAA" crossorigin="anonymous"></script>',
  );
});

test('the script of one form: the one for its type of customer, with its own hash', () => {
  const own = snippetOf({ ...full, isOwnScript: true });
  expect(own).toContain('/widgets/0.1.0-1f2e3d4c/solar-quote-home.js" integrity="sha384-BBBB"');
  expect(snippetOf({ ...plain, attributes: {}, isOwnScript: true })).toContain('/widgets/v1/solar-quote.js"');
});

test.each([
  ['solar-quote', { service: 'Heat pump' }],
  ['solar-quote', { 'customer-type': 'business', service: 'Solar panels' }],
  ['contact-form', { subject: 'boiler' }],
  ['homecare-quote', { plan: 'Basic Care' }],
] as const)(
  'the script of one form has another step than <%s> shows with %o: that of all is printed',
  (tag, attributes) => {
    const choice = { ...full, tag, attributes, isOwnScript: true };
    expect(snippetOf(choice)).toContain('/widgets/0.1.0-1f2e3d4c/quote-widgets.js" integrity="sha384-AAAA"');
  },
);

test('the div: room and looks are on the tag that the script puts into it, too', () => {
  const text = snippetOf({
    ...full,
    attributes: { head: 'none' },
    styling: { font: 'inherit' },
    way: 'div',
    pinned: undefined,
  });
  expect(text).toContain(`<style>
  [data-quote-widget=solar-quote], solar-quote:not(:defined) { display: block; min-height: 1095px }
  @media (width < 640px) { [data-quote-widget=solar-quote], solar-quote:not(:defined) { min-height: 1340px } }
  solar-quote { --quote-font: inherit }
</style>`);
  expect(text).toContain('<div data-quote-widget="solar-quote" data-head="none">');
});

test('looks are custom properties in a page, and a query in a frame', () => {
  expect(snippetOf(full)).toContain(
    'solar-quote { --quote-accent: #0a7d4f; --quote-surface: #101820; --quote-radius: 4px; --quote-font: Georgia, serif }',
  );
  expect(frameAddress({ ...full, attributes: {} })).toBe(
    'https://quotes.example/embed/solar-quote?accent=0a7d4f&surface=101820&radius=4&font=Georgia%2C+serif',
  );
  const inherit = { ...plain, attributes: {}, styling: { font: 'inherit' } };
  expect(frameAddress(inherit)).toBe('https://quotes.example/embed/solar-quote');
  expect(sampleAddress(inherit)).toBe('/embed/sample/solar-quote?font=inherit');
});

describe.each(TAG_NAMES)('<%s>', (tag) => {
  test.each(['tag', 'div', 'iframe', 'server'] as const)(
    '%s: nothing is left open, nothing leads to nowhere',
    async (way) => {
      const text = snippetOf({ ...full, attributes: { partner: 'pk_yours', label: HOSTILE }, tag, way });
      expect(text).toContain(tag);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(await (way === 'server' ? faultsInScript(text) : faultsInHtml(text))).toEqual([]);
      // A text of the partner's ends no attribute, and no script.
      expect(text.match(/<script\b/g)?.length ?? 0).toBe(text.match(/<\/script>/g)?.length ?? 0);
    },
  );
});

describe('code of frameworks parses, whatever a partner writes', () => {
  // The script of a file that has markup around it.
  const scriptIn = (text: string): string =>
    [...text.matchAll(/<script(?: setup)?>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('\n');

  test.each(['react', 'next'])('%s', async (id) => {
    for (const choice of [plain, full]) {
      const { code } = await transformWithOxc(platformOf(id).code?.(choice) ?? '', 'QuoteTag.jsx');
      expect(code).toContain('solar-quote');
    }
  });

  test.each(['react', 'next'])(
    '%s: the room is kept and the colours are in it, also where a server escapes "<"',
    (id) => {
      const text = platformOf(id).code?.(full) ?? '';
      expect(text).toContain(`      <style>{\`
        solar-quote:not(:defined) { display: block; min-height: 1330px }
        @media (max-width: 639.98px) { solar-quote:not(:defined) { min-height: 1830px } }
        solar-quote { --quote-accent: #0a7d4f; --quote-surface: #101820; --quote-radius: 4px; --quote-font: Georgia, serif }
      \`}</style>`);
      expect(text).not.toContain('style={{');
    },
  );

  test.each(['vue', 'svelte', 'tag-manager'])('%s', async (id) => {
    for (const choice of [plain, full]) {
      const script = scriptIn(platformOf(id).code?.(choice) ?? '');
      expect(script).toContain('/quote-widgets.js');
      await transformWithOxc(script, 'script.js');
    }
  });

  test('the module for a server', async () => {
    const { code } = await transformWithOxc(snippetOf({ ...full, way: 'server' }), 'server.mjs');
    expect(code).toContain('quoteTag');
  });
});

describe('a form without its head, behind a button, for a tag manager', () => {
  const asked = { head: 'none', mode: 'sticky', 'data-layer': 'dataLayer' };
  const choice: Choice = { ...plain, attributes: { ...asked, partner: 'pk_yours' } };

  test.each(PLATFORMS.map(({ id }) => id))('%s: the code says all of it, a frame its head alone', (id) => {
    const { code, way } = platformOf(id);
    const text = code?.(choice) ?? snippetOf(choice);
    if (way === 'iframe') {
      expect(text).toContain('head=none');
      expect(text).not.toContain('sticky');
      return;
    }
    for (const [name, value] of Object.entries(asked)) expect(text).toContain(`${name}="${value}"`);
  });

  test('from a server: all but the button, whose bar would hold the whole step until the script has run', () => {
    const text = snippetOf({ ...choice, way: 'server' });
    expect(text).toContain('<solar-quote head="none" data-layer="dataLayer" partner="pk_yours">');
    expect(text).toContain('solar-quote.html?head=none&data-layer=dataLayer&partner=pk_yours');
    expect(text).not.toMatch(/mode|sticky|fixed/);
    expect(text).toContain('min-height: 1095px');
  });

  test('a step from a server has its own height: no room where there is one', () => {
    const text = snippetOf({ ...choice, way: 'server', styling: { radius: '4px' } });
    expect(text).toContain(
      "return `${step ? '' : room}<style>\n  solar-quote { --quote-radius: 4px }\n</style>\n<script",
    );
  });

  test('a frame is a form in the page, too', () => {
    expect(snippetOf({ ...choice, way: 'iframe' })).not.toContain('fixed');
  });

  test.each(['tag', 'div'] as const)('%s: so does every way into a page by script', (way) => {
    const prefix = way === 'div' ? 'data-' : '';
    const text = snippetOf({ ...choice, way });
    for (const [name, value] of Object.entries(asked)) expect(text).toContain(` ${prefix}${name}="${value}"`);
    // The room of a button, and not that of the form; the tag is there before its button is, and shows the link.
    expect(text).toContain(
      'solar-quote:not(:defined), solar-quote > a { position: fixed; inset: auto 0 0; min-height: 52px }',
    );
    expect(snippetOf({ ...choice, way, attributes: { mode: 'dialog' } })).toContain(
      'solar-quote { display: block; min-height: 52px }',
    );
  });

  test('without its head the form has less room kept for it', () => {
    const rooms = (attributes: Choice['attributes']) =>
      [...snippetOf({ ...plain, attributes }).matchAll(/min-height: (\d+)px/g)].map(([, px]) => Number(px));
    const [full, bare] = [rooms({}), rooms({ head: 'none' })];
    expect(bare).toHaveLength(2);
    for (const [index, px] of bare.entries()) expect(px).toBeLessThan(full[index] ?? 0);
  });

  test('the preview shows the button', () => {
    expect(sampleAddress(choice)).toBe('/embed/sample/solar-quote?head=none&mode=sticky&partner=pk_yours');
  });
});

test('every platform has steps, and one that has code of its own says which way it goes', () => {
  for (const { id, steps, code, way } of PLATFORMS) {
    expect(steps.length, id).toBeGreaterThan(1);
    if (code) expect(way, id).toBeDefined();
  }
  expect(platformOf('none').id).toBe('html');
});
