import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { readCommercialEnergy } from '#contract/commercial-energy/submission.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { commercialEnergyQuote } from './funnel.tsx';

const { answerWith, open, sent } = testFunnel(commercialEnergyQuote, /Compare energy prices/, 'CE-654321');
const BUSINESS = { businessName: 'Acme Ltd', postcode: 'ne1 4st' };
const CONTACT = { contactName: 'Jane Doe', contactEmail: PERSON.email, contactPhone: PERSON.phone };

async function toEnergy({ enter, goOn }: OpenFunnel): Promise<void> {
  enter(BUSINESS);
  await goOn('Next', 'Your energy');
}

const toContact = ({ goOn }: OpenFunnel): Promise<void> => goOn('Next', 'Who should we contact?');

async function send({ enter, control, submit }: OpenFunnel): Promise<void> {
  enter(CONTACT);
  control('consentToContact').click();
  await submit('Submit', 'Quote Request Received');
}

it('sends the body of the wire and shows the one number of the server with a # sign', async () => {
  const mounted = await open();
  await toEnergy(mounted);
  await toContact(mounted);
  await send(mounted);
  const { type, quoteData } = sent();
  expect(type).toBe('commercial');
  expect(quoteData).toEqual({
    ...BUSINESS,
    ...CONTACT,
    businessType: 'retail',
    address: '',
    currentSupplier: '',
    contractEndDate: '',
    energyType: 'both',
    usageAmount: 'medium',
    usageKwh: '',
    spendMonthly: '',
    numMeters: '1',
    mprn: '',
    mpan: '',
    contactPosition: '',
    preferredContactMethod: 'email',
    notes: '',
    consentToContact: true,
    quoteRef: expect.stringMatching(/^CE-\d{6}$/),
    consent: { version: expect.any(String), time: expect.any(String) },
  });
  expect(readCommercialEnergy(quoteData).ok).toBe(true);
  expect(await mounted.screen.findByText('#654321')).toBeTruthy();
});

it('names the last day of the United Kingdom, wherever the device is', async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
  answerWith({ expiresAt: '2027-07-15T23:30:00Z' });
  const mounted = await open();
  await toEnergy(mounted);
  await toContact(mounted);
  await send(mounted);
  const said = await mounted.screen.findByText(/^The link to your request works/);
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  expect(said.textContent).toContain('until 16 July 2027.');
});

describe('usage', () => {
  const fieldsOf = ({ root }: OpenFunnel): string[] =>
    ['usageKwh', 'spendMonthly', 'mpan', 'mprn'].filter((name) => root.querySelector(`[name=${name}]`));

  it('is a typical figure, the visitor’s own, or a typical one again', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    expect(fieldsOf(mounted)).toEqual(['mpan', 'mprn']);
    mounted.control('usageAmount', 'custom').click();
    await expect.poll(() => fieldsOf(mounted)).toEqual(['usageKwh', 'spendMonthly', 'mpan', 'mprn']);
    await mounted.press('Use suggested estimates');
    await expect.poll(() => fieldsOf(mounted)).toEqual(['mpan', 'mprn']);
    expect(mounted.control('usageAmount', 'medium').checked).toBe(true);
    expect(mounted.tag.shadowRoot?.activeElement).toBe(mounted.control('usageAmount', 'medium'));
  });

  it('may be left out of electricity alone, which is told', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    mounted.control('energyType', 'electricity').click();
    mounted.control('usageAmount', 'custom').click();
    await expect.poll(() => fieldsOf(mounted)).toEqual(['usageKwh', 'spendMonthly', 'mpan']);
    expect(await mounted.screen.findByText(/You can go on without a figure/)).toBeTruthy();
    await toContact(mounted);
    await send(mounted);
    expect(sent().quoteData).toMatchObject({ energyType: 'electricity', usageAmount: 'custom', usageKwh: '' });
  });

  it('shows what the chosen energy typically comes to', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    expect(mounted.screen.getByText('45,000 kWh')).toBeTruthy();
    mounted.control('energyType', 'electricity').click();
    await expect.poll(() => mounted.screen.queryByText('45,000 kWh')).toBeNull();
    expect(mounted.screen.getByText('30,000 kWh')).toBeTruthy();
  });
});

describe('the message that one of two figures is missing', () => {
  const MISSING = 'Please enter either your usage or monthly spend';

  it.each<readonly [string, (mounted: OpenFunnel) => unknown]>([
    ['the suggested estimates', (mounted) => mounted.press('Use suggested estimates')],
    ['Low', (mounted) => mounted.control('usageAmount', 'low').click()],
    ['a spend', (mounted) => mounted.enter({ spendMonthly: '450' })],
    ['electricity only', (mounted) => mounted.control('energyType', 'electricity').click()],
  ])('goes with %s', async (_what, mend) => {
    const mounted = await open();
    await toEnergy(mounted);
    mounted.control('usageAmount', 'custom').click();
    await mounted.screen.findByLabelText(/Usage in kWh a year/);
    await mounted.press('Next');
    expect((await mounted.screen.findAllByText(MISSING)).length).toBeGreaterThan(0);
    await mend(mounted);
    await expect.poll(() => mounted.screen.queryAllByText(MISSING)).toEqual([]);
    expect(mounted.screen.queryByRole('alert')).toBeNull();
    await toContact(mounted);
  });

  it('a figure that cannot be read holds nobody up once it is hidden', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    mounted.control('usageAmount', 'custom').click();
    await mounted.screen.findByLabelText(/Usage in kWh a year/);
    mounted.enter({ usageKwh: 'plenty' });
    await mounted.press('Next');
    await mounted.screen.findByRole('alert');
    mounted.control('usageAmount', 'low').click();
    await expect.poll(() => mounted.screen.queryByRole('alert')).toBeNull();
    await toContact(mounted);
  });
});

it('has nothing between the last field and the buttons of a step', async () => {
  const mounted = await open();
  const panel = mounted.screen.getByRole('complementary', { name: 'Why compare with us' });
  const next = mounted.screen.getByRole('button', { name: 'Next' });
  expect(next.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const gap = next.getBoundingClientRect().top - mounted.control('address').getBoundingClientRect().bottom;
  expect(gap).toBeLessThan(120);
});

describe('meters', () => {
  it('of a wrong check digit are a hint and no obstacle', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    mounted.enter({ mpan: '15 0000 0000 007' });
    expect(await mounted.screen.findByText(/The digits of 1500000000007 don't fit/)).toBeTruthy();
    await toContact(mounted);
  });

  it('have room for several numbers, which one meter does not run together', async () => {
    const mounted = await open();
    await toEnergy(mounted);
    expect(mounted.control('mpan').localName).toBe('input');
    const count = mounted.control('numMeters');
    count.value = '3';
    count.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => mounted.control('mpan').localName).toBe('textarea');
    mounted.enter({ mpan: '1500000000006\n1500000000006' });
    count.value = '1';
    count.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => mounted.control('numMeters').value).toBe('1');
    expect(mounted.control('mpan')).toMatchObject({ localName: 'textarea', value: '1500000000006\n1500000000006' });
  });
});

it.each([
  ['2020-01-31', /This contract has ended/],
  ['2099-01-31', /more than six months away/],
])('tells of a contract until %s where it stands', async (contractEndDate, words) => {
  const mounted = await open();
  await toEnergy(mounted);
  mounted.enter({ contractEndDate });
  expect(await mounted.screen.findByText(words)).toBeTruthy();
});
