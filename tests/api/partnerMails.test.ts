import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recipientKeys } from '../../api/outbox/recipientKey.ts';
import { findPartner, setPartnerNotify } from '../../api/partners/managePartners.ts';
import { releaseLead } from '../../api/quotes/releaseLead.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, type TestApp } from './support/startApp.ts';

const OFFICE = 'office@roof.example';
const PAGE = 'https://roof.example';

describeApi('a partner with an address', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine, anyPdf: true });
    const partner = { status: 'active', notify: OFFICE, created_at: new Date().toISOString() };
    await app.db('partners').insert([
      { ...partner, id: 'roof', name: 'Roof', key: 'pk_roof', origins: JSON.stringify([PAGE]) },
      // Of the same page, switched off: its leads are stored and flagged.
      { ...partner, id: 'off', name: 'Off', key: 'pk_off', origins: JSON.stringify([PAGE]), status: 'disabled' },
    ]);
    await app.services.partners.refresh();
  });
  afterEach(() => app.close());

  const send = async (key: string, origin = PAGE, envelope: Record<string, unknown> = {}) => {
    const email = `${newKey()}@example.com`;
    const request = solarRequest({ customerInfo: { email }, envelope });
    const headers = { Origin: origin, Authorization: `Bearer ${key}` };
    const { status, body } = await app.post(request, { key: newKey(), headers });
    expect(status).toBe(201);
    return body;
  };
  const toOffice = ({ to }: DeliveredMail) => to.includes(OFFICE);
  const told = async () => (await app.outbox()).filter(({ event }) => event === 'partner-mail');
  const statuses = async () => (await told()).map(({ status }) => status);

  it('is told of a lead from its page: reference, form, time and status, and nothing of the visitor', async () => {
    const { reference, id } = await send('pk_roof', PAGE, { attribution: { partnerReference: 'ACME/12' } });
    const [delivered] = await app.mailServer.waitFor(1, toOffice);
    expect(delivered?.to).toEqual([OFFICE]);
    expect(delivered?.mail.subject).toBe(`A new enquiry from your page · Solar · ${reference}`);
    for (const words of [
      `Reference: ${reference}`,
      'Your reference: ACME/12',
      'Form: Solar',
      'Received: ',
      'Status: With our sales team',
    ])
      expect(delivered?.mail.text).toContain(words);
    const all = `${delivered?.raw} ${delivered?.mail.text} ${delivered?.mail.html}`;
    const lead = (await app.leads()).find((stored) => stored.id === id);
    const ofVisitor = [lead?.email, lead?.first_name, lead?.postcode, lead?.token, '3,29'];
    for (const words of ofVisitor) expect(all).not.toContain(words ?? '?');
    // Not what a visitor's mail is counted by, and of no network.
    expect((await told())[0]).toMatchObject({ network_key: null });
    await expect.poll(statuses).toEqual(['sent']);
  });

  it('is told of no lead that is suspect, before a person has looked at it', async () => {
    const { id = '' } = await send('pk_roof', PAGE, { leadRoute: 'filled' });
    expect(await told()).toEqual([]);
    await releaseLead(app.services.database, id, { now: new Date(), rules: app.services.mailRules });
    app.services.worker.wake();
    await app.mailServer.waitFor(1, toOffice);
  });

  it('is told of none that is credited to nobody, or while it is switched off', async () => {
    await send('pk_roof', 'https://quotes.test');
    await send('pk_off');
    expect((await app.leads()).map(({ partner_id: partner }) => partner)).toContain('off');
    expect(await told()).toEqual([]);
  });

  it('is told of none that was waiting when it had enough', async () => {
    await app.services.worker.stop();
    await send('pk_roof');
    const partner = await findPartner(app.db, 'roof');
    if (partner) await setPartnerNotify(app.db, partner, null);
    await app.services.worker.start();
    await expect.poll(statuses).toEqual(['sent']);
    expect(app.mailServer.mails.filter(toOffice)).toEqual([]);
  });

  it('gets twenty mails an hour, and the lead is stored and mailed to sales all the same', async () => {
    await app.services.worker.stop();
    const { id } = await send('pk_roof');
    const [first] = await told();
    expect(first?.recipient_key).toBe(recipientKeys(OFFICE, 'partner-mail')?.recipientKey);
    const more = Array.from({ length: 19 }, () => ({ ...first, id: randomUUID(), message_id: `<${randomUUID()}@x>` }));
    await app.db('outbox').insert(more);
    const last = await send('pk_roof');
    expect(last.id).not.toBe(id);
    const ofLast = (await app.outbox()).filter((row) => row.lead_id === last.id);
    expect(ofLast.map(({ event, status }) => `${event} ${status}`).toSorted()).toEqual([
      'customer-mail pending',
      'partner-mail suppressed',
      'sales-mail pending',
    ]);
    expect(last.customerMail).toBe('queued');
  });
});
