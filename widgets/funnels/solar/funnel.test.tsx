import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import { readSolar } from '#contract/solar/submission.ts';
import { nextFrame } from '../../../tests/support/element/frames.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { solarQuote } from './funnel.tsx';

const { open, answerWith, bodies, posts, sent } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'ne1 4st' };

async function toDetails({ goOn }: OpenFunnel): Promise<void> {
  await goOn('Continue to equipment selection', 'Choose your equipment');
  await goOn('Continue', 'Your details');
}

const send = ({ submit }: OpenFunnel): Promise<void> => submit('Get my quote', /Your (home|business) solar quote/);

interface SentQuote {
  readonly customerInfo: object;
}

describe('what is sent', () => {
  it('is the body of the wire, priced as the contract prices it', async () => {
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR, ['input']);
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
        ...VISITOR,
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
    const mounted = await open({ 'customer-type': 'business', service: 'Home battery' });
    await userEvent.fill(mounted.control('electricityBill'), '5000');
    await userEvent.fill(mounted.control('businessName'), 'Acme Ltd');
    await toDetails(mounted);
    mounted.enter(VISITOR, ['input']);
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
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR, kind === '' ? [] : [kind]);
    await send(mounted);
    expect(sent<SentQuote>().quoteData.customerInfo).toMatchObject(VISITOR);
  });

  it('holds what a robot wrote into the trap', async () => {
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR, ['input']);
    mounted.control('leadRoute').value = 'https://spam.example';
    await send(mounted);
    expect(sent().leadRoute).toBe('https://spam.example');
  });
});

describe('the result', () => {
  it('shows the reference of the server, not the one that was proposed', async () => {
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR, ['input']);
    await send(mounted);
    await expect.poll(() => wordsOf(mounted.root)).toContain('Quote reference SQ-654321');
  });

  it('says so when the address has had its mails', async () => {
    answerWith({ customerMail: 'suppressed' });
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR, ['input']);
    await send(mounted);
    expect(await mounted.screen.findByText(/We've sent you several emails in the last hour/)).toBeTruthy();
  });
});

it('begins with the bill and the direction that the estimate hands over, and tells the direction with the quote', async () => {
  const mounted = await open({ bill: '92.5', direction: 'NE/NW' });
  expect(mounted.control('electricityBill').value).toBe('92.5');
  // Handed over again, while nobody has touched the field.
  mounted.tag.setAttribute('bill', '120');
  await expect.poll(() => mounted.control('electricityBill').value).toBe('120');
  await toDetails(mounted);
  mounted.enter(VISITOR, ['input']);
  await send(mounted);
  expect(sent<SentQuote>().quoteData.customerInfo).toMatchObject({ electricityBill: 120 });
  expect(sent<SentQuote>().quoteData.customerInfo).not.toHaveProperty('direction');
  const facing = await mounted.screen.findByRole('radio', { name: 'NE or NW: north-east or north-west', hidden: true });
  expect((facing as HTMLInputElement).checked).toBe(true);
  await expect
    .poll(() => bodies(QUOTE_ACTIONS_PATH))
    .toContainEqual(expect.objectContaining({ action: 'estimate', inputs: { direction: 'NE/NW' } }));
});

it.each([
  [{ bill: 'lots', direction: 'up' }, '80'],
  [{ bill: '-5' }, '80'],
])('%o is no answer: the form begins as ever', async (attributes, bill) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mounted = await open(attributes);
  expect(mounted.control('electricityBill').value).toBe(bill);
});

it('may be removed while a quote is sent', async () => {
  const mounted = await open();
  await toDetails(mounted);
  mounted.enter(VISITOR, ['input']);
  // Else it is sent a second and a half later, in the middle of another test.
  mounted.takeTime();
  await mounted.press('Get my quote');
  mounted.tag.remove();
  await expect.poll(() => posts().length).toBeGreaterThan(0);
});

it('has every field of the contact step named, labelled and known to autofill', async () => {
  const mounted = await open({ 'customer-type': 'business' });
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

describe('an analytics function of our own page', () => {
  it.each([
    ['essential', 0],
    ['', 0],
    ['all', 1],
  ])('with consent “%s” hears of %i conversions', async (consent, times) => {
    if (consent) localStorage.setItem('cookieConsent', consent);
    const gtag = vi.fn<NonNullable<typeof window.gtag>>();
    vi.stubGlobal('gtag', gtag);
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR);
    await send(mounted);
    await mounted.screen.findByText('Quote Generated Successfully');
    // It is told when the result was painted, which the heading alone does not prove.
    await nextFrame();
    expect(gtag).toHaveBeenCalledTimes(times);
  });

  it('that throws does not stop a quote', async () => {
    localStorage.setItem('cookieConsent', 'all');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('gtag', () => {
      throw new Error('blocked');
    });
    const mounted = await open();
    await toDetails(mounted);
    mounted.enter(VISITOR);
    await send(mounted);
    expect(warn).toHaveBeenCalledWith('Quote widgets: analytics failed.', expect.any(Error));
  });
});

it('tells the page of a failure with its code', async () => {
  answerWith({ title: 'Planned for a test' }, 403);
  const mounted = await open();
  const failed = vi.fn<(event: Event) => void>();
  mounted.tag.addEventListener('quote-failed', failed);
  await toDetails(mounted);
  mounted.enter(VISITOR);
  await mounted.submit('Get my quote', 'Your details');
  await mounted.screen.findByText('Submission Error');
  expect(failed.mock.calls.map(([event]) => event instanceof CustomEvent && event.detail)).toEqual([
    { code: 'refused' },
  ]);
});
