import { configure } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readCommercialEnergy } from '#contract/commercial-energy/submission.ts';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { mountTag, type MountedTag } from '../../../tests/support/element/mountTag.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { commercialEnergyQuote } from './index.ts';

// Later steps are fetched: a second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
defineElement(commercialEnergyQuote);

const ANSWER = { id: 'a', reference: 'CE-654321', token: 't'.repeat(24), quoteUrl: 'https://quotes.example/quote/t' };
const BUSINESS = { businessName: 'Acme Ltd', postcode: 'ne1 4st' };
const PERSON = { contactName: 'Jane Doe', contactEmail: 'jane@example.com', contactPhone: '0191 498 0123' };
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 201 })));
});
afterEach(() => {
  document.querySelector('commercial-energy-quote')?.remove();
  vi.unstubAllGlobals();
  calls.mockReset();
});

const mount = () => mountTag('commercial-energy-quote', /Compare energy prices/);

const press = async ({ screen }: MountedTag, name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

function control({ root }: MountedTag, name: string, value?: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]${value ? `[value="${value}"]` : ''}`);
  if (!found) throw new Error(`expected a field ${name}`);
  return found;
}

function fill(mounted: MountedTag, answers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = control(mounted, name);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

async function toEnergy(mounted: MountedTag): Promise<void> {
  fill(mounted, BUSINESS);
  await press(mounted, 'Next');
  await mounted.screen.findByRole('heading', { name: 'Your energy' });
}

async function toContact(mounted: MountedTag): Promise<void> {
  await press(mounted, 'Next');
  await mounted.screen.findByRole('heading', { name: 'Who shall we contact?' });
}

async function send(mounted: MountedTag): Promise<void> {
  fill(mounted, PERSON);
  control(mounted, 'consentToContact').click();
  await press(mounted, 'Submit');
  await mounted.screen.findByRole('heading', { name: 'Quote Request Received' });
}

function sent(): { readonly type: string; readonly quoteData: object } {
  const body = calls.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith(QUOTE_HANDLER_PATH))?.[1]?.body;
  if (typeof body !== 'string') throw new Error('expected a post');
  return JSON.parse(body) as ReturnType<typeof sent>;
}

it('sends the body of the wire and shows the one number of the server with a # sign', async () => {
  const mounted = await mount();
  await toEnergy(mounted);
  await toContact(mounted);
  await send(mounted);
  const { type, quoteData } = sent();
  expect(type).toBe('commercial');
  expect(quoteData).toEqual({
    ...BUSINESS,
    ...PERSON,
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

describe('usage', () => {
  const fieldsOf = ({ root }: MountedTag): string[] =>
    ['usageKwh', 'spendMonthly', 'mpan', 'mprn'].filter((name) => root.querySelector(`[name=${name}]`));

  it('is a typical figure, the visitor’s own, or a typical one again', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    expect(fieldsOf(mounted)).toEqual(['mpan', 'mprn']);
    control(mounted, 'usageAmount', 'custom').click();
    await expect.poll(() => fieldsOf(mounted)).toEqual(['usageKwh', 'spendMonthly', 'mpan', 'mprn']);
    await press(mounted, 'Use suggested estimates');
    await expect.poll(() => fieldsOf(mounted)).toEqual(['mpan', 'mprn']);
    expect(control(mounted, 'usageAmount', 'medium').checked).toBe(true);
    expect(mounted.tag.shadowRoot?.activeElement).toBe(control(mounted, 'usageAmount', 'medium'));
  });

  it('may be left out of electricity alone, which is told', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    control(mounted, 'energyType', 'electricity').click();
    control(mounted, 'usageAmount', 'custom').click();
    await expect.poll(() => fieldsOf(mounted)).toEqual(['usageKwh', 'spendMonthly', 'mpan']);
    expect(await mounted.screen.findByText(/You can go on without a figure/)).toBeTruthy();
    await toContact(mounted);
    await send(mounted);
    expect(sent().quoteData).toMatchObject({ energyType: 'electricity', usageAmount: 'custom', usageKwh: '' });
  });

  it('shows what the chosen energy typically comes to', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    expect(mounted.screen.getByText('45,000 kWh')).toBeTruthy();
    control(mounted, 'energyType', 'electricity').click();
    await expect.poll(() => mounted.screen.queryByText('45,000 kWh')).toBeNull();
    expect(mounted.screen.getByText('30,000 kWh')).toBeTruthy();
  });
});

describe('the message that one of two figures is missing', () => {
  const MISSING = 'Please enter either your usage or monthly spend';

  it.each<readonly [string, (mounted: MountedTag) => unknown]>([
    ['the suggested estimates', (mounted) => press(mounted, 'Use suggested estimates')],
    ['Low', (mounted) => control(mounted, 'usageAmount', 'low').click()],
    ['a spend', (mounted) => fill(mounted, { spendMonthly: '450' })],
    ['electricity only', (mounted) => control(mounted, 'energyType', 'electricity').click()],
  ])('goes with %s', async (_what, mend) => {
    const mounted = await mount();
    await toEnergy(mounted);
    control(mounted, 'usageAmount', 'custom').click();
    await mounted.screen.findByLabelText(/Usage in kWh a year/);
    await press(mounted, 'Next');
    expect((await mounted.screen.findAllByText(MISSING)).length).toBeGreaterThan(0);
    await mend(mounted);
    await expect.poll(() => mounted.screen.queryAllByText(MISSING)).toEqual([]);
    expect(mounted.screen.queryByRole('alert')).toBeNull();
    await toContact(mounted);
  });

  it('a figure that cannot be read holds nobody up once it is hidden', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    control(mounted, 'usageAmount', 'custom').click();
    await mounted.screen.findByLabelText(/Usage in kWh a year/);
    fill(mounted, { usageKwh: 'plenty' });
    await press(mounted, 'Next');
    await mounted.screen.findByRole('alert');
    control(mounted, 'usageAmount', 'low').click();
    await expect.poll(() => mounted.screen.queryByRole('alert')).toBeNull();
    await toContact(mounted);
  });
});

it('has nothing between the last field and the buttons of a step', async () => {
  const mounted = await mount();
  const panel = mounted.screen.getByRole('complementary', { name: 'Why compare with us' });
  const next = mounted.screen.getByRole('button', { name: 'Next' });
  expect(next.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const gap = next.getBoundingClientRect().top - control(mounted, 'address').getBoundingClientRect().bottom;
  expect(gap).toBeLessThan(120);
});

describe('meters', () => {
  it('of a wrong check digit are a hint and no obstacle', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    fill(mounted, { mpan: '15 0000 0000 007' });
    expect(await mounted.screen.findByText(/The digits of 1500000000007 do not fit/)).toBeTruthy();
    await toContact(mounted);
  });

  it('have room for several numbers, which one meter does not run together', async () => {
    const mounted = await mount();
    await toEnergy(mounted);
    expect(control(mounted, 'mpan').localName).toBe('input');
    const count = control(mounted, 'numMeters');
    count.value = '3';
    count.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => control(mounted, 'mpan').localName).toBe('textarea');
    fill(mounted, { mpan: '1500000000006\n1500000000006' });
    count.value = '1';
    count.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => control(mounted, 'numMeters').value).toBe('1');
    expect(control(mounted, 'mpan')).toMatchObject({ localName: 'textarea', value: '1500000000006\n1500000000006' });
  });
});

it.each([
  ['2020-01-31', /This contract has ended/],
  ['2099-01-31', /more than six months away/],
])('tells of a contract until %s where it stands', async (contractEndDate, words) => {
  const mounted = await mount();
  await toEnergy(mounted);
  fill(mounted, { contractEndDate });
  expect(await mounted.screen.findByText(words)).toBeTruthy();
});
