import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderDigest } from '../../api/desk/digestMail.ts';
import { reportResponses } from '../../api/desk/report.ts';
import { eraseLeads } from '../../api/erasure/eraseLeads.ts';
import { markWithdrawn } from '../../api/leads/withdrawConsent.ts';
import { releaseLead } from '../../api/quotes/releaseLead.ts';
import { acceptLead, actOn, salesMailsAbout, type AcceptedLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

const ROTA = 'rota@quotes.test';
const MANAGER = 'manager@quotes.test';
const DESK = { SALES_DESK: 'on', SALES_ROTA: ROTA, SALES_MANAGER: MANAGER, RATE_LIMIT: 'off' };
const MONDAY = '2026-11-23T10:00:00Z';
const CLAIMS = 1000;
const survey = { action: 'book', kind: 'survey', day: '2026-12-08', slot: 'morning' };

describeApi('the sales desk', (engine) => {
  let app: TestApp;
  /** Another process, where there can be one. */
  let other: TestApp;
  let now = new Date(MONDAY);
  const at = (iso: string): void => void (now = new Date(iso));
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now, env: DESK });
    // A SQLite file has one server at a time.
    const start = () =>
      startApp({ engine, anyPdf: true, now: () => now, beside: app, env: { ...DESK, SMTP_URL: app.mailServer.url } });
    other = engine === 'postgres' ? await start() : app;
  });
  beforeEach(() => at(MONDAY));
  afterAll(async () => {
    if (other !== app) await other.close();
    await app.close();
  });

  const deskOf = ({ services }: TestApp) => {
    if (!services.desk) throw new Error('expected the desk to be on');
    return services.desk;
  };
  const desk = () => deskOf(app);
  const pathOf = async (address: Promise<string>): Promise<string> => (await address).replace(PUBLIC_URL, '');
  const pageOf = ({ id = '' }: AcceptedLead): Promise<string> => pathOf(desk().links.lead(id));
  const press = (path: string, fields: Record<string, string> = {}, headers = {}): Promise<Answer> =>
    app.get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const claims = (): Promise<object[]> => app.db('lead_claims').select('*');
  const mailsTo = (count: number, address: string, lead: AcceptedLead) =>
    app.mailServer.waitFor(count, ({ to, mail }) => to.includes(address) && !!mail.text?.includes(lead.id ?? '?'));

  describe('a lead', () => {
    it('is taken by name from the button of its mail, and looking takes nothing', async () => {
      const lead = await acceptLead(app, 'solar');
      const [mail] = await salesMailsAbout(app, lead, { count: 1, fits: () => true });
      const [, address = ''] = /I’ll take this: (\S+)/.exec(mail?.mail.text ?? '') ?? [];
      expect(mail?.mail.html).toContain(address);
      // A quoted reply would give the customer the page with what colleagues have written.
      expect(mail?.mail.replyTo).toBeUndefined();
      const path = address.replace(PUBLIC_URL, '');
      const before = await claims();
      const [seen, head] = [await app.get(path), await app.get(path, { method: 'HEAD' })];
      expect([seen.status, head.status, await claims()]).toEqual([200, 200, before]);
      for (const words of ['Jane Doe', 'tel:+441914980123', 'Waiting 0 min', 'Your name']) {
        expect(seen.text).toContain(words);
      }
      expect(seen.headers.get('Cache-Control')).toBe('no-store');
      expect((await press(`${path}/claim`)).status).toBe(422);

      const taken = await press(`${path}/claim`, { name: 'Sam Hall' });
      expect([taken.status, taken.headers.get('Location')]).toEqual([303, `${path}?claim`]);
      expect(taken.headers.get('Set-Cookie')).toMatch(
        /^desk_name=Sam%20Hall;.*Path=\/desk;.*HttpOnly; Secure; SameSite=Lax/,
      );
      expect((await app.get(path)).text).toContain('Taken by Sam Hall at 10:00 on Monday 23 November');
      const late = await press(`${path}/claim`, { name: 'Kim <b>Ray' });
      expect([late.status, late.text.includes('Sam Hall was quicker')]).toEqual([409, true]);
      // Once more by the same person, whose name the browser knows.
      expect((await press(`${path}/claim`, {}, { Cookie: 'desk_name=Sam%20Hall' })).status).toBe(303);
    });

    it('is named with its owner in later mails, and is not reminded of', async () => {
      const lead = await acceptLead(app, 'solar');
      await press(`${await pageOf(lead)}/claim`, { name: 'Kim <b>Ray' });
      await actOn(app, lead.token, survey);
      const [mail] = await salesMailsAbout(app, lead, { count: 1, fits: (subject) => subject.startsWith('Survey') });
      expect(mail?.mail.text).toContain('Taken by Kim <b>Ray at 10:00 on Monday 23 November.');
      expect(mail?.mail.html).toContain('Taken by Kim &lt;b&gt;Ray at');
      at('2026-11-23T12:00:00Z');
      await desk().poll();
      expect(await app.db('desk_reminders').where({ lead_id: lead.id })).toEqual([]);
    });

    it('shows what its customer has asked for since, on its page and in the list, until it is cancelled', async () => {
      const [home, car] = [await acceptLead(app, 'solar'), await acceptLead(app, 'ev')];
      const plan = await acceptLead(app, 'instant');
      const { body } = await actOn(app, home.token, { ...survey, day: '2026-12-10' });
      await actOn(app, car.token, { action: 'book', day: '2026-12-09', slot: 'afternoon' });
      await actOn(app, plan.token, { action: 'buy' });
      const since = [
        [home, 'Survey on Thursday 10 December, 8am to 12pm'],
        [car, 'Would like Wednesday 9 December 2026, afternoon: confirm it by phone'],
        [plan, 'Call by 12:00 on Monday 23 November: wants to buy'],
      ] as const;
      const list = await pathOf(desk().links.list(''));
      for (const [lead, words] of since) {
        expect((await app.get(await pageOf(lead))).text).toContain(words);
        expect((await app.get(list)).text.split('<li').find((item) => item.includes(lead.id ?? '?'))).toContain(words);
      }
      await press(`${(body.booked?.url ?? '').replace(PUBLIC_URL, '')}/cancel`);
      expect((await app.get(await pageOf(home))).text).not.toContain('Survey on');
    });

    it('says until when to call by what the customer has chosen since', async () => {
      const lead = await acceptLead(app, 'homecare');
      const owed = async () => (await app.get(await pageOf(lead))).text.match(/(?<=class="due">)[^<]+/g);
      expect(await owed()).toEqual([expect.stringMatching(/^Call by \d\d:\d\d on /)]);
      await actOn(app, lead.token, { ...survey, kind: 'call-back', day: '2026-12-10' });
      expect(await owed()).toEqual(['Call by 12pm on Thursday 10 December']);
    });

    it('says in later mails that its customer has taken a consent back', async () => {
      const offers = { 'quoteData.customerInfo.marketing': { email: true, text: false, phone: true } };
      const [lead, charger] = [await acceptLead(app, 'solar', offers), await acceptLead(app, 'ev', offers)];
      await app.settled();
      await markWithdrawn(app.db, [{ id: lead.id ?? '' }, { id: charger.id ?? '' }], now);
      await actOn(app, lead.token, survey);
      await actOn(app, charger.token, { action: 'book', day: '2026-12-09', slot: 'morning' });
      // A mail that is under way while the clock leaps is taken for lost, and sent by the other process as well.
      await app.settled();
      at('2026-11-23T10:15:00Z');
      await desk().poll();
      const mails = [
        ...(await salesMailsAbout(app, lead, { count: 1, fits: (subject) => subject.startsWith('Survey') })),
        ...(await salesMailsAbout(app, charger, { count: 1, fits: (subject) => subject.startsWith('Booking') })),
        ...(await mailsTo(1, ROTA, lead)),
      ];
      const withdrawn = 'Withdrawn on 23 November 2026. Before that: Agreed to offers by email, phone';
      expect(mails.map(({ mail }) => mail.text?.includes(withdrawn))).toEqual([true, true, true]);
    });

    it('goes to one of a thousand who press at once', async () => {
      const { id = '' } = await acceptLead(app, 'ev');
      const outcomes = await Promise.all(
        Array.from({ length: CLAIMS }, (_, index) => deskOf(index % 2 ? app : other).claim(id, `Sam ${index}`)),
      );
      const [winner, ...others] = outcomes.filter(({ kind }) => kind === 'claimed');
      expect([others.length, outcomes.filter(({ kind }) => kind === 'taken').length]).toEqual([0, CLAIMS - 1]);
      expect(await app.db('lead_claims').where({ lead_id: id })).toEqual([winner && 'claim' in winner && winner.claim]);
    });

    it('takes no form of another site, no link of another lead, and none that is over', async () => {
      const [one, other] = [await acceptLead(app, 'solar'), await acceptLead(app, 'ev')];
      const path = await pageOf(one);
      const foreign = await press(`${path}/claim`, { name: 'Sam' }, { 'Sec-Fetch-Site': 'cross-site' });
      const stray = path.replace(one.id ?? '?', other.id ?? '?');
      expect([foreign.status, (await app.get(stray)).status]).toEqual([403, 404]);
      const list = path.replace(/\/[^/]*$/, '');
      expect((await app.get(list)).status).toBe(404);
      const sam = await pathOf(desk().links.list('Sam'));
      const kim = sam.replace(/\.\w+\./, `.${Buffer.from('Kim').toString('base64url')}.`);
      expect([(await app.get(sam)).status, (await app.get(kim)).status, (await app.get('/desk')).status]).toEqual([
        200, 404, 404,
      ]);
      at('2026-11-30T09:59:59Z');
      expect((await app.get(path)).status).toBe(200);
      at('2026-11-30T10:00:00Z');
      const over = await app.get(path);
      expect([over.status, over.text.includes('This link has expired')]).toEqual([410, true]);
      expect((await press(`${path}/claim`, { name: 'Sam' })).status).toBe(410);
    });
  });

  describe('a lead that nobody takes', () => {
    it('is told to the rota, then to the manager, each once and by whichever process looks', async () => {
      const lead = await acceptLead(app, 'homecare');
      at('2026-11-23T10:14:59Z');
      expect(await desk().poll()).toBe(Date.parse('2026-11-23T10:15:00Z'));
      at('2026-11-23T10:15:00Z');
      await Promise.all([desk().poll(), deskOf(other).poll(), desk().poll()]);
      const [rota] = await mailsTo(1, ROTA, lead);
      expect(rota?.mail.subject).toMatch(/^\[Not taken\] Call by/);
      expect(rota?.mail.text).toContain('No one has taken this lead for 15 working minutes.');
      expect(rota?.mail.text).toMatch(/I’ll take this: https:\S+\nSee every lead that needs someone: https:\S+/);
      at('2026-11-23T11:00:00Z');
      await desk().poll();
      const [manager] = await mailsTo(1, MANAGER, lead);
      // A quoted reply would give the customer the whole desk.
      expect([rota?.mail.replyTo, manager?.mail.replyTo]).toEqual([undefined, undefined]);
      at('2026-11-24T12:00:00Z');
      await desk().poll();
      const told: string[] = await app
        .db('outbox')
        .where({ lead_id: lead.id })
        .whereLike('event', 'desk-%')
        .pluck('event');
      expect(told.toSorted().filter((event) => event !== 'desk-digest-mail')).toEqual([
        'desk-manager-mail',
        'desk-rota-mail',
      ]);
      const metrics = `${await app.services.metrics.expose()}${await other.services.metrics.expose()}`;
      expect(metrics).toMatch(/lead_breaches_total\{told="manager"\} [1-9]/);
      expect(app.logged()).not.toMatch(/Jane|0191 498|example\.com/);
    });

    it('is kept for the morning when its mail cannot leave before closing time', async () => {
      const lead = await acceptLead(app, 'solar');
      app.mailServer.mood = 'refusing-for-now';
      at('2026-11-23T10:15:00Z');
      await desk().poll();
      at('2026-11-23T18:00:00Z');
      app.mailServer.mood = 'accepting';
      const due = async () =>
        (await app
          .db('desk_reminders')
          .where({ lead_id: lead.id, kind: 'rota' })
          .first('due_at', 'told_at')) as unknown;
      await expect.poll(due).toEqual({ due_at: '2026-11-24T09:00:00.000Z', told_at: null });
      expect(
        app.mailServer.mails.filter(({ to, mail }) => to.includes(ROTA) && mail.text?.includes(lead.id ?? '?')),
      ).toEqual([]);
      // The manager's fell due meanwhile, and nobody looked before it closed.
      await desk().poll();
      const manager = { lead_id: lead.id, kind: 'manager' };
      expect(await app.db('desk_reminders').where(manager).first('told_at')).toEqual({ told_at: null });
      at('2026-11-24T09:00:01Z');
      await desk().poll();
      await mailsTo(1, ROTA, lead);
      await mailsTo(1, MANAGER, lead);
    });

    it('is a person’s: one that looks like a robot’s counts from its release', async () => {
      const suspect = await acceptLead(app, 'solar', { leadRoute: 'filled' });
      expect(await desk().find(suspect.id ?? '')).toBeUndefined();
      at('2026-11-23T14:00:00Z');
      await releaseLead(app.services.database, suspect.id ?? '', { now, rules: app.services.mailRules });
      expect(await desk().find(suspect.id ?? '')).toMatchObject({ arrivedAt: '2026-11-23T14:00:00.000Z' });
    });
  });

  describe('the list', () => {
    it('has those that need someone first, and what came of the others', async () => {
      const [open, taken] = [await acceptLead(app, 'solar'), await acceptLead(app, 'ev')];
      const list = await pathOf(desk().links.list('Kim Ray'));
      const lead = `${list}/${taken.id}`;
      expect((await press(`${lead}/outcome`, { outcome: 'reached' })).status).toBe(409);
      expect((await press(`${lead}/claim`)).status).toBe(303);
      at('2026-11-23T10:20:00Z');
      for (const [fields, status] of [
        [{ outcome: 'no-answer' }, 303],
        [{ outcome: 'note', note: 'Call after <six>.' }, 303],
        [{ outcome: 'won', pounds: 'a lot' }, 422],
      ] as const) {
        expect([fields, (await press(`${lead}/outcome`, fields)).status]).toEqual([fields, status]);
      }
      const shown = (await app.get(list)).text;
      expect(shown.indexOf(`${list}/${open.id}/claim`)).toBeGreaterThan(0);
      expect(shown).toContain('Waiting 20 min');
      expect(shown).toContain('No answer, 10:20 on Monday 23 November');
      expect((await app.get(lead)).text).toContain('Call after &lt;six&gt;.');
      at('2026-11-23T10:21:00Z');
      expect((await press(`${lead}/outcome`, { outcome: 'won', pounds: '£3,297.50' })).status).toBe(303);
      expect((await app.get(list)).text).toContain('Won: £3,297.50');
      // Whoever has no name is asked once.
      const unnamed = await pathOf(desk().links.list(''));
      expect((await app.get(unnamed)).text).toContain('Who are you?');
      expect((await press(`${unnamed}/name`, { name: '…' })).status).toBe(422);
      const named = await press(`${unnamed}/name`, { name: 'Kim Ray' });
      const cookie = named.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      expect((await app.get(unnamed, { headers: { Cookie: cookie } })).text).toContain(
        'You’re <strong>Kim Ray</strong>',
      );
    });

    it('comes by mail each working morning, once', async () => {
      const lead = await acceptLead(app, 'solar');
      await actOn(app, lead.token, { action: 'book', kind: 'survey', day: '2026-11-27', slot: 'morning' });
      at('2026-11-27T08:59:59Z');
      await desk().poll();
      at('2026-11-27T09:00:00Z');
      await Promise.all([desk().poll(), deskOf(other).poll()]);
      const fits = ({ mail }: { mail: { subject?: string | undefined } }) =>
        mail.subject?.startsWith('Sales desk') === true;
      const mails = await app.mailServer.waitFor(
        1,
        (mail) => fits(mail) && !!mail.mail.subject?.includes('27 November'),
      );
      expect(mails.map(({ to }) => [...to].toSorted())).toEqual([[MANAGER, ROTA]]);
      const { text = '' } = mails[0]?.mail ?? {};
      for (const words of [`Solar · ${lead.reference}`, 'Survey, 8am to 12pm', 'Open the desk: https:']) {
        expect(text).toContain(words);
      }
      expect(text).not.toMatch(/Jane|0191 498 0123/);
      at('2026-11-28T10:00:00Z');
      await desk().poll();
      expect(await app.db('desk_digests').where({ day: '2026-11-28' })).toEqual([]);
    });
  });

  it('tells in the morning what is booked by what was written down last', async () => {
    const leads = [await acceptLead(app, 'solar'), await acceptLead(app, 'ev'), await acceptLead(app, 'homecare')];
    const none = { day: null, pence: null, reason: null, note: '', by: 'Sam' };
    const [moved, lost, kept] = leads.map(({ id = '' }) => id);
    for (const id of [moved, lost, kept]) {
      at('2026-12-14T10:00:00Z');
      await desk().write(id ?? '', { ...none, kind: 'booked', day: '2026-12-17' });
    }
    at('2026-12-15T10:00:00Z');
    await desk().write(moved ?? '', { ...none, kind: 'booked', day: '2026-12-18' });
    await desk().write(lost ?? '', { ...none, kind: 'lost', reason: 'price' });
    // None of these takes the day back.
    for (const kind of ['note', 'no-answer', 'reached', 'booked', 'won'] as const) {
      await desk().write(kept ?? '', { ...none, kind });
    }
    // The customer's own survey, which a colleague has written down as well: once, with its hours.
    const home = await acceptLead(app, 'solar');
    await actOn(app, home.token, { ...survey, day: '2026-12-17' });
    await desk().write(home.id ?? '', { ...none, kind: 'booked', day: '2026-12-17' });
    const bookedFor = async (day: string) => (await desk().digest(day)).booked.map(({ reference }) => reference);
    expect(await bookedFor('2026-12-17')).toEqual([home.reference, leads[2]?.reference]);
    expect(await bookedFor('2026-12-18')).toEqual([leads[0]?.reference]);
  });

  it('tells on the last morning before days off what is booked for these: no mail comes then', async () => {
    at('2026-12-21T10:00:00Z');
    const booked = { pence: null, reason: null, note: '', by: 'Sam', kind: 'booked' } as const;
    const days = ['2026-12-24', '2026-12-26', '2026-12-29'];
    const leads = await Promise.all(days.map(() => acceptLead(app, 'ev')));
    for (const [index, { id = '' }] of leads.entries()) await desk().write(id, { ...booked, day: days[index] ?? null });
    const [today, saturday] = leads.map(({ reference }) => reference);
    const digest = await desk().digest('2026-12-24');
    expect(digest.booked.map(({ reference }) => reference)).toEqual([today]);
    expect(digest.ahead.map(({ reference, day }) => [reference, day])).toEqual([[saturday, '2026-12-26']]);
    expect((await desk().digest('2026-12-22')).ahead).toEqual([]);
    const { subject, text } = renderDigest(digest, { now, listUrl: 'https://quotes.example/desk/a' });
    expect(subject).toContain('1 booked today');
    expect(text).toContain(`EV charger · ${saturday}: Saturday 26 December, see the notes`);
  });

  it('is reported: how soon leads were taken in working minutes, and what came of them', async () => {
    at('2027-02-05T16:50:00Z');
    const leads = [await acceptLead(app, 'solar'), await acceptLead(app, 'solar'), await acceptLead(app, 'ev')];
    at('2027-02-08T09:10:00Z');
    const [first] = leads;
    await desk().claim(first?.id ?? '', 'Sam');
    const won = { day: null, pence: 329_750, reason: null, note: '', by: 'Sam' };
    await desk().write(first?.id ?? '', { ...won, kind: 'won' });
    const filter = { since: '2027-02-01T00:00:00.000Z', until: '2027-03-01T00:00:00.000Z' };
    const none = { reached: 0, noAnswer: 0, booked: 0, lost: 0 };
    const untaken = { taken: 0, medianMinutes: null, slowestTenthMinutes: null, withinFirst: 0, withinSecond: 0 };
    expect(await reportResponses(app.db, { ...filter, by: 'funnel' })).toEqual([
      { ...none, ...untaken, value: 'ev', leads: 1, won: 0, wonPounds: 0 },
      {
        ...none,
        value: 'solar',
        leads: 2,
        taken: 1,
        medianMinutes: 20,
        slowestTenthMinutes: 20,
        withinFirst: 0,
        withinSecond: 50,
        won: 1,
        wonPounds: 3297.5,
      },
    ]);
    expect(await reportResponses(app.db, { ...filter, by: 'month' })).toMatchObject([{ value: '2027-02', leads: 3 }]);
  });

  it('goes with the lead that is erased', async () => {
    const lead = await acceptLead(app, 'solar');
    const path = await pageOf(lead);
    await press(`${path}/claim`, { name: 'Sam' });
    await press(`${path}/outcome`, { outcome: 'note', note: 'A dog.', name: 'Sam' });
    const { database } = app.services;
    await eraseLeads({ database, dataDir: app.dataDir, now, reason: 'reference', isDryRun: false }, [lead.id ?? '']);
    for (const table of ['desk_leads', 'desk_reminders', 'lead_claims', 'lead_outcomes']) {
      expect([table, await app.db(table).where({ lead_id: lead.id })]).toEqual([table, []]);
    }
    expect((await app.get(path)).status).toBe(410);
  });
});

describeApi('without the sales desk', (engine) => {
  it('there is no page, no row and no button', async () => {
    const app = await startApp({ engine, anyPdf: true, now: () => new Date(MONDAY) });
    const lead = await acceptLead(app, 'solar');
    const [mail] = await salesMailsAbout(app, lead, { count: 1, fits: () => true });
    expect(`${mail?.mail.text}${mail?.mail.html}`).not.toMatch(/take this|\/desk\//);
    expect(mail?.mail.replyTo?.[0]?.address).toMatch(/^solar-.*@example\.com$/);
    expect((await app.get('/desk/a.b.c')).status).toBe(404);
    for (const table of ['desk_leads', 'desk_reminders', 'desk_keys']) expect(await app.db(table)).toEqual([]);
    await app.close();
  });
});
