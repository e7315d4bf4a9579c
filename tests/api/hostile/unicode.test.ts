import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from '../support/startApp.ts';

const REAL_NAMES = [
  'Zoë',
  'Łukasz',
  'Nguyễn Thị',
  "O'Brien-Smith",
  '李小龍',
  'محمد',
  'אורי',
  'Þór',
  'Ἀλέξανδρος',
  'Anna 🙂',
];
const BIDI = '\u202Egnp.exe\u2066\u2069\u200E';
const HIDDEN = 'Ja\u200Bne\u00AD\uFEFF';

describeApi('hostile: unicode', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const send = async (customerInfo: Record<string, string>) => {
    const answer = await app.post(solarRequest({ customerInfo }), { key: newKey() });
    const lead = (await app.leads()).find(({ id }) => id === answer.body.id);
    return { answer, lead, customer: JSON.parse(lead?.body ?? '{}').quoteData?.customerInfo };
  };
  const salesMailOf = async (id: string | undefined) => {
    const [delivered] = await app.mailServer.waitFor(
      1,
      ({ to, mail }) => to.includes(SALES) && !!mail.text?.includes(id ?? '?'),
    );
    return delivered;
  };

  it.each(REAL_NAMES)('keeps the name %s as it was typed', async (firstName) => {
    const { answer, customer } = await send({ firstName, lastName: firstName });
    expect(answer.status).toBe(201);
    expect(customer.firstName).toBe(firstName.normalize('NFC'));
    const delivered = await salesMailOf(answer.body.id);
    expect(delivered?.mail.text).toContain(firstName.normalize('NFC'));
  });

  it('stores a composed and a decomposed name as one', async () => {
    const { customer } = await send({ firstName: 'Zoe\u0308' });
    expect(customer.firstName).toBe('Zoë');
  });

  it('lets no mark that reorders or hides text into a mail', async () => {
    const { answer } = await send({ firstName: HIDDEN, lastName: BIDI, notes: `Hello ${BIDI}` });
    expect(answer.status).toBe(201);
    const delivered = await salesMailOf(answer.body.id);
    const { text = '', html = '', subject = '' } = delivered?.mail ?? {};
    expect(text + html + subject).not.toMatch(/[\u00AD\u200B\u200E\u202E\u2066\u2069\uFEFF]/);
  });

  it('lets no control character into the database or a mail', async () => {
    const { answer, lead } = await send({ notes: 'a\u0000b\u0007c\u001B[31md\u0085e', address: '1\r\nTest\tStreet' });
    expect(answer.status).toBe(201);
    expect(lead?.body).not.toMatch(/\\u0000|\\u0007|\\u001b|\u0085/);
    const delivered = await salesMailOf(answer.body.id);
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(delivered?.mail.text).not.toMatch(/[\u0000\u0007\u001B\u0085]/);
    expect(delivered?.mail.text).toContain('1 Test Street');
  });

  it('drops lone surrogates', async () => {
    const raw = JSON.stringify(solarRequest({ customerInfo: { firstName: 'AXB' } })).replace('AXB', 'A\\ud800B');
    const { status, body } = await app.post(raw, { key: newKey() });
    expect(status).toBe(201);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead?.first_name).toBe('AB');
  });

  it('refuses bytes that are no UTF-8', async () => {
    const bytes = Buffer.from(JSON.stringify(solarRequest({ customerInfo: { firstName: 'AXB' } })));
    bytes[bytes.indexOf('AXB') + 1] = 0xff;
    const { status, body } = await app.post(new Uint8Array(bytes));
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  it('takes a name of nothing but hidden marks and spaces for none', async () => {
    const { answer } = await send({ firstName: '\u0000 \u0001 ' });
    expect(answer.status).toBe(422);
  });
});
