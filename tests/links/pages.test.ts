import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { EVERYWHERE, pageTable, type PageRow } from '../e2e/pages/pageTable.ts';
import { builtPages, builtText } from '../support/builtSite.ts';
import { localPages } from '../support/localPages.ts';
import { attribute, childrenOf, elementsIn } from './references.ts';

const NOT_SHOWN = ['script', 'style'];
const built = new Map(builtPages().map(({ address, html }) => [address, html]));

/** A built page as a reader of its HTML sees it. */
interface ReadPage {
  readonly all: readonly Tree.Element[];
  readonly head: Readonly<Record<string, string>>;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'tagName' in node && NOT_SHOWN.includes(node.tagName) ? '' : childrenOf(node).map(textOf).join('');
}

/** A page by its own address, what does not exist by the one that it is kept under. */
const htmlOf = ({ path, status, canonical }: PageRow): string | undefined =>
  built.get(status === undefined ? path : (canonical ?? path));

function read(row: PageRow): ReadPage {
  const all = [...elementsIn(parse(htmlOf(row) ?? ''))];
  const named = all
    .filter(({ tagName }) => tagName === 'meta' || tagName === 'link')
    .map((tag) => [
      attribute(tag, 'name') ?? attribute(tag, 'property') ?? attribute(tag, 'rel') ?? '',
      attribute(tag, 'content') ?? attribute(tag, 'href') ?? '',
    ]);
  return { all, head: Object.fromEntries(named) };
}

const elements = ({ all }: ReadPage, name: string): Tree.Element[] => all.filter(({ tagName }) => tagName === name);

/** "/contact" is led to by "/contact?subject=quote"; a folder, a query, a place and a number are beginnings. */
const leadsTo = (href: string, wanted: string): boolean =>
  /[:#?]|.\/$/.test(wanted) ? href.startsWith(wanted) : href.split(/[?#]/)[0] === wanted;

const missing = (page: ReadPage, part: string, wanted: readonly string[]): string[] => {
  const inside = elements(page, part).flatMap((place) => [...elementsIn(place)]);
  const hrefs = inside.filter(({ tagName }) => tagName === 'a').flatMap((link) => attribute(link, 'href') ?? []);
  return wanted.filter((one) => !hrefs.some((href) => leadsTo(href, one)));
};

const rows = pageTable.filter((row) => htmlOf(row) !== undefined);

test('all pages but those that the server words by their address are built', () => {
  const others = pageTable.filter((row) => !rows.includes(row)).map(({ path }) => path);
  expect(others).toEqual(['/blog/category/no-such', '/blog/tag/no-such', '/blog/tag/roof']);
});

describe.each(rows)('$path', (row) => {
  const page = read(row);

  test('has its heading, its language and the words that the specification quotes', () => {
    const headings = elements(page, 'h1').map((heading) => plain(textOf(heading)));
    expect(headings).toEqual([typeof row.heading === 'string' ? row.heading : expect.stringMatching(row.heading)]);
    expect(elements(page, 'html').map((root) => attribute(root, 'lang'))).toEqual(['en-GB']);
    const words = plain(elements(page, 'body').map(textOf).join(' ')).toLowerCase();
    expect((row.texts ?? []).filter((text) => !words.includes(plain(text).toLowerCase()))).toEqual([]);
  });

  test('has the head that search engines and other sites read', () => {
    const [title = ''] = elements(page, 'title').map(textOf);
    expect(title).toMatch(row.title ?? /Staithes Energy/);
    expect(title).toContain('Staithes Energy');
    const { head } = page;
    expect(head['description']?.length).toBeGreaterThan(60);
    expect(head['keywords']).not.toBe('');
    expect(head['canonical']).toBe(PUBLIC_URL_TOKEN + (row.canonical ?? row.path));
    expect(head['robots']).toBe(row.isIndexed === false ? 'noindex' : undefined);
    if (row.isIndexed === false) return;
    expect(head['og:title']).toBeTruthy();
    expect(head['og:image']).toContain(PUBLIC_URL_TOKEN);
    if (!row.place) return;
    expect(head['geo.region']).toMatch(row.place[0]);
    expect(head['geo.placename']).toMatch(row.place[1]);
  });

  test('has structured data of its kinds', () => {
    const graphs = elements(page, 'script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) =>
        JSON.parse(
          childrenOf(script)
            .map((node) => ('value' in node ? node.value : ''))
            .join(''),
        ),
      )
      .map((graph: { '@graph'?: { '@type': string | string[] }[] }) => graph['@graph'] ?? []);
    const types = graphs.flat().flatMap((item) => item['@type']);
    expect(types).toEqual(expect.arrayContaining([...row.data]));
  });

  test('leads to where the specification says', () => {
    expect(missing(page, 'main', row.links), 'links that the specification names').toEqual([]);
    expect(missing(page, 'body', EVERYWHERE), 'links of header and footer').toEqual([]);
  });
});

test('the sitemap lists every page of the table that search engines shall keep', () => {
  const places = [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) =>
    place.replace(PUBLIC_URL_TOKEN, ''),
  );
  const kept = pageTable
    .filter(({ isIndexed, canonical }) => isIndexed !== false && !canonical)
    .map(({ path }) => path);
  expect(kept.filter((path) => !places.includes(path))).toEqual([]);
  // Content may bring more pages of these kinds, and nothing else.
  const others = places.filter((place) => !kept.includes(place));
  const local = new Set(localPages());
  const isOfContent = (place: string): boolean =>
    /^\/(blog|case-studies|campaigns)\/|^\/[\w-]+-solar$/.test(place) || local.has(place);
  expect(others.filter((place) => !isOfContent(place))).toEqual([]);
});
