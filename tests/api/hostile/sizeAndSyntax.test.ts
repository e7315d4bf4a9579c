import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { startApp, wrongPaths, type TestApp } from '../support/startApp.ts';
import { leastWorkTime } from '../support/workTime.ts';

const QUICK_MS = 200;

describeApi('hostile: size and syntax', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
    await app.post(solarRequest());
  });
  afterAll(() => app.close());

  const timed = async (body: unknown) => {
    const { result, ms } = await leastWorkTime(() => app.post(body));
    return { ...result, ms };
  };

  describe('what is no JSON', () => {
    it.each([
      ['nothing', ''],
      ['half an object', '{"type":"solar","quoteData":'],
      ['a comma too many', '{"type":"solar",}'],
      ['single quotes', "{'type':'solar'}"],
      ['a comment', '{/* */}'],
      ['NaN', '{"type":NaN}'],
      ['two values', '{}{}'],
      ['XML', '<quote/>'],
      ['a form', 'type=solar'],
      ['unclosed lists', '['.repeat(10_000)],
      ['unclosed objects', '{"a":'.repeat(10_000)],
    ])('%s: 400 as a problem', async (_name, body) => {
      const answer = await timed(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
      expect(answer.text).not.toMatch(/ at |\.ts|SyntaxError|Unexpected token/);
      expect(answer.ms).toBeLessThan(QUICK_MS);
    });
  });

  it('takes 10,000 nested lists for no quote', async () => {
    const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const answer = await timed(`{"type":"solar","quoteData":${nested}}`);
    expect(answer.status).toBe(422);
    expect(answer.ms).toBeLessThan(QUICK_MS);
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'address', 'postcode', 'notes'])(
    'refuses 50,000 characters of %s quickly',
    async (name) => {
      for (const text of ['a'.repeat(50_000), `${'a.'.repeat(25_000)}@`, `${'-'.repeat(49_999)}@`]) {
        const answer = await timed(solarRequest({ customerInfo: { [name]: text } }));
        expect(answer.status).toBe(422);
        expect(wrongPaths(answer)).toEqual([`quoteData.customerInfo.${name}`]);
        expect(answer.text.length).toBeLessThan(1000);
        expect(answer.ms).toBeLessThan(QUICK_MS);
      }
    },
  );

  describe('too much', () => {
    it('is refused by its announced length, before it is read', async () => {
      const head = 'POST /functions/v1/quote-handler HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
      const answer = await rawRequest({ port: app.port, bytes: `${head}Content-Length: 1000000\r\n\r\n{` });
      expect(answer.status).toBe(413);
      expect(answer.text).toContain('"code":"too-large"');
      expect(answer.isClosed).toBe(true);
    });

    it('is refused in chunks too, once it is too much', async () => {
      const head = 'POST /functions/v1/quote-handler HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const bytes = `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`;
      const answer = await rawRequest({ port: app.port, bytes });
      expect(answer.status).toBe(413);
      expect(answer.isClosed).toBe(true);
    });

    it('reaches a client that is still sending', async () => {
      const answer = await app.post('x'.repeat(3_000_000));
      expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
    });

    it('begins at 64 kB', async () => {
      const size = (length: number) => app.post(JSON.stringify({ type: 'solar', x: 'y'.repeat(length - 23) }));
      expect((await size(65_536)).status).toBe(422);
      expect((await size(65_537)).status).toBe(413);
    });
  });

  it('refuses compressed bodies', async () => {
    const answer = await app.post('{}', { headers: { 'Content-Encoding': 'gzip' } });
    expect(answer.status).toBe(415);
  });
});
