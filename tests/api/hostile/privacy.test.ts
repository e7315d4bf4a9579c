import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import { sleep } from '../support/mailServer.ts';
import { emailPathOf, freeTextPaths, leavesOf, requestOf } from '../support/requests.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

const SENTINELS = {
  firstName: 'Sentinelfirst',
  lastName: 'Sentinellast',
  email: 'sentinel@sentinel.example',
  phone: '0191 498 0777',
  address: '77 Sentinel Street',
  postcode: 'NE99 7ZZ',
  notes: 'Sentinel notes',
};
const FORBIDDEN = /sentinel|498 ?0777|4980777|NE99/i;

describeApi('hostile: privacy', (engine) => {
  let app: TestApp;
  const printed: string[] = [];
  beforeAll(async () => {
    for (const method of ['log', 'warn', 'error', 'info', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words.map(String).join(' ')));
    }
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream);
      vi.spyOn(stream, 'write').mockImplementation((chunk, ...rest) => {
        printed.push(String(chunk));
        return write(chunk, ...(rest as []));
      });
    }
    app = await startApp({ engine, env: { LOG_LEVEL: 'trace' } });
  });
  afterAll(async () => {
    await app.close();
    vi.restoreAllMocks();
  });

  it('no log line, metric or address names a person, on any path', async () => {
    const key = newKey();
    const request = solarRequest({ customerInfo: SENTINELS });
    const text = JSON.stringify(request);
    const { body } = await app.post(request, { key });
    const addresses = JSON.stringify([body.quoteUrl, body.pdfUrl, body.reference, body.id]);
    await app.post(request, { key });
    await app.post(solarRequest({ customerInfo: { ...SENTINELS, address: 'Sentinel 2' } }), { key });
    await app.post(solarRequest({ customerInfo: { ...SENTINELS, email: 'sentinel@' } }));
    await app.post(text.slice(0, -5));
    await app.post(text, { headers: { 'Content-Type': 'text/plain' } });
    await app.post(text + 'x'.repeat(70_000));
    // The origin of a page that is not registered is logged, when it is one as browsers write them.
    await app.post(request, { headers: { Origin: 'https://other.example/?sentinel@sentinel.example' } });
    await app.post(request, { headers: { Origin: 'https://sentinel@other.example' } });
    await app.post(request, { headers: { 'Idempotency-Key': 'sentinel key', Authorization: 'Bearer sentinel' } });
    await app.post(request, {
      headers: { Authorization: 'Bearer sentinel', 'User-Agent': 'sentinel', Referer: 'https://x/?sentinel' },
    });
    await app.get(`/quote/${body.token}?email=sentinel@sentinel.example`);
    await app.get('/sentinel/NE99?phone=0191 498 0777');
    await app.get('/%E0%A4%A?sentinel');
    await app.post({ token: body.token, action: 'email' }, { path: '/functions/v1/quote-actions' });
    app.mailServer.mood = 'refusing-recipients';
    await app.post(request, { key: newKey() });
    await sleep(500);
    app.mailServer.mood = 'refusing-for-now';
    await app.post(request, { key: newKey() });
    await sleep(500);

    expect(app.logged()).toContain('"route":"quote-handler"');
    expect(app.logged()).not.toMatch(FORBIDDEN);
    expect(app.logged()).not.toContain(body.token ?? 'no token');
    expect(printed.join('\n')).not.toMatch(FORBIDDEN);
    expect(await app.services.metrics.expose()).not.toMatch(FORBIDDEN);
    expect(addresses).not.toMatch(FORBIDDEN);
    const errors = (await app.outbox()).map(({ last_error }) => last_error ?? '');
    expect(errors.some((words) => words !== '')).toBe(true);
    expect(errors.join()).not.toMatch(FORBIDDEN);
  });

  it.each(FUNNEL_NAMES)('no log line, metric or answer names a person of a %s post', async (funnel) => {
    const texts = Object.fromEntries(freeTextPaths(funnel).map((path) => [path, 'Sentinel words']));
    const postcodes = leavesOf(funnel).filter(({ path }) => path.endsWith('postcode'));
    const request = requestOf(funnel, {
      ...texts,
      ...(postcodes[0] && { [postcodes[0].path]: SENTINELS.postcode }),
      ...(emailPathOf(funnel) && { [emailPathOf(funnel) ?? '']: SENTINELS.email }),
    });
    const key = newKey();
    const answers = [await app.post(request, { key }), await app.post(request, { key }), await app.post(request)];
    for (const { path } of leavesOf(funnel)) {
      answers.push(await app.post({ ...request, ...requestOf(funnel, { ...texts, [path]: { Sentinel: 'NE99' } }) }));
    }
    expect(answers[0]?.status).toBe(201);
    for (const { text } of answers) expect(text).not.toMatch(FORBIDDEN);
    expect(app.logged()).not.toMatch(FORBIDDEN);
    expect(printed.join('\n')).not.toMatch(FORBIDDEN);
    expect(await app.services.metrics.expose()).not.toMatch(FORBIDDEN);
  });

  it('no log line names a person when the database fails', async () => {
    await app.db.schema.renameTable('leads', 'leads_away');
    const { status, text } = await app.post(solarRequest({ customerInfo: SENTINELS }), { key: newKey() });
    await app.db.schema.renameTable('leads_away', 'leads');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toMatch(FORBIDDEN);
    expect(text).not.toMatch(/insert|SQLITE|leads/);
    expect(app.logged()).toMatch(/"status":50\d/);
    expect(app.logged()).not.toMatch(FORBIDDEN);
    expect(printed.join('\n')).not.toMatch(FORBIDDEN);
  });
});
