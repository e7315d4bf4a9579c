import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sheetOf } from './hostSheets.ts';
import { listen } from './listen.ts';
import { TAGS } from './tags.ts';

/** A web server on another origin than the company's: the pages of partners, with whatever their owners do to them. */
export interface ForeignHost {
  readonly origin: string;
  /** Address of a page; every `__NAME__` in it is replaced by the value of that name. `TAG` names its tags; without it, it holds all of them. */
  address(page: string, values?: Readonly<Record<string, string>>): string;
  /** Origin that `__WIDGETS__` stands for. */
  useWidgetsOf(siteUrl: string): void;
  close(): Promise<void>;
}

const PAGES = 'tests/e2e/partner/hosts';
// First line of a page: <!-- headers {"Content-Security-Policy": "…"} -->
const HEADERS = /^<!-- headers (\{.*\}) -->/;
// What a page repeats for every tag, or for those that its address names.
const EACH_TAG = /<!-- each tag: (.*?) -->/g;
// What the page's own server prints inside a tag: an answer of ours.
const INCLUDE = /<!-- include: (\S+) -->/g;
const PAGE_NAME = /^\/([a-z-]+)\.html$/;
const SHEET_NAME = /^\/([a-z-]+)\.css$/;

async function withIncludes(html: string, widgets: string): Promise<string> {
  const wanted = [...html.matchAll(INCLUDE)].map(([, address = '']) => address);
  const answers = await Promise.all(
    wanted.map(async (address) => (await fetch(`${widgets}/widgets/v1/fragments/${address}`)).text()),
  );
  return html.replaceAll(INCLUDE, () => answers.shift() ?? '');
}

async function answer(request: IncomingMessage, response: ServerResponse, widgets: string): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  const sheet = SHEET_NAME.exec(pathname)?.[1];
  if (sheet) {
    response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(await sheetOf(PAGES, sheet));
    return;
  }
  const name = PAGE_NAME.exec(pathname)?.[1];
  const source = name && (await readFile(path.join(PAGES, `${name}.html`), 'utf8').catch(() => undefined));
  if (!source) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such page');
    return;
  }
  const values: Readonly<Record<string, string>> = { ...Object.fromEntries(searchParams), WIDGETS: widgets };
  const tags = values['TAG'] ? values['TAG'].split(' ') : TAGS;
  const html = source
    .replaceAll(EACH_TAG, (_match, markup: string) => tags.map((tag) => markup.replaceAll('__TAG__', tag)).join('\n'))
    .replaceAll(/__([A-Z]+)__/g, (_match, key: string) => values[key] ?? '');
  const headers = JSON.parse(HEADERS.exec(html)?.[1] ?? '{}') as Record<string, string>;
  const page = await withIncludes(html, widgets);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(page);
}

/** Starts the server on a free port. */
export async function startForeignHost(): Promise<ForeignHost> {
  let widgets = '';
  const { origin, close } = await listen((request, response) => {
    answer(request, response, widgets).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  return {
    origin,
    address: (page, values = {}) => `${origin}/${page}.html?${new URLSearchParams(values)}`,
    useWidgetsOf(siteUrl) {
      widgets = siteUrl;
    },
    close,
  };
}
