import { configure } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readHomecare } from '#contract/homecare/submission.ts';
import { mountTag, type MountedTag } from '../../../tests/support/element/mountTag.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { defineElement } from '../../runtime/defineElement.ts';
import { homecareQuote } from './index.ts';

// Later steps are fetched: a second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
defineElement(homecareQuote);

const ANSWER = { id: 'a', reference: 'HC-654321', token: 't'.repeat(24), quoteUrl: 'https://quotes.example/quote/t' };
const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  postcode: 'ne1 4st',
};
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ANSWER), { status: 201 })));
});
afterEach(() => {
  document.querySelector('homecare-quote')?.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  calls.mockReset();
});

const mount = (attributes?: Readonly<Record<string, string>>) =>
  mountTag('homecare-quote', 'Choose your HomeCare plan', attributes);

const press = async ({ screen }: MountedTag, name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const chosenPlan = ({ root }: MountedTag): string | undefined =>
  root.querySelector<HTMLInputElement>('[name=plan]:checked')?.value;

async function ask(mounted: MountedTag): Promise<void> {
  await press(mounted, 'Continue');
  await mounted.screen.findByRole('heading', { name: 'Your details' });
  await sendPerson(mounted);
}

async function sendPerson(mounted: MountedTag): Promise<void> {
  for (const [name, value] of Object.entries(PERSON)) {
    const field = mounted.root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`expected a field ${name}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press(mounted, 'Request this plan');
  await mounted.screen.findByRole('heading', { name: 'Thank you' });
}

function sentData(): unknown {
  const body = calls.mock.calls[0]?.[1]?.body;
  if (typeof body !== 'string') throw new Error('expected a post');
  return JSON.parse(body).quoteData;
}

describe('the plan cards', () => {
  it('say what each plan adds to the one below it', async () => {
    const { screen } = await mount();
    const card = (name: RegExp): string => screen.getByRole('radio', { name }).closest('label')?.textContent ?? '';
    expect(card(/^Standard/)).toContain('Unlimited callouts');
    expect(card(/^Plus/)).toMatch(/Everything in Standard, and:.*Central heating cover/);
    expect(card(/^Plus/)).not.toContain('Unlimited callouts');
    expect(card(/^Complete/)).toMatch(
      /Everything in Plus, and:.*Plumbing and drains cover.*Electrical emergency cover/,
    );
    expect(card(/^Complete/)).not.toContain('Central heating');
  });

  it('of another list stand for themselves', async () => {
    const { screen } = await mount({ plan: 'Total Care', catalogue: 'plans' });
    const card = screen.getByRole('radio', { name: /^Total Care/ }).closest('label')?.textContent ?? '';
    expect(card).toContain('Unlimited parts and labour');
    expect(card).toContain('Home security check');
  });
});

describe('a plan', () => {
  it('is sent as it was chosen, in a form that the API reads', async () => {
    const mounted = await mount({ plan: 'Basic Care', catalogue: 'plans' });
    await ask(mounted);
    const result = readHomecare(sentData());
    expect(result.ok && result.submission).toMatchObject({
      contact: { postcode: 'NE1 4ST' },
      price: { status: 'ok', totalPence: 8_00 },
      data: { plan: { type: 'Basic Care', catalogue: 'plans' }, customerInfo: { contactConsent: false } },
    });
    expect(mounted.root.textContent).toContain('HC-654321');
    expect(mounted.root.textContent).toContain('Parts and labour up to £500');
  });

  it('follows the attribute until the visitor has chosen', async () => {
    const mounted = await mount({ plan: 'Plus' });
    expect(chosenPlan(mounted)).toBe('Plus');
    mounted.tag.setAttribute('plan', 'Complete');
    await expect.poll(() => chosenPlan(mounted)).toBe('Complete');
    await userEvent.click(mounted.screen.getByRole('radio', { name: /^Standard/ }));
    mounted.tag.setAttribute('plan', 'Plus');
    await expect.poll(() => mounted.tag.getAttribute('plan')).toBe('Plus');
    expect(chosenPlan(mounted)).toBe('Standard');
  });
});

describe('contact about the quote, and offers', () => {
  it('are boxes of their own, all empty, and a tick in one is a tick in that one', async () => {
    const mounted = await mount();
    await press(mounted, 'Continue');
    const contact = await mounted.screen.findByRole<HTMLInputElement>('checkbox', {
      name: /contact me about this quote/,
    });
    const boxes = [...mounted.root.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['contactConsent', false],
      ['marketingEmail', false],
      ['marketingText', false],
      ['marketingPhone', false],
    ]);
    await userEvent.click(contact);
    await sendPerson(mounted);
    expect(sentData()).toMatchObject({
      customerInfo: { contactConsent: true, marketing: { email: false, text: false, phone: false } },
    });
  });
});

describe('the promise of a call', () => {
  it.each([
    ['2026-11-20T10:30:00Z', 'We are open now, so you hear from us by 10:30 on Monday.'],
    ['2026-11-21T12:00:00Z', 'We are closed now, so you hear from us by 17:00 on Monday.'],
  ])('at %s: %s', async (now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const mounted = await mount();
    await ask(mounted);
    expect(wordsOf(mounted.root)).toContain('A specialist will contact you within 24 hours');
    expect(wordsOf(mounted.root)).toContain(words);
  });
});
