import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPOINTMENT_MESSAGES } from '#contract/common/appointments.ts';
import type { FunnelName } from '#contract/tags.ts';
import { acceptLead, actOn, salesMailsAbout } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { readCalendar } from './support/readCalendar.ts';
import { requestOf, type RequestChanges } from './support/requests.ts';
import { newKey, PUBLIC_URL, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

const ACTIONS = '/functions/v1/quote-actions';
const TUESDAY = { day: '2026-11-24', slot: 'morning' };
const WEDNESDAY = { day: '2026-11-25', slot: 'afternoon' };
const survey = (halfDay: object) => ({ action: 'book', kind: 'survey', ...halfDay });
const call = (halfDay: object) => ({ action: 'book', kind: 'call-back', ...halfDay });

describeApi('appointments', (engine) => {
  let app: TestApp;
  const FRIDAY = new Date('2026-11-20T10:00:00Z');
  let now = FRIDAY;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const act = (token: string | undefined, request: object) => actOn(app, token, request);
  const accept = (funnel: FunnelName, changes?: RequestChanges) => acceptLead(app, funnel, changes);
  const choices = async ({ token }: AnswerBody) => {
    const answer = await app.get(`/functions/v1/appointments?token=${token}`);
    expect(answer.status).toBe(200);
    const { appointments } = JSON.parse(answer.text) as {
      appointments: { kind: string; free: object[]; booked?: object }[];
    };
    return appointments;
  };
  const freeOf = async (lead: AnswerBody, kind: string) =>
    (await choices(lead)).find((choice) => choice.kind === kind)?.free ?? [];
  const pathOf = ({ body }: { body: AnswerBody }) => (body.booked?.url ?? '').replace(PUBLIC_URL, '');
  const mailsTo = (count: number, email: string, subject: string): Promise<DeliveredMail[]> =>
    app.mailServer.waitFor(count, ({ to, mail }) => to.includes(email) && !!mail.subject?.includes(subject));
  const salesMails = (count: number, lead: AnswerBody, subject: string) =>
    salesMailsAbout(app, lead, { count, fits: (found) => found.startsWith(subject) });
  // The bytes as they were sent: a mail reader makes other line ends of them.
  const calendarOf = ({ mail, raw }: DeliveredMail) => {
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
    const [, encoded = ''] = /Content-Type: text\/calendar[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
    return readCalendar(Buffer.from(encoded, 'base64').toString());
  };
  const press = (path: string, body = '', headers = {}) =>
    app.get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  describe('a survey', () => {
    it('is booked, told to sales so that the subject says it all, and confirmed with a calendar file', async () => {
      const lead = await accept('solar');
      const answer = await act(lead.token, survey(TUESDAY));
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { action: 'book', booked: { kind: 'survey', ...TUESDAY }, customerMail: 'queued' },
      ]);
      expect(answer.body.booked?.url).toMatch(/^https:\/\/quotes\.test\/appointment\/[\w-]{32}$/);

      const [sales] = await salesMails(1, lead, 'Survey: Tuesday 24 November 2026, morning · Solar · Home');
      expect(sales?.mail.subject).toMatch(/ · £3,297 · NE1 · SQ-\d{6}$/);
      for (const part of ['Jane Doe', '0191 498 0123', '8am to 12pm']) expect(sales?.mail.text).toContain(part);
      expect(sales?.mail.text).not.toContain('replaces');

      const [mail] = await mailsTo(1, lead.email, 'Your survey is booked');
      if (!mail) throw new Error('expected a mail');
      expect(mail.mail.subject).toBe('Your survey is booked: Tuesday 24 November 2026, 8am to 12pm');
      for (const part of [
        `Move or cancel: ${answer.body.booked?.url}`,
        'between 8am and 12pm',
        lead.reference ?? '?',
      ]) {
        expect(mail.mail.text).toContain(part);
      }
      expect(mail.mail.text).not.toMatch(/Doe|Test Street|0123/);
      const { calendar, event } = calendarOf(mail);
      expect(Object.fromEntries(calendar)).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
      expect(Object.fromEntries(event)).toMatchObject({
        DTSTART: '20261124T080000Z',
        DTEND: '20261124T120000Z',
        DTSTAMP: '20261120T100000Z',
        SEQUENCE: '0',
        STATUS: 'CONFIRMED',
        URL: answer.body.booked?.url,
      });
      expect(event.get('DESCRIPTION')).toContain(lead.reference);
      expect(mail.raw).toContain('text/calendar; charset=utf-8; method=PUBLISH');
    });

    it('moves with the same entry in the calendar, frees its place, and says what it replaces', async () => {
      const lead = await accept('solar');
      const day = { day: '2026-12-01', slot: 'morning' };
      await act(lead.token, survey(day));
      const [first] = await mailsTo(1, lead.email, 'Your survey is booked');
      const moved = await act(lead.token, survey(WEDNESDAY));
      expect(moved.body.booked).toMatchObject(WEDNESDAY);
      const [mail] = await mailsTo(1, lead.email, 'Your survey has moved');
      if (!first || !mail) throw new Error('expected two mails');
      const [before, after] = [calendarOf(first).event, calendarOf(mail).event];
      expect(after.get('UID')).toBe(before.get('UID'));
      expect([before.get('SEQUENCE'), after.get('SEQUENCE')]).toEqual(['0', '1']);
      expect(after.get('DTSTART')).toBe('20261125T120000Z');
      expect(mail.mail.text).toContain('Replaces: Tuesday 1 December 2026, 8am to 12pm');
      const [sales] = await salesMails(1, lead, '[Moved] Survey: Wednesday 25 November 2026, afternoon');
      expect(sales?.mail.text).toContain('replaces the former one: Tuesday 1 December 2026, morning.');
      const places: unknown[] = await app.db('appointment_places').where({ lead_id: lead.id });
      expect(places).toHaveLength(1);
    });

    it('is cancelled in the calendar too, and both are told', async () => {
      const lead = await accept('commercial-solar');
      const booked = await act(lead.token, survey({ day: '2026-12-02', slot: 'morning' }));
      expect(booked.status).toBe(200);
      expect((await press(`${pathOf(booked)}/cancel`)).status).toBe(303);
      const [mail] = await mailsTo(1, lead.email, 'Your survey is cancelled');
      if (!mail) throw new Error('expected a mail');
      const { calendar, event } = calendarOf(mail);
      expect([calendar.get('METHOD'), event.get('STATUS'), event.get('SEQUENCE')]).toEqual([
        'CANCEL',
        'CANCELLED',
        '1',
      ]);
      await salesMails(1, lead, '[Cancelled] Survey: Wednesday 2 December 2026, morning');
      expect(await app.db('appointment_places').where({ lead_id: lead.id })).toEqual([]);
    });

    it('needs a lead of its funnel, a day that can be chosen, and a place in its area', async () => {
      const [solar, ev] = [await accept('solar'), await accept('ev')];
      const elsewhere = await accept('solar', { 'quoteData.customerInfo.postcode': 'BS1 4DJ' });
      expect(wrongPaths(await act(ev.token, survey(TUESDAY)))).toEqual(['kind']);
      expect(wrongPaths(await act(solar.token, { ...survey(TUESDAY), kind: 'visit' }))).toEqual(['kind']);
      const monday = await act(solar.token, survey({ day: '2026-11-23', slot: 'morning' }));
      expect([monday.status, monday.body.errors?.[0]?.message]).toEqual([422, APPOINTMENT_MESSAGES.tooSoon]);
      expect(await freeOf(elsewhere, 'survey')).toEqual([]);
      expect((await act(elsewhere.token, survey(TUESDAY))).status).toBe(409);
      expect((await act('x'.repeat(32), survey(TUESDAY))).status).toBe(404);
    });
  });

  it.each(['solar', 'ev', 'homecare', 'instant', 'commercial-energy', 'commercial-solar'] as const)(
    '%s leads can ask for a call back',
    async (funnel) => {
      const lead = await accept(funnel);
      expect(await freeOf(lead, 'call-back')).toContainEqual({ day: '2026-11-20', slot: 'morning' });
      const answer = await act(lead.token, call({ day: '2026-11-20', slot: 'afternoon' }));
      expect([answer.status, answer.body.booked?.kind]).toEqual([200, 'call-back']);
      const [mail] = await mailsTo(1, lead.email, 'We’ll call you: Friday 20 November 2026, 12pm to 5pm');
      expect(mail?.mail.text).toContain('We’ll call you by 5pm on Friday 20 November');
      await salesMails(1, lead, 'Call-back: Friday 20 November 2026, afternoon');
    },
  );

  it('the same half-day again, even at the same moment, is one appointment and one mail', async () => {
    const lead = await accept('homecare');
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(lead.token, call(WEDNESDAY))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const rows = (await app.outbox()).filter(
      ({ lead_id, event }) => lead_id === lead.id && event === 'appointment-mail',
    );
    expect(rows).toHaveLength(1);
    expect((await choices(lead))[0]?.booked).toMatchObject({ kind: 'call-back', ...WEDNESDAY });
  });

  it('of suspect leads are stored and mailed to nobody', async () => {
    const lead = await accept('solar', { leadRoute: 'filled' });
    expect((await act(lead.token, call(TUESDAY))).body).toMatchObject({ customerMail: 'suppressed' });
    expect((await app.outbox()).filter(({ lead_id }) => lead_id === lead.id)).toEqual([]);
  });

  it('go with their lead when it is erased', async () => {
    const lead = await accept('solar');
    await act(lead.token, call(TUESDAY));
    await app.db('leads').where({ id: lead.id }).delete();
    for (const table of ['appointments', 'appointment_places']) {
      expect(await app.db(table).where({ lead_id: lead.id })).toEqual([]);
    }
  });

  it('stop being changed when somebody cannot settle', async () => {
    const lead = await accept('homecare');
    const halves = [TUESDAY, WEDNESDAY];
    const answers = [];
    for (let change = 0; change < 22; change += 1) answers.push(await act(lead.token, call(halves[change % 2] ?? {})));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(21);
    expect(answers.at(-1)?.status).toBe(429);
  });

  describe('the page behind the mail', () => {
    const formOf = async (path: string) => (await app.get(path)).text;

    it('shows it, moves it and cancels it without a script, and by no GET', async () => {
      const lead = await accept('solar');
      const booked = await act(lead.token, survey({ day: '2026-12-03', slot: 'morning' }));
      const path = pathOf(booked);
      const page = await app.get(path);
      expect(page.status).toBe(200);
      for (const part of ['Your survey is booked', 'Thursday 3 December 2026, 8am to 12pm', lead.reference ?? '?']) {
        expect(page.text).toContain(part);
      }
      expect(page.text).not.toMatch(/<script|Jane|Doe|example\.com"/);
      expect(page.text).not.toContain('value="2026-12-03 morning"');
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('X-Robots-Tag')).toContain('noindex');
      expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");

      const moved = await press(`${path}/move`, 'when=2026-12-04+afternoon');
      expect([moved.status, moved.headers.get('Location')]).toEqual([303, `${path}?changed`]);
      expect(await formOf(`${path}?changed`)).toContain('Friday 4 December 2026, 12pm to 4pm');
      const ics = await app.get(`${path}.ics`);
      expect(ics.headers.get('Content-Disposition')).toContain('appointment.ics');
      expect(readCalendar(ics.text).event.get('DTSTART')).toBe('20261204T120000Z');

      expect((await press(`${path}/cancel`)).status).toBe(303);
      expect(await formOf(path)).toContain('Your survey is cancelled');
      expect(readCalendar((await app.get(`${path}.ics`)).text).calendar.get('METHOD')).toBe('CANCEL');
      expect((await press(`${path}/move`, 'when=2026-12-04+afternoon')).status).toBe(303);
      expect(await formOf(path)).toContain('Your survey is booked');
    });

    it('says what is wrong with a choice, and takes none from another site', async () => {
      const lead = await accept('ev');
      const path = pathOf(await act(lead.token, call(TUESDAY)));
      const empty = await press(`${path}/move`);
      expect(empty.status).toBe(422);
      expect(empty.text).toContain(APPOINTMENT_MESSAGES.when);
      expect(empty.text).toContain('<title>Error: ');
      const sunday = await press(`${path}/move`, 'when=2026-11-29+morning');
      expect(sunday.text).toContain(APPOINTMENT_MESSAGES.closed);
      const foreign = await press(`${path}/cancel`, '', { Origin: 'https://evil.example' });
      expect(foreign.status).toBe(403);
      expect(await formOf(path)).toContain('We’ll call you');
    });

    it('knows no other token, says when it is over, and goes thirty days later', async () => {
      const lead = await accept('solar');
      const path = pathOf(await act(lead.token, call(TUESDAY)));
      expect((await app.get(`/appointment/${'x'.repeat(32)}`)).status).toBe(404);
      expect((await app.get('/appointment/short')).status).toBe(404);
      const before = now;
      now = new Date('2026-11-24T12:00:00Z');
      const over = await formOf(path);
      expect(over).toContain('This call is over');
      expect(over).not.toContain('<form');
      now = new Date('2026-12-25T12:00:00Z');
      expect((await app.get(path)).status).toBe(410);
      now = before;
    });
  });
});

