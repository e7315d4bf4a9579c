import { createServer, type RequestListener } from 'node:http';

export interface Listening {
  /** Not localhost, which belongs to the site: pages of one site share more than those of two. */
  readonly origin: string;
  /** Hangs up on whoever is still connected. */
  readonly close: () => Promise<void>;
}

/** Starts a web server of a test's own on a free port of this machine. */
export async function listen(handle: RequestListener): Promise<Listening> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('expected a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
