import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { resolveAddress } from '#contract/common/siteAddresses.ts';
import { fillTopicPage, isTopicPage } from '#contract/common/topicPage.ts';
import { redirects } from '../redirects.ts';
import { rewrites } from '../rewrites.ts';
import { superviseChild, waitUntilReady } from './children.ts';
import { API_PATHS, freePort, startApi } from './devApi.ts';
import type * as DevPage from './devPage.ts';
import { SEARCH_INDEX_FILE } from './searchIndex.ts';
import { portsOf, whereabouts } from './whereabouts.ts';
import { LOADER_ADDRESS } from './widgetsAddress.ts';

// Site, widgets and API from their source, at the addresses that the built ones have.

// A partner's page imports it from our origin: its own imports start there too, live updates included.
const LOADER_SOURCE = 'import "/@vite/client";\nimport "/widgets/elements/quote-widgets.ts";\n';
const WORKBENCH = 'widgets/workbench/index.html';
const RELOADING = /\/(site|widgets|public|api\/contract)\//;
// The compiler of the style sheets watches the same files and must have seen the change too.
const SETTLED_MS = 80;

const ports = { ...portsOf(process.env), api: await freePort(), unused: await freePort() };
const siteUrl = `http://localhost:${ports.site}`;
const server = createServer();

const vite = await createVite({
  server: {
    middlewareMode: true,
    hmr: { server },
    proxy: Object.fromEntries(API_PATHS.map((prefix) => [prefix, `http://localhost:${ports.api}`])),
  },
});

const pathOf = (request: IncomingMessage): string => new URL(request.url ?? '/', siteUrl).pathname;

function send(response: ServerResponse, answer: { status: number; type: string; body: string | Buffer }): void {
  response.writeHead(answer.status, {
    'content-type': answer.type,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  response.end(answer.body);
}

async function sendWorkbench(response: ServerResponse): Promise<void> {
  const html = await vite.transformIndexHtml(`/${WORKBENCH}`, await readFile(WORKBENCH, 'utf8'));
  send(response, { status: 200, type: 'text/html; charset=utf-8', body: html });
}

async function loadDevPage({ environments: { prerender } }: ViteDevServer): Promise<typeof DevPage> {
  if (!prerender || !isRunnableDevEnvironment(prerender))
    throw new Error('vite.config.ts has no prerender environment');
  return prerender.runner.import('/site/generate/devPage.ts');
}

const PICTURE_TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' };

async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = pathOf(request);
  if (address === `/${WORKBENCH}`) return sendWorkbench(response);
  if (address === '/workbench') {
    // Its script stands beside it, so the address has to be that of the folder.
    response.writeHead(302, { location: `/${WORKBENCH}${new URL(request.url ?? '/', siteUrl).search}` }).end();
    return;
  }
  const { renderDevPage, hasPage, devSearchIndex, pictureFile } = await loadDevPage(vite);
  const picture = await pictureFile(address);
  if (picture) {
    send(response, {
      status: 200,
      type: PICTURE_TYPES[path.extname(address)] ?? `image/${path.extname(address).slice(1)}`,
      body: picture,
    });
    return;
  }
  if (address === `/${SEARCH_INDEX_FILE}`) {
    send(response, { status: 200, type: 'application/json', body: devSearchIndex() });
    return;
  }
  const { search } = new URL(request.url ?? '/', siteUrl);
  const found = resolveAddress({ path: address, query: search }, { redirects, ...rewrites }, hasPage);
  if (found && 'redirect' in found) {
    response.writeHead(found.status, { location: found.redirect }).end();
    return;
  }
  const page = found?.page ?? address;
  const { status, html } = renderDevPage(page);
  const filled = isTopicPage(page) ? fillTopicPage(html, found?.asked ?? '', page) : html;
  send(response, { status, type: 'text/html; charset=utf-8', body: filled.replaceAll(PUBLIC_URL_TOKEN, siteUrl) });
}

function onError(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    send(response, { status: 500, type: 'text/plain; charset=utf-8', body: String(error) });
  };
}

server.on('request', (request, response) => {
  if (pathOf(request) === LOADER_ADDRESS) {
    send(response, { status: 200, type: 'text/javascript', body: LOADER_SOURCE });
    return;
  }
  vite.middlewares(request, response, () => void sendPage(request, response).catch(onError(response)));
});

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css' };

async function sendPartnerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = path.basename(pathOf(request)) || 'index.html';
  const text = await readFile(path.join('public/partner', name), 'utf8').catch(() => undefined);
  const type = TYPES[path.extname(name)] ?? 'text/plain; charset=utf-8';
  const body = text?.replaceAll(PUBLIC_URL_TOKEN, siteUrl) ?? 'There is no such sample page.';
  send(response, { status: text === undefined ? 404 : 200, type, body });
}

const partnerServer = createServer((request, response) => {
  void sendPartnerPage(request, response).catch(onError(response));
});

let reload: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  if (!RELOADING.test(file)) return;
  clearTimeout(reload);
  reload = setTimeout(() => {
    const { prerender } = vite.environments;
    // Everything, because the texts of changed style sheets would pile up in modules that stay.
    prerender?.moduleGraph.invalidateAll();
    if (prerender && isRunnableDevEnvironment(prerender)) prerender.runner.clearCache();
    vite.ws.send({ type: 'full-reload' });
  }, SETTLED_MS);
});

superviseChild(startApi(ports));
server.listen(ports.site);
partnerServer.listen(ports.partner);
await waitUntilReady(ports.api);
process.stdout.write(whereabouts(process.env, process.cwd(), [['Workbench', `${siteUrl}/workbench`]]));
