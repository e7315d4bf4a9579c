import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { closeServer, createHttpServer, listen } from './httpServer.ts';

const LIMITS = { headersTimeoutMs: 5000, requestTimeoutMs: 5000, checkEveryMs: 1000, idleTimeoutMs: 300 };
// More than the buffers of two sockets take.
const LARGE = Buffer.alloc(50_000_000);

it('hangs up on a client that reads no answer', async () => {
  const server = createHttpServer((_request, response) => response.end(LARGE), LIMITS);
  const port = await listen(server, 0, '127.0.0.1');
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [served] = await once(server, 'connection');
  await once(served, 'close');
  expect(served.destroyed).toBe(true);
  client.destroy();
  await closeServer(server);
}, 4000);
