import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readHomecare } from '#contract/homecare/submission.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { homecareQuote } from './funnel.tsx';

const { open, sent } = testFunnel(homecareQuote, 'Choose your HomeCare plan', 'HC-654321');
const VISITOR = { ...PERSON, postcode: 'ne1 4st' };

const chosenPlan = ({ root }: OpenFunnel): string | undefined =>
  root.querySelector<HTMLInputElement>('[name=plan]:checked')?.value;

async function sendPerson({ enter, submit }: OpenFunnel): Promise<void> {
  enter(VISITOR);
  await submit('Request this plan', 'Thank you');
}

async function ask(mounted: OpenFunnel): Promise<void> {
  await mounted.goOn('Continue', 'Your details');
  await sendPerson(mounted);
}

describe('the plan cards', () => {
  it('say what each plan adds to the one below it', async () => {
    const { screen } = await open();
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
    const { screen } = await open({ plan: 'Total Care', catalogue: 'plans' });
    const card = screen.getByRole('radio', { name: /^Total Care/ }).closest('label')?.textContent ?? '';
    expect(card).toContain('Unlimited parts and labour');
    expect(card).toContain('Home security check');
  });
});

// Funnels specification, section 9.2: five lists that do not agree. The clicked name and price are what is shown.
it.each([
  ['standard', 'home', 'Standard £14 a month', 3, '£168'],
  ['Complete', 'home', 'Complete £22 a month', 3, '£264'],
  ['Complete Care', 'plans', 'Complete Care £15 a month', 4, '£180'],
  ['Total Care', 'plans', 'Total Care £22 a month', 4, '£264'],
  ['Two', 'learn-more', 'Plan Two £19 a month', 4, '£228'],
  ['Four', 'faq', 'Plan Four £29 a month', 4, '£348'],
  ['Boiler cover', 'instant', 'Boiler cover £14.99 a month', 4, '£179.88'],
])('a click on “%s” of %s is “%s”', async (plan, catalogue, name, cards, term) => {
  const { root, screen } = await open({ plan, catalogue });
  expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  expect(screen.getAllByRole('radio')).toHaveLength(cards);
  expect(wordsOf(root)).toContain(`comes to ${term} for 12 months`);
  expect(screen.queryAllByText('The plan you clicked')).toHaveLength(cards - 3);
});

it('a plan that nobody sells is ignored, with one warning for plan and list each', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { screen } = await open({ plan: 'Free', catalogue: 'secret' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard £14 a month' }).checked).toBe(true);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(warn.mock.calls.filter(([text]) => String(text).includes('is ignored'))).toHaveLength(2);
});

describe('a plan', () => {
  it('is sent as it was chosen, in a form that the API reads', async () => {
    const mounted = await open({ plan: 'Basic Care', catalogue: 'plans' });
    await ask(mounted);
    const result = readHomecare(sent().quoteData);
    expect(result.ok && result.submission).toMatchObject({
      contact: { postcode: 'NE1 4ST' },
      price: { status: 'ok', totalPence: 8_00 },
      data: { plan: { type: 'Basic Care', catalogue: 'plans' }, customerInfo: { contactConsent: false } },
    });
    expect(mounted.root.textContent).toContain('HC-654321');
    expect(mounted.root.textContent).toContain('Parts and labour up to £500');
  });

  it('follows the attribute until the visitor has chosen', async () => {
    const mounted = await open({ plan: 'Plus' });
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
    const mounted = await open();
    await mounted.press('Continue');
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
    expect(sent().quoteData).toMatchObject({
      customerInfo: { contactConsent: true, marketing: { email: false, text: false, phone: false } },
    });
  });
});

describe('the promise of a call', () => {
  it.each([
    ['2026-11-20T10:30:00Z', "We're open now, so you'll hear from us by 10:30 on Monday at the latest."],
    ['2026-11-21T12:00:00Z', "We're closed now, so you'll hear from us by 17:00 on Monday at the latest."],
  ])('at %s: %s', async (now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const mounted = await open();
    await ask(mounted);
    expect(wordsOf(mounted.root)).toContain('A specialist will contact you within 24 hours');
    expect(wordsOf(mounted.root)).toContain(words);
  });
});
