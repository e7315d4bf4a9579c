import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import express from 'express';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';

const FILE = /^[a-z0-9-]+\.(html|css)$/;
const INDEX = 'index.html';

// Where the partner's site has no front page of its own.
const listPage = (names: readonly string[]): string =>
  [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Demo partner pages</title></head><body>',
    '<h1>Demo partner pages</h1><p>Another origin than the quotes come from, as on a partner’s site.</p><ul>',
    ...names.filter((name) => name.endsWith('.html')).map((name) => `<li><a href="/${name}">${name}</a></li>`),
    '</ul></body></html>',
  ].join('\n');

const readFolder = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The folder that has pages: the built one, or the source of the pages while nothing is built. */
async function findFolder(rootDir: string): Promise<{ folder: string; names: readonly string[] }> {
  for (const candidate of ['dist/partner', 'public/partner']) {
    const folder = path.join(rootDir, candidate);
    const names = (await readFolder(folder)).filter((name) => FILE.test(name)).toSorted();
    if (names.length > 0) return { folder, names };
  }
  return { folder: rootDir, names: [] };
}

/** A partner's site for trying out: plain pages that hold our tags, without our headers. */
export function createDemoServer({ rootDir, publicUrl }: { rootDir: string; publicUrl: string }): Server {
  const app = express();
  app.disable('x-powered-by');
  app.get(['/', '/:name'], async (request, response) => {
    const { folder, names } = await findFolder(rootDir);
    const wanted = 'name' in request.params ? request.params.name : INDEX;
    const name = names.find((candidate) => candidate === wanted);
    response.set('X-Content-Type-Options', 'nosniff');
    if (name) {
      const text = await readFile(path.join(folder, name), 'utf8');
      response.type(path.extname(name)).send(text.replaceAll(PUBLIC_URL_TOKEN, publicUrl));
    } else if (wanted === INDEX) response.type('html').send(listPage(names));
    else response.status(404).type('text').send('There is no such demo page.');
  });
  return createServer(app);
}
