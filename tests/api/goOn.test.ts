import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPOINTMENT_MESSAGES } from '#contract/common/appointments.ts';
import type { FunnelName } from '#contract/tags.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { QUOTED, type RequestChanges } from './support/requests.ts';
import { PUBLIC_URL, SALES, startApp, type TestApp } from './support/startApp.ts';

const OWN = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' };

describeApi('from a saved quote', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      engine,
      anyPdf: true,
      now: () => new Date('2026-11-20T10:00:00Z'),
      env: { RATE_LIMIT: 'off' },
    });
  });
  afterAll(() => app.close());

  const accept = async (funnel: FunnelName, changes?: RequestChanges): Promise<string> =>
    `/quote/${(await acceptLead(app, funnel, changes)).token}`;
  const send = (path: string, when: string, headers: Readonly<Record<string, string>> = OWN) =>
    app.get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ when }).toString(),
    });
  const linksOf = (text: string): string[] =>
    [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

  it.each([
    ['solar', ['survey', 'call-back']],
    ['commercial-solar', ['survey', 'call-back']],
    ['homecare', ['call-back']],
    ['ev', ['call-back']],
    ['commercial-energy', ['call-back']],
    ['instant', ['call-back']],
  ] as const)('of %s there is a way to %j', async (funnel, kinds) => {
    const path = await accept(funnel);
    const { text } = await app.get(path);
    const booking = linksOf(text).filter((link) => link.includes('/book/'));
    expect(booking).toEqual(kinds.map((kind) => `${PUBLIC_URL}${path}/book/${kind}`));
  });

  it('a survey is booked, told to both, and found again from the quote', async () => {
    const path = await accept('solar');
    const survey = `${path}/book/survey`;
    const page = await app.get(survey);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(page.text).toContain('value="2026-11-24 morning"');
    expect(await app.db('appointments').select('*')).toEqual([]);

    const sent = await send(survey, '2026-11-24 morning');
    expect([sent.status, sent.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/appointment\/[\w-]{20,}\?changed$/),
    ]);
    const news = await app.mailServer.waitFor(
      1,
      ({ to, mail }) => to.includes(SALES) && !!mail.subject?.startsWith('Survey:'),
    );
    expect(news[0]?.mail.text).toContain('Survey on Tuesday 24 November, 8am to 12pm');
    expect((await app.get(path)).text).toContain('Your survey: Tuesday 24 November, 8am to 12pm');
    const again = await app.get(survey);
    expect(`${again.headers.get('Location')}?changed`).toBe(sent.headers.get('Location'));
  });

  describe('a choice that cannot be', () => {
    it.each([
      ['nothing', '', APPOINTMENT_MESSAGES.when],
      ['a Sunday', '2026-11-22 morning', APPOINTMENT_MESSAGES.tooSoon],
      ['a day that there is not', '2026-02-31 morning', APPOINTMENT_MESSAGES.unreal],
    ])('%s is told beside what can be chosen', async (_name, when, words) => {
      const answer = await send(`${await accept('solar')}/book/survey`, when);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(words);
      expect(answer.text).toContain('value="2026-11-24 morning"');
    });

    it('from another site is refused', async () => {
      const path = `${await accept('solar')}/book/survey`;
      expect((await send(path, '2026-11-24 morning', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    });

    it.each(['ev', 'instant'] as const)('a survey for %s is not to be had', async (funnel) => {
      const path = `${await accept(funnel)}/book/survey`;
      expect([(await app.get(path)).status, (await send(path, '2026-11-24 morning')).status]).toEqual([404, 404]);
    });

    it('nor anything with another token', async () => {
      expect((await app.get(`/quote/${'x'.repeat(32)}/book/survey`)).status).toBe(404);
    });
  });

  describe('“Change my answers”', () => {
    const changeOf = async (funnel: FunnelName, changes: RequestChanges = {}): Promise<URL> => {
      const { text } = await app.get(await accept(funnel, changes));
      const link = linksOf(text).find((address) => address.includes('#answers=')) ?? '';
      return new URL(link);
    };
    const answersIn = ({ hash }: URL): unknown => JSON.parse(decodeURIComponent(hash.replace('#answers=', '')));

    it('hands the choices to the form', async () => {
      const changed = { 'quoteData.quote.systemSize': 6, 'quoteData.customerInfo.roofType': 'Flat' };
      const url = await changeOf('solar', changed);
      expect(url.pathname).toBe('/solar-quote');
      expect(answersIn(url)).toMatchObject({
        quote: { systemSize: 6, panelType: 'panel-455w', batteryIncluded: false },
        customerInfo: { customerType: 'home', roofType: 'Flat', electricityBill: 80 },
      });
      const plan = await changeOf('homecare', { 'quoteData.plan.type': 'Plus', 'quoteData.plan.catalogue': 'home' });
      expect([plan.pathname, plan.search]).toEqual(['/homecare-quote', '?plan=Plus&catalogue=home']);
    });

    it.each(QUOTED)('of %s holds nothing that was typed', async (funnel) => {
      const text = decodeURIComponent((await changeOf(funnel)).href);
      for (const typed of [
        'Jane',
        'Doe',
        'jane@',
        '0191',
        'Test Street',
        'NE1',
        'ring twice',
        'Works',
        'Owner',
        '1500000',
      ])
        expect(text).not.toContain(typed);
    });
  });
});
