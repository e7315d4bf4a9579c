import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPdf } from '../../api/documents/pdf/openPdf.fixture.ts';
import { renderPdf } from '../../api/documents/pdf/renderPdf.ts';
import { parseQuoteDocument } from '../../api/documents/quoteDocument.ts';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

// What must be said of a system wherever its total stands: VAT of a business, equipment that does not fit, and what it is
// worth to this home.

const BUSINESS = {
  customerType: 'business',
  businessName: 'Sample Works Ltd',
  businessType: 'Retail',
  propertyType: 'Office',
};
const ISSUED = '2026-11-20T10:00:00.000Z';

/** What the PDF of a stored quote says. */
async function pdfText(stored = '{}'): Promise<string> {
  const document = parseQuoteDocument(JSON.parse(stored));
  const times = { issuedAt: ISSUED, expiresAt: ISSUED };
  const quoteUrl = 'https://quotes.example/quote/t';
  return openPdf(await renderPdf({ document, reference: 'SQ-1', quoteUrl, firstName: 'Jane', ...times })).text;
}

describeApi('a solar lead', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  /** Everything that a lead is told in: two mails of two parts each, the saved page, the PDF. */
  async function toldOf(email: string, changes: Parameters<typeof solarRequest>[0]) {
    const before = app.mailServer.mails.length;
    const { body } = await app.post(solarRequest({ ...changes, customerInfo: { ...changes?.customerInfo, email } }), {
      key: newKey(),
    });
    const mails = (await app.mailServer.waitFor(before + 2)).slice(before);
    const sales = mails.find(({ to }) => to.includes(SALES))?.mail;
    const customer = mails.find(({ to }) => to.includes(email))?.mail;
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    const page = await app.get(`/quote/${body.token}`);
    const customerParts = {
      'mail in HTML': customer?.html ?? '',
      'mail in plain text': customer?.text ?? '',
      'saved page': plainWords(page.text),
      PDF: await pdfText(lead?.document),
    };
    return { subject: sales?.subject ?? '', salesParts: [sales?.html ?? '', sales?.text ?? ''], customerParts };
  }

  it('of a business says everywhere what VAT would add', async () => {
    const { salesParts, customerParts } = await toldOf('vat@example.com', { customerInfo: BUSINESS });
    for (const [where, part] of Object.entries(customerParts)) {
      const words = part.replaceAll(/\s+/g, ' ');
      expect(words, where).toContain('Total cost without VAT');
      expect(words, where).toContain('VAT of 20% would add £659: £3,956 in all.');
    }
    for (const part of salesParts) {
      expect(part).toContain('Total without VAT');
      expect(part).toContain('VAT of 20% would add £659');
    }
  });

  it('of a home says that 0% is all, as before', async () => {
    const { salesParts, customerParts } = await toldOf('home@example.com', {});
    for (const part of [...salesParts, ...Object.values(customerParts)]) expect(part).not.toContain('without VAT');
    expect(customerParts['saved page']).toContain('VAT: 0% for homes until 31 March 2027');
  });

  it('of a home has its own estimate everywhere, with what it rests on', async () => {
    const { salesParts, customerParts } = await toldOf('estimate@example.com', {});
    for (const [where, part] of Object.entries(customerParts)) {
      const words = part.replaceAll(/\s+/g, ' ');
      expect(words, where).toMatch(/for your home: an estimate/i);
      expect(words, where).toMatch(/£\d+ to £\d+/);
      expect(words, where).toContain('An estimate by the SAP 10.2 method');
      expect(words, where).toContain('Prices of July to September 2026');
      expect(words, where).not.toContain('MCS estimate');
    }
    for (const part of salesParts) {
      expect(part).toMatch(/£\d+ to £\d+ a year/);
      expect(part).toMatch(/7\.7.kWh battery, £5,040[^£]*£\d+ to £\d+ a year, \d+ to \d+ years/);
    }
  });

  it('from a place that the method does not know says why there is no estimate', async () => {
    const { customerParts } = await toldOf('guernsey@example.com', { customerInfo: { postcode: 'GY1 1AA' } });
    for (const [where, part] of Object.entries(customerParts))
      expect(part.replaceAll(/\s+/g, ' '), where).toMatch(/There(’|&#x2019;|&rsquo;)s no estimate for this postcode/);
  });

  it('whose equipment does not fit says so to customer and sales', async () => {
    const { salesParts, customerParts } = await toldOf('hints@example.com', {
      quote: { systemSize: 12 },
      customerInfo: { roofType: 'Flat' },
    });
    for (const [where, part] of Object.entries(customerParts)) {
      const words = part.replaceAll(/\s+/g, ' ');
      expect(words, where).toContain('Flat roof mounting fits it.');
      expect(words, where).toContain('13.65 kWp of panels is a lot for 3.6 kW of inverter.');
    }
    for (const part of salesParts) {
      expect(part).toContain('Check: Pitched roof mounting on a flat roof.');
      expect(part).toContain('Check: 13.65 kWp on 3.6 kW of inverter.');
    }
  });

  it('and leaves the subject alone: an answer of the visitor is no fault in the lead', async () => {
    const { subject, salesParts } = await toldOf('subject@example.com', { customerInfo: { roofType: 'Flat' } });
    expect(subject).toMatch(/^Solar · Home/);
    for (const part of salesParts) expect(part).toContain('Check: Pitched roof mounting on a flat roof.');
  });

  it('whose equipment fits says nothing of the kind', async () => {
    const { subject, salesParts, customerParts } = await toldOf('fits@example.com', {});
    for (const part of [...salesParts, ...Object.values(customerParts)]) expect(part).not.toContain('Check:');
    for (const part of Object.values(customerParts)) expect(part).not.toContain('fits it');
    expect(subject).toMatch(/^Solar/);
  });
});
