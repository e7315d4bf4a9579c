import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUICKEST_PERSON_MS } from '#contract/common/wire.ts';
import { eraseLeads } from '../../api/erasure/eraseLeads.ts';
import { listSuspects } from '../../api/leads/listSuspects.ts';
import { QUOTE_TYPES } from '../../api/presenters/registry.ts';
import { releaseLead } from '../../api/quotes/releaseLead.ts';
import { describeApi } from './support/engines.ts';
import { sleep } from './support/mailServer.ts';
import { requestOf } from './support/requests.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const LIST = 'Suspect leads';
const SETTLED_MS = 500;

type Fields = Readonly<Record<string, unknown>>;

describeApi('suspect leads', (engine) => {
  let app: TestApp;
  let now = new Date();
  const clock = () => now;
  beforeEach(async () => {
    now = new Date('2026-11-20T09:30:00Z');
    app = await startApp({ engine, anyPdf: true, now: clock });
  });
  afterEach(() => app.close());

  const suspect = (customerInfo: Fields, envelope: Fields = { leadRoute: 'filled' }) =>
    app.post(solarRequest({ customerInfo, envelope }), { key: newKey() });
  const lists = () => app.mailServer.mails.filter(({ mail }) => mail.subject?.startsWith(LIST));
  const nextList = async (count = 1) =>
    (await app.mailServer.waitFor(count, ({ mail }) => mail.subject?.startsWith(LIST) === true)).at(-1);

  describe('the list of the day', () => {
    it('comes at eight, to sales alone, with who, how to call and why', async () => {
      const { body } = await suspect({ firstName: 'Quentin', email: 'quentin@example.com', phone: '0191 498 0155' });
      await suspect({ email: 'fast@example.com', firstName: 'Fay' }, { elapsedMs: QUICKEST_PERSON_MS - 1 });
      now = new Date('2026-11-21T07:59:59Z');
      await sleep(SETTLED_MS);
      expect(lists()).toEqual([]);
      now = new Date('2026-11-21T08:00:30Z');
      const list = await nextList();
      expect(list?.to).toEqual([SALES]);
      expect(list?.mail.subject).toBe('Suspect leads · 2 leads to look at · 21 November 2026');
      expect(list?.mail.html).toContain(`${body.reference} · Solar`);
      for (const part of [list?.mail.text, list?.mail.html]) {
        for (const words of [body.reference, 'Quentin', '0191 498 0155', 'quentin@example.com', 'Fay']) {
          expect(part).toContain(words);
        }
        expect(part).toContain('A field that people can’t see was filled in');
        expect(part).toContain('within a second and a half');
        expect(part).toContain(`quotes leads release ${body.reference}`);
        expect(part).toContain('quotes leads list --suspect');
      }
    });

    it('says how to release a message, which has no reference', async () => {
      const { body } = await app.post(requestOf('contact', { leadRoute: 'filled' }), { key: newKey() });
      now = new Date('2026-11-21T08:00:30Z');
      expect((await nextList())?.mail.text).toContain(`To release: quotes leads release ${body.id}\n`);
    });

    it('comes at eight of summer time', async () => {
      now = new Date('2026-07-01T12:00:00Z');
      await suspect({});
      now = new Date('2026-07-02T06:59:00Z');
      await sleep(SETTLED_MS);
      expect(lists()).toEqual([]);
      now = new Date('2026-07-02T07:01:00Z');
      expect((await nextList())?.mail.subject).toContain('1 lead to look at · 2 July 2026');
    });

    it('comes once, whatever is started and however often', async () => {
      await suspect({});
      now = new Date('2026-11-21T08:01:00Z');
      const start = () =>
        startApp({ engine, anyPdf: true, beside: app, now: clock, env: { SMTP_URL: app.mailServer.url } });
      const others = engine === 'postgres' ? await Promise.all([start(), start()]) : [];
      await nextList();
      await sleep(SETTLED_MS);
      for (const other of others) await other.close();
      // A SQLite file has one server at a time.
      if (engine === 'sqlite') await app.stop();
      const again = await start();
      await sleep(SETTLED_MS);
      const mailsOwed = await again.outbox();
      await again.close();
      // A claim that a new process takes back is handed over twice, as one mail: the Message-ID is the same.
      expect(new Set(lists().map(({ mail }) => mail.messageId)).size).toBe(1);
      expect(mailsOwed.filter(({ event }) => event === 'suspects-mail')).toHaveLength(1);
    });

    it('does not come when there is nobody to look at', async () => {
      await app.post(solarRequest(), { key: newKey() });
      await app.post(requestOf('quick', { leadRoute: 'filled' }), { key: newKey() });
      await app.post(requestOf('newsletter', { leadRoute: 'filled' }), { key: newKey() });
      now = new Date('2026-11-21T08:01:00Z');
      await sleep(SETTLED_MS);
      expect(lists()).toEqual([]);
      expect((await app.outbox()).filter(({ event }) => event === 'suspects-mail')).toEqual([]);
    });

    it('names each lead once, those of days without a server too', async () => {
      await suspect({ firstName: 'Monday' });
      now = new Date('2026-11-21T08:01:00Z');
      expect((await nextList())?.mail.text).toContain('Monday');
      await suspect({ firstName: 'Later', address: '2 Test Street' });
      // Nothing ran on the 22nd and the 23rd.
      now = new Date('2026-11-24T10:00:00Z');
      const second = await nextList(2);
      expect(second?.mail.text).toContain('Later');
      expect(second?.mail.text).not.toContain('Monday');
    });

    it('holds what a visitor typed as text', async () => {
      const lastName = '<img src=x onerror=alert(1)>"\r\nBcc: evil@example.com';
      await suspect({ firstName: 'Mal', lastName });
      now = new Date('2026-11-21T08:01:00Z');
      const list = await nextList();
      expect(list?.to).toEqual([SALES]);
      expect(list?.mail.html).not.toContain('<img');
      expect(list?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(list?.mail.subject).not.toContain('Mal');
    });

    it('goes as a file with the lead that it names, and stays without', async () => {
      const folder = path.join(app.dataDir, 'mail');
      const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      await app.stop();
      const served = await startApp({ engine, anyPdf: true, beside: app, now: clock, env: { SMTP_URL: '' } });
      const leads = [];
      for (const day of ['20', '21']) {
        now = new Date(`2026-11-${day}T09:30:00Z`);
        const envelope = { leadRoute: 'filled' };
        leads.push(
          (await served.post(solarRequest({ envelope, customerInfo: { address: day } }), { key: newKey() })).body,
        );
        now = new Date(`2026-11-${Number(day) + 1}T08:01:00Z`);
        await expect.poll(async () => (await files()).length).toBe(leads.length);
      }
      const options = { database: served.services.database, dataDir: app.dataDir, now, reason: 'reference' } as const;
      await eraseLeads({ ...options, isDryRun: false }, [leads[0]?.id ?? '']);
      const [left = '', ...others] = await files();
      expect(others).toEqual([]);
      expect(await readFile(path.join(folder, left), 'utf8')).toContain(leads[1]?.reference);
      await served.close();
    });

    it('names a hundred of a flood', async () => {
      await Promise.all(Array.from({ length: 101 }, (_, count) => suspect({ address: `${count} Test Street` })));
      now = new Date('2026-11-21T08:01:00Z');
      const list = await nextList();
      expect(list?.mail.subject).toContain('101 leads to look at');
      expect(list?.mail.text).toContain('And 1 more in the database.');
    });
  });

  it('is counted by form and reason, and told as none before the first: an alert must see it come', async () => {
    const before = await app.services.metrics.expose();
    for (const type of QUOTE_TYPES)
      for (const suspicion of ['trap', 'quick'])
        expect(before).toContain(`leads_suspect_total{type="${type}",suspicion="${suspicion}"} 0`);
    await suspect({});
    await suspect({ email: 'fast@example.com' }, { elapsedMs: QUICKEST_PERSON_MS - 1 });
    await app.post(solarRequest({ customerInfo: { email: 'person@example.com' } }), { key: newKey() });
    const told = await app.services.metrics.expose();
    expect(told).toContain('leads_suspect_total{type="solar",suspicion="trap"} 1');
    expect(told).toContain('leads_suspect_total{type="solar",suspicion="quick"} 1');
  });

  describe('one that is released', () => {
    const release = (id = '') => releaseLead(app.services.database, id, { now, rules: app.services.mailRules });
    const act = (request: object) => app.post(request, { path: '/functions/v1/quote-actions' });
    const eventsOf = async (id = '') =>
      (await app.outbox()).flatMap((row) => (row.lead_id === id ? [row.event] : [])).toSorted();

    it('is no longer listed, and mailed to sales and its customer', async () => {
      const { body } = await suspect({ firstName: 'Quentin', email: 'quentin@example.com' });
      expect((await listSuspects(app.db, 10)).map(({ id }) => id)).toEqual([body.id]);
      expect(await release(body.id)).toMatchObject({ kind: 'released', mails: ['sales-mail', 'customer-mail'] });
      const mails = await app.mailServer.waitFor(2);
      expect(mails.map(({ to }) => to.join()).toSorted()).toEqual(['quentin@example.com', SALES]);
      expect(await listSuspects(app.db, 10)).toEqual([]);
      now = new Date('2026-11-21T08:01:00Z');
      await sleep(SETTLED_MS);
      expect(lists()).toEqual([]);
    });

    it('is released once', async () => {
      const { body } = await suspect({});
      const releases = await Promise.all([release(body.id), release(body.id)]);
      expect(releases.map(({ kind }) => kind).toSorted()).toEqual(['not-suspect', 'released']);
      expect(await release('nothing')).toEqual({ kind: 'not-suspect' });
      expect(await eventsOf(body.id)).toEqual(['customer-mail', 'sales-mail']);
    });

    it('brings what was asked for meanwhile: a survey, and to buy', async () => {
      const { body } = await suspect({});
      await act({ token: body.token, action: 'book', kind: 'survey', day: '2026-12-01', slot: 'morning' });
      const buyer = (await app.post(requestOf('instant', { leadRoute: 'filled' }), { key: newKey() })).body;
      await act({ token: buyer.token, action: 'buy' });
      expect([...(await eventsOf(body.id)), ...(await eventsOf(buyer.id))]).toEqual([]);
      await release(body.id);
      await release(buyer.id);
      expect(await eventsOf(body.id)).toEqual([
        'appointment-mail',
        'appointment-sales-mail',
        'customer-mail',
        'sales-mail',
      ]);
      expect(await eventsOf(buyer.id)).toContain('intent-mail');
    });

    it('while its visitor books or wants to buy has sales told of that, once', async () => {
      const { body } = await suspect({});
      const buyer = (await app.post(requestOf('instant', { leadRoute: 'filled' }), { key: newKey() })).body;
      const driver = (await app.post(requestOf('ev', { leadRoute: 'filled' }), { key: newKey() })).body;
      const { appointments, leads } = app.services;
      // As each request has read its lead, before it waits for its turn to write.
      const read = async ({ id = '' }) => (await leads.findById(id)) ?? expect.fail('a lead');
      const [booking, buying, driving] = [await read(body), await read(buyer), await read(driver)];
      for (const { id } of [body, buyer, driver]) await release(id);
      const halfDay = { day: '2026-12-01', slot: 'morning' } as const;
      expect(await appointments.book(booking, 'survey', halfDay)).toMatchObject({ customerMail: 'queued' });
      expect(await appointments.book(booking, 'survey', halfDay)).not.toHaveProperty('customerMail');
      await leads.requestPurchase(buying);
      await leads.book(driving, halfDay);
      expect(await eventsOf(body.id)).toEqual([
        'appointment-mail',
        'appointment-sales-mail',
        'customer-mail',
        'sales-mail',
      ]);
      expect((await eventsOf(buyer.id)).filter((event) => event === 'intent-mail')).toHaveLength(1);
      expect((await eventsOf(driver.id)).filter((event) => event === 'booking-mail')).toHaveLength(1);
    });

    it('at the same moment as its visitor books has both told of the survey, once', async () => {
      const leads = await Promise.all([1, 2, 3, 4].map((house) => suspect({ address: `${house} Test Street` })));
      await Promise.all(
        leads.flatMap(({ body }, index) => [
          act({ token: body.token, action: 'book', kind: 'survey', day: `2026-12-0${index + 1}`, slot: 'morning' }),
          release(body.id),
        ]),
      );
      for (const { body } of leads) {
        const surveys = (await eventsOf(body.id)).filter((event) => event.startsWith('appointment'));
        expect(surveys).toEqual(['appointment-mail', 'appointment-sales-mail']);
      }
    });

    it('gets no link that would open nothing', async () => {
      const { body } = await suspect({});
      now = new Date('2026-12-30T09:30:00Z');
      expect(await release(body.id)).toMatchObject({ kind: 'released', mails: ['sales-mail'] });
    });
  });

  it.each([0, 200, QUICKEST_PERSON_MS - 1])(
    'a quick note after %i ms is none: nobody is mailed about it',
    async (ms) => {
      const { body } = await app.post({ ...requestOf('quick'), elapsedMs: ms }, { key: newKey() });
      expect((await app.leads()).find(({ id }) => id === body.id)).toMatchObject({ suspect: 0, suspicion: null });
    },
  );

  it('a quick note of a robot is one', async () => {
    const { body } = await app.post(requestOf('quick', { leadRoute: 'filled' }), { key: newKey() });
    expect((await app.leads()).find(({ id }) => id === body.id)).toMatchObject({ suspect: 1, suspicion: 'trap' });
  });
});