describeApi('the last place', (engine) => {
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

  const act = (token: string, request: object) => app.post({ token, ...request }, { path: ACTIONS });
  const accept = async (): Promise<string> => {
    const { body } = await app.post(requestOf('solar', { 'quoteData.customerInfo.postcode': 'SR1 3AA' }), {
      key: newKey(),
    });
    return body.token ?? '';
  };

  // Ten times the connections of the database: more would wait in the same queue.
  const AT_ONCE = 100;

  it(`goes to exactly one of ${AT_ONCE} at once; the others are told what is still free`, async () => {
    const tokens = await Promise.all(Array.from({ length: AT_ONCE }, accept));
    const answers = await Promise.all(tokens.map((token) => act(token, survey(TUESDAY))));
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect([winners.length, losers.length]).toEqual([1, AT_ONCE - 1]);
    for (const { body } of losers) {
      expect(body).toMatchObject({ code: 'full', error: APPOINTMENT_MESSAGES.full });
      expect(body.free).toHaveLength(4);
      expect(body.free).not.toContainEqual(TUESDAY);
    }
    const rows = await app.db('appointment_places').where(TUESDAY).andWhere({ kind: 'survey', area: 'SR' });
    expect(rows).toHaveLength(1);

    // A place that is freed is there for the next one, and for one only.
    const winner = tokens[answers.findIndex(({ status }) => status === 200)] ?? '';
    const [second = '', third = ''] = tokens.filter((token) => token !== winner);
    expect((await act(winner, survey(WEDNESDAY))).status).toBe(200);
    expect((await act(second, survey(TUESDAY))).status).toBe(200);
    expect((await act(third, survey(TUESDAY))).status).toBe(409);
    // Nobody loses what they have over a place that they do not get.
    expect((await act(winner, survey(TUESDAY))).status).toBe(409);
    const kept = await app.db('appointments').where({ day: WEDNESDAY.day, kind: 'survey' });
    expect(kept).toHaveLength(1);
  });
});
