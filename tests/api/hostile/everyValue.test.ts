import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import { leavesOf, requestOf } from '../support/requests.ts';
import { newKey, startApp, wrongPaths, type Answer, type TestApp } from '../support/startApp.ts';

/** JSON texts, because some of them are no values of JavaScript. */
const HOSTILE = [
  'null',
  'true',
  '-1',
  '-0',
  '1e308',
  '""',
  '{}',
  '[]',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"__proto__":{"x":1},"toString":null,"then":1}',
  '"a\\u0000b\\u0007c\\u001b[31m"',
  '"\\ud800 \\u202egnp.exe"',
  `"${'a'.repeat(10_000)}"`,
  `"${'7'.repeat(400)}"`,
] as const;
const MARK = '@@hostile@@';
// oxlint-disable-next-line no-control-regex -- what must not be stored
const CONTROLS = /\\u0000|\\u0007|\\u001b|[\u0000-\u0008\u000B-\u001F]/i;
const OF_THE_LIBRARY = /expected|received|invalid input|undefined|\[object/i;

describeApi('hostile: every value of every form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(async () => {
    expect((await app.get('/livez')).status).toBe(200);
    await app.close();
  });

  /** A filled honeypot: what is taken is stored as any other lead and sets off no mail. */
  const sendWith = (funnel: FunnelName, path: string, raw: string) => {
    const request = JSON.stringify(requestOf(funnel, { [path]: MARK, leadRoute: 'x' }));
    return app.post(request.replace(`"${MARK}"`, raw), { key: newKey() });
  };

  function judge({ status, body, text }: Answer, path: string): string | undefined {
    if (status === 201 || status === 413) return undefined;
    if (status !== 422) return `answered ${status}`;
    if (OF_THE_LIBRARY.test(body.error ?? 'undefined')) return `says ${body.error}`;
    if (text.length > 4000) return 'answers at length';
    const isNamed = (body.errors ?? []).some(({ path: wrong }) => wrong.startsWith(path) || path.startsWith(wrong));
    return isNamed ? undefined : `names ${wrongPaths({ body } as Answer).join()}`;
  }

  it.each(FUNNEL_NAMES)('%s: taken or refused by its name, never a fault', async (funnel) => {
    const faults: string[] = [];
    for (const { path } of leavesOf(funnel)) {
      const answers = await Promise.all(HOSTILE.map((raw) => sendWith(funnel, path, raw)));
      for (const [index, answer] of answers.entries()) {
        const fault = judge(answer, path);
        if (fault) faults.push(`${path} as ${HOSTILE[index]?.slice(0, 40)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('left nothing unreadable in the table, and nobody was mailed', async () => {
    const leads = await app.leads();
    expect(leads.length).toBeGreaterThan(100);
    const bad = leads.filter(({ body, sales, document }) => CONTROLS.test(body + sales + document));
    expect(bad.map(({ funnel, body }) => `${funnel} ${body}`)).toEqual([]);
    for (const { body, sales } of leads)
      expect([typeof JSON.parse(body), typeof JSON.parse(sales)]).toContain('object');
    expect(await app.outbox()).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
