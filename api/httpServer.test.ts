import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeGently, closeServer, createHttpServer, listen } from './httpServer.ts';

const LIMITS = {
  headersTimeoutMs: 5000,
  requestTimeoutMs: 5000,
  checkEveryMs: 1000,
  idleTimeoutMs: 300,
  keepAliveMs: 600,
};
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

/** Sends requests on one connection, one when the answer to the last has come. */
async function connectTo(port: number) {
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  return {
    client,
    ask: async (): Promise<string> => {
      client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      // A server that hangs up instead of answering is told at once, not when the test's time is over.
      const closed = once(client, 'close').then((): [Buffer] => [Buffer.from('closed')]);
      const [answer] = (await Promise.race([once(client, 'data'), closed])) as [Buffer];
      return answer.toString();
    },
  };
}

it('keeps a connection for a next request for longer than one on which an answer hangs, and than a head may take', async () => {
  const limits = { ...LIMITS, headersTimeoutMs: 1000, requestTimeoutMs: 1000, checkEveryMs: 50, keepAliveMs: 20_000 };
  const server = createHttpServer((_request, response) => response.end('yes'), limits);
  const { client, ask } = await connectTo(await listen(server, 0, '127.0.0.1'));
  await ask();
  await sleep(1500);
  expect(await ask()).toContain('200 OK');
  client.destroy();
  await closeServer(server);
});

it('keeps it for longer than the 60 s of the usual balancers unless it is told otherwise', () => {
  expect(createHttpServer(() => undefined).keepAliveTimeout).toBeGreaterThan(60_000);
});

it('lets go of its clients before it closes: their next answer is the last of the connection', async () => {
  const server = createHttpServer((_request, response) => response.end('yes'), { ...LIMITS, keepAliveMs: 5000 });
  const port = await listen(server, 0, '127.0.0.1');
  const { client, ask } = await connectTo(port);
  expect(await ask()).not.toContain('Connection: close');
  const closed = closeGently(server);
  await expect(connectTo(port)).rejects.toThrow('ECONNREFUSED');
  expect(await ask()).toContain('Connection: close');
  await once(client, 'close');
  await closed;
});

it('waits for no client that keeps a connection and asks nothing', async () => {
  const server = createHttpServer((_request, response) => response.end('yes'), {
    ...LIMITS,
    keepAliveMs: 60_000,
    idleTimeoutMs: 60_000,
  });
  const { client, ask } = await connectTo(await listen(server, 0, '127.0.0.1'));
  await ask();
  await closeGently(server);
  expect(server.listening).toBe(false);
  client.destroy();
}, 6000);

it.each([closeGently, closeServer])(
  'waits for no client that has asked nothing yet, as browsers connect ahead (%o)',
  async (close) => {
    const limits = { ...LIMITS, headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, idleTimeoutMs: 60_000 };
    const server = createHttpServer((_request, response) => response.end('yes'), limits);
    const { client } = await connectTo(await listen(server, 0, '127.0.0.1'));
    await close(server);
    expect(server.listening).toBe(false);
    client.destroy();
  },
  6000,
);
