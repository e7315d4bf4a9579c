import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/embedding.ts';

// What tags ask our server for, whatever their page tells them: every tag with every attribute, as the package for partners
// lists them for editors.

interface ListedTag {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly values?: readonly { readonly name: string }[] }[];
}

/** Of attributes whose values cannot be listed; of all others any text will do. */
const SAMPLES: Readonly<Record<string, string>> = {
  postcode: 'NE1 4ST',
  plan: 'Essential',
  bill: '80',
  'done-url': '/thanks',
  'data-layer': '',
};

// These name the file of a first step together; each of the others is looked at by itself.
const NAMING = ['customer-type', 'service', 'subject'];

/** Every way in which a tag may be written, as markup. `api` is left out: it is another server's address. */
function waysOf({ name, attributes }: ListedTag): string[] {
  const says = (of: ListedTag['attributes'][number]): string[] =>
    (of.values?.map((value) => value.name) ?? [SAMPLES[of.name] ?? 'sample']).map((value) => ` ${of.name}="${value}"`);
  const naming = attributes.filter((attribute) => NAMING.includes(attribute.name));
  const named = naming.reduce<string[]>(
    (ways, attribute) => ways.flatMap((way) => [way, ...says(attribute).map((said) => way + said)]),
    [''],
  );
  const others = attributes.filter((attribute) => !NAMING.includes(attribute.name) && attribute.name !== 'api');
  return [...named, ...others.flatMap((attribute) => says(attribute).slice(-1))].map(
    (said) => `<${name}${said}></${name}>`,
  );
}

test('no tag asks for anything that is not there, whatever attribute it has', async ({ page, host, server }) => {
  const { tags }: { tags: readonly ListedTag[] } = JSON.parse(
    readFileSync('dist/package/vscode.html-custom-data.json', 'utf8'),
  );
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const steps = new Set<string>();
  // Two hundred forms would take a browser long: each shows the least of one.
  await page.route('**/fragments/**', async (route) => {
    steps.add(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ contentType: 'text/html', headers, body: '<div data-prerendered="{}"><form></form></div>' });
  });
  await page.goto(host.address('without-script', { TAG: 'no-tag' }));
  await page.evaluate((src) => {
    // All of a box near the screen, one upon the other.
    const textContent = '#ways > * { position: absolute; inset-block-start: 0; block-size: 100px; overflow: clip }';
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    document.head.append(Object.assign(document.createElement('style'), { textContent }), script);
    document.body.append(Object.assign(document.createElement('main'), { id: 'ways' }));
  }, `${server.siteUrl}/widgets/v1/quote-widgets.js`);
  const box = page.locator('#ways');
  for (const ways of tags.map(waysOf)) {
    await box.evaluate((element, html) => {
      element.innerHTML = html;
    }, ways.join(''));
    // With its form or, behind a button, with that.
    await expect(box.locator('> *:has(form)')).toHaveCount(ways.length, { timeout: 30_000 });
  }
  expect(steps.size).toBeGreaterThan(50);
  for (const url of steps) {
    const { status } = await fetch(url, { method: 'HEAD' });
    if (status !== 200) failed.push(`${status} ${url}`);
  }
  expect(failed).toEqual([]);
});
