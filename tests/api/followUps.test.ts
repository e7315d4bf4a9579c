import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_MESSAGES } from '#contract/common/booking.ts';
import { deadlineInWorkingHours } from '#contract/common/openingHours.ts';
import type { FunnelName } from '#contract/tags.ts';
import { acceptLead, actOn, salesMailsAbout } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import type { RequestChanges } from './support/requests.ts';
import { startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

const HOUR_MS = 3_600_000;
const BOOKING = { action: 'book', day: '2026-11-23', slot: 'morning' };

describeApi('bookings and wishes to buy', (engine) => {
  let app: TestApp;
  const FRIDAY = new Date('2026-11-20T10:00:00Z');
  let now = FRIDAY;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const act = (token: string | undefined, request: object) => actOn(app, token, request);
  const accept = (funnel: FunnelName, changes?: RequestChanges) => acceptLead(app, funnel, changes);
  const leadOf = async ({ id }: AnswerBody) => (await app.leads()).find((lead) => lead.id === id);
  const rowsOf = async ({ id }: AnswerBody, event: string) =>
    (await app.outbox()).filter((row) => row.lead_id === id && row.event === event);
  const salesMails = (count: number, lead: AnswerBody, subject: string) =>
    salesMailsAbout(app, lead, { count, fits: (found) => found.includes(subject) });

  describe('a booking', () => {
    it('is stored on the lead and told to sales: what, when, reference, district', async () => {
      const lead = await accept('ev');
      const { status, body } = await act(lead.token, BOOKING);
      expect([status, body]).toEqual([200, { action: 'book' }]);
      expect(await leadOf(lead)).toMatchObject({
        booking_day: '2026-11-23',
        booking_slot: 'morning',
        booked_at: now.toISOString(),
        former_booking: null,
      });
      const [delivered] = await salesMails(1, lead, 'Booking');
      const { subject = '', text = '', html = '', replyTo = [] } = delivered?.mail ?? {};
      for (const part of ['Monday 23 November 2026, morning', 'NE1', lead.reference ?? '?']) {
        expect(subject).toContain(part);
      }
      expect(subject).not.toContain('NE1 6EE');
      for (const part of [
        'Monday 23 November 2026, morning',
        'Jane Doe',
        '0191 498 0123',
        'confirm the day by phone',
      ]) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      expect(replyTo[0]?.address).toContain('@example.com');
      expect(text).not.toContain('replaces');
    });

    it('asked for twice is one mail, even at the same moment', async () => {
      const lead = await accept('ev');
      const answers = await Promise.all(Array.from({ length: 6 }, () => act(lead.token, BOOKING)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
      await act(lead.token, BOOKING);
      expect(await rowsOf(lead, 'booking-mail')).toHaveLength(1);
    });

    it('for another day takes the place of the first, and sales are told so', async () => {
      const lead = await accept('ev');
      await act(lead.token, BOOKING);
      await salesMails(1, lead, 'Booking');
      await act(lead.token, { ...BOOKING, slot: 'afternoon' });
      expect(await leadOf(lead)).toMatchObject({ booking_slot: 'afternoon', former_booking: '2026-11-23 morning' });
      const [delivered] = await salesMails(1, lead, '[Changed booking]');
      const { subject = '', text = '' } = delivered?.mail ?? {};
      expect(subject).toContain('Monday 23 November 2026, afternoon');
      expect(text).toContain('This booking replaces the former one: Monday 23 November 2026, morning.');
      expect(await rowsOf(lead, 'booking-mail')).toHaveLength(2);
    });

    it.each([
      ['no day', { slot: 'morning' }, ['day'], BOOKING_MESSAGES.missing],
      ['no half of the day', { day: '2026-11-23' }, ['slot'], BOOKING_MESSAGES.slot],
      ['nothing', {}, ['day', 'slot'], BOOKING_MESSAGES.missing],
      ['a Sunday', { ...BOOKING, day: '2026-11-22' }, ['day'], BOOKING_MESSAGES.sunday],
      ['today', { ...BOOKING, day: '2026-11-20' }, ['day'], BOOKING_MESSAGES.tooSoon],
      ['a day in two years', { ...BOOKING, day: '2028-11-20' }, ['day'], BOOKING_MESSAGES.tooLate],
      ['a day that is none', { ...BOOKING, day: '2026-11-31' }, ['day'], BOOKING_MESSAGES.unreal],
      ['objects', { day: { $gt: '' }, slot: ['morning'] }, ['day', 'slot'], BOOKING_MESSAGES.missing],
      ['a night', { ...BOOKING, slot: 'night' }, ['slot'], BOOKING_MESSAGES.slot],
    ])('with %s is refused in words', async (_name, request, paths, message) => {
      const lead = await accept('ev');
      const answer = await act(lead.token, { ...request, action: 'book' });
      expect([answer.status, wrongPaths(answer)]).toEqual([422, paths]);
      expect(answer.body.errors?.[0]?.message).toBe(message);
      expect(await leadOf(lead)).toMatchObject({ booking_day: null, booking_slot: null });
    });
  });

  describe('a wish to buy', () => {
    it('is stored once with its time and told to sales once', async () => {
      const lead = await accept('instant');
      const askedAt = now.toISOString();
      expect((await act(lead.token, { action: 'buy' })).body).toEqual({ action: 'buy' });
      await app.settled();
      now = new Date(now.getTime() + 1000);
      await Promise.all([act(lead.token, { action: 'buy' }), act(lead.token, { action: 'buy' })]);
      expect(await leadOf(lead)).toMatchObject({ intent: 'buy', intent_at: askedAt });
      expect(await rowsOf(lead, 'intent-mail')).toHaveLength(1);
      const [delivered] = await salesMails(1, lead, 'Wants to buy');
      for (const part of ['Boiler cover', 'NE1', lead.reference ?? '?'])
        expect(delivered?.mail.subject).toContain(part);
      expect(delivered?.mail.text).toContain('Nothing was paid');
      // The page has said so: two opening hours from the press.
      const { short, long } = deadlineInWorkingHours(Date.parse(askedAt), 2);
      expect(delivered?.mail.subject).toMatch(new RegExp(`^Call by ${short} · Wants to buy`));
      expect(delivered?.mail.text?.startsWith(`Call by ${long}\n`)).toBe(true);
    });
  });

  it.each([
    ['ev', 'buy'],
    ['instant', 'book'],
    ['homecare', 'buy'],
    ['solar', 'buy'],
  ] as const)('%s leads take no %s', async (funnel, action) => {
    const lead = await accept(funnel);
    const answer = await act(lead.token, { ...BOOKING, action });
    expect([answer.status, wrongPaths(answer)]).toEqual([422, ['action']]);
    expect(await leadOf(lead)).toMatchObject({ booking_day: null, intent: null });
  });

  it('of suspect leads are stored and mailed to nobody', async () => {
    const suspect = { leadRoute: 'filled' };
    const [booked, bought] = [await accept('ev', suspect), await accept('instant', suspect)];
    expect((await act(booked.token, BOOKING)).body).toEqual({ action: 'book' });
    expect((await act(bought.token, { action: 'buy' })).body).toEqual({ action: 'buy' });
    expect(await leadOf(booked)).toMatchObject({ booking_day: '2026-11-23' });
    expect(await leadOf(bought)).toMatchObject({ intent: 'buy' });
    const ids = [booked.id, bought.id];
    expect((await app.outbox()).filter(({ lead_id }) => ids.includes(lead_id))).toEqual([]);
  });

  it('need a quote that has not expired', async () => {
    expect((await act('x'.repeat(32), BOOKING)).status).toBe(404);
    const [booked, bought] = [await accept('ev'), await accept('instant')];
    now = new Date(now.getTime() + 24 * HOUR_MS);
    // An instant quote is valid for a day, an EV quote for thirty.
    expect((await act(bought.token, { action: 'buy' })).status).toBe(410);
    expect((await act(booked.token, BOOKING)).status).toBe(200);
    now = new Date(now.getTime() + 30 * 24 * HOUR_MS);
    expect((await act(booked.token, BOOKING)).status).toBe(410);
  });
});
