import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import express from 'express';

const PUBLIC_URL_TOKEN = '__PUBLIC_URL__';
const PAGE = /^[a-z0-9-]+\.html$/;

const listPage = (names: readonly string[]): string =>
  [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Demo partner pages</title></head><body>',
    '<h1>Demo partner pages</h1><p>Another origin than the quotes come from, as on a partner’s site.</p><ul>',
    ...names.map((name) => `<li><a href="/${name}">${name}</a></li>`),
    '</ul></body></html>',
  ].join('\n');

const readFolder = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The folder that has pages: the built one, or the source of the pages while nothing is built. */
async function findFolder(rootDir: string): Promise<{ folder: string; names: readonly string[] }> {
  for (const candidate of ['dist/partner', 'public/partner']) {
    const folder = path.join(rootDir, candidate);
    const names = (await readFolder(folder)).filter((name) => PAGE.test(name)).toSorted();
    if (names.length > 0) return { folder, names };
  }
  return { folder: rootDir, names: [] };
}

/** A partner's site for trying out: plain pages that hold our tags, without our headers. */
export function createDemoServer({ rootDir, publicUrl }: { rootDir: string; publicUrl: string }): Server {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', async (_request, response) => {
    const { names } = await findFolder(rootDir);
    response.type('html').send(listPage(names));
  });
  app.get('/:name', async (request, response) => {
    const { folder, names } = await findFolder(rootDir);
    const name = names.find((candidate) => candidate === request.params.name);
    if (!name) {
      response.status(404).type('text').send('There is no such demo page.');
      return;
    }
    const page = await readFile(path.join(folder, name), 'utf8');
    response.set('X-Content-Type-Options', 'nosniff').type('html').send(page.replaceAll(PUBLIC_URL_TOKEN, publicUrl));
  });
  return createServer(app);
}
