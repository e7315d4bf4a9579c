import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../../api/httpServer.ts';
import { staticTwin } from './staticTwin.ts';

const LOOPBACK = '127.0.0.1';

/** Serves the twins of pages, compressed as the pages are. */
export interface TwinServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function startTwins(pages: ReadonlyMap<string, string>): Promise<TwinServer> {
  const twins = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(staticTwin(html))]));
  const server = createServer((request, response) => {
    const twin = twins.get(request.url ?? '');
    response.writeHead(twin ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(twin ?? brotliCompressSync('nothing here'));
  });
  const port = await listen(server, 0, LOOPBACK);
  return {
    origin: `http://${LOOPBACK}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
