import { configure } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { readSolar } from '#contract/solar/submission.ts';
import { mountTag, type MountedTag } from '../../../tests/support/element/mountTag.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { solarQuote } from './index.ts';

// Later steps are fetched: a second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
defineElement(solarQuote);

const ANSWER = { id: 'a', reference: 'SQ-654321', token: 't'.repeat(24), quoteUrl: 'https://quotes.example/quote/t' };
const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'ne1 4st',
};
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 201 })));
});
afterEach(() => {
  document.querySelector('solar-quote')?.remove();
  vi.unstubAllGlobals();
  calls.mockReset();
});

const mount = (attributes?: Readonly<Record<string, string>>) => mountTag('solar-quote', /Design your/, attributes);

const press = async ({ screen }: MountedTag, name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

function control({ root }: MountedTag, name: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`expected a field ${name}`);
  return found;
}

async function toDetails(mounted: MountedTag): Promise<void> {
  await press(mounted, 'Continue to equipment selection');
  await mounted.screen.findByRole('heading', { name: 'Choose your equipment' });
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
}

/** Values as a password manager leaves them: `kind` names the one event that it makes, "" none at all. */
function fill(mounted: MountedTag, kind: 'input' | 'change' | ''): void {
  for (const [name, value] of Object.entries(PERSON)) {
    const field = control(mounted, name);
    field.value = value;
    if (kind) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

async function send(mounted: MountedTag): Promise<void> {
  await press(mounted, 'Get my quote');
  await mounted.screen.findByRole('heading', { name: /Your (home|business) solar quote/ }, { timeout: 5000 });
}

interface Sent {
  readonly type: string;
  readonly leadRoute: string;
  readonly elapsedMs: number;
  readonly quoteData: { readonly quote: object; readonly customerInfo: object };
}

function sent(): Sent {
  const body = calls.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith(QUOTE_HANDLER_PATH))?.[1]?.body;
  if (typeof body !== 'string') throw new Error('expected a post');
  return JSON.parse(body) as Sent;
}

describe('what is sent', () => {
  it('is the body of the wire, priced as the contract prices it', async () => {
    const mounted = await mount();
    await toDetails(mounted);
    fill(mounted, 'input');
    await send(mounted);
    const { type, quoteData, leadRoute, elapsedMs } = sent();
    expect([type, leadRoute]).toEqual(['solar', '']);
    // Faster would look like a robot.
    expect(elapsedMs).toBeGreaterThanOrEqual(1500);
    expect(quoteData).toEqual({
      quote: {
        systemSize: 4,
        panelType: 'panel-455w',
        panelCount: 10,
        inverterType: 'inverter-1',
        mountingType: 'mounting-pitched',
        batteryIncluded: false,
        batteryType: '',
        equipmentCost: 2354.89,
        installationCost: 706.47,
        designCost: 235.49,
        totalCost: 3296.85,
        annualProduction: 3600,
        estimatedAnnualSavings: 720,
        estimatedPaybackYears: 4.6,
        co2Offset: 839,
        quoteRef: expect.stringMatching(/^SQ-\d{6}$/),
      },
      customerInfo: {
        ...PERSON,
        customerType: 'home',
        propertyType: 'Detached',
        roofType: 'Pitched',
        electricityBill: 80,
        notes: '',
        consent: { version: expect.any(String), time: expect.any(String) },
      },
    });
    expect(readSolar(quoteData)).toMatchObject({ ok: true, submission: { price: { status: 'ok' } } });
  });

  it('names a business, and says that the bill is at least the top of its scale', async () => {
    const mounted = await mount({ 'customer-type': 'business', service: 'Home battery' });
    await userEvent.fill(control(mounted, 'electricityBill'), '5000');
    await userEvent.fill(control(mounted, 'businessName'), 'Acme Ltd');
    await toDetails(mounted);
    fill(mounted, 'input');
    await send(mounted);
    expect(sent().quoteData).toMatchObject({
      quote: { systemSize: 10, panelCount: 25, batteryIncluded: true, batteryType: 'battery-2.4kwh' },
      customerInfo: {
        customerType: 'business',
        businessName: 'Acme Ltd',
        propertyType: 'Commercial Building',
        electricityBill: 5000,
        electricityBillAtLeast: true,
        service: 'Home battery',
      },
    });
  });

  it.each(['change', ''] as const)('holds what was filled in with the event “%s” only', async (kind) => {
    const mounted = await mount();
    await toDetails(mounted);
    fill(mounted, kind);
    await send(mounted);
    expect(sent().quoteData.customerInfo).toMatchObject(PERSON);
  });

  it('holds what a robot wrote into the trap', async () => {
    const mounted = await mount();
    await toDetails(mounted);
    fill(mounted, 'input');
    control(mounted, 'leadRoute').value = 'https://spam.example';
    await send(mounted);
    expect(sent().leadRoute).toBe('https://spam.example');
  });
});

describe('the result', () => {
  it('shows the reference of the server, not the one that was proposed', async () => {
    const mounted = await mount();
    await toDetails(mounted);
    fill(mounted, 'input');
    await send(mounted);
    await expect.poll(() => wordsOf(mounted.root)).toContain('Quote reference SQ-654321');
  });

  it('says so when the address has had its mails', async () => {
    calls.mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ ...ANSWER, customerMail: 'suppressed' }), { status: 201 })),
    );
    const mounted = await mount();
    await toDetails(mounted);
    fill(mounted, 'input');
    await send(mounted);
    expect(await mounted.screen.findByText(/We have sent your address several e-mails within the hour/)).toBeTruthy();
  });
});

it('may be removed while a quote is sent', async () => {
  const mounted = await mount();
  await toDetails(mounted);
  fill(mounted, 'input');
  await press(mounted, 'Get my quote');
  mounted.tag.remove();
  await expect.poll(() => calls.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
});

it('has every field of the contact step named, labelled and known to autofill', async () => {
  const mounted = await mount({ 'customer-type': 'business' });
  await toDetails(mounted);
  const tokens = [...mounted.root.querySelectorAll('form input:not([aria-hidden] *), form textarea')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('autocomplete'),
  ]);
  expect(tokens).toEqual([
    ['businessName', 'organization'],
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['address', 'address-line1'],
    ['postcode', 'postal-code'],
    ['notes', null],
  ]);
  expect(mounted.root.querySelectorAll('form')).toHaveLength(1);
});
